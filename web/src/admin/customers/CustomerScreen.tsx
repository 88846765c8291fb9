import { useParams } from 'react-router-dom';
import { NotShown } from '../frame/page/NotShown.tsx';
import { useCustomerQuery } from './Customer.generated.ts';
import { CustomerDetail } from './CustomerDetail.tsx';
import { useRecordParts } from './customerScopes.ts';

const BACK = { to: '/admin/customers', label: 'Customers' };

/** /admin/customers/:id: one account. */
export function CustomerScreen() {
  const { id = '' } = useParams();
  const query = useCustomerQuery({
    variables: { id, ...useRecordParts() },
    fetchPolicy: 'cache-and-network',
  });
  const { customer, customerRecord: record } = query.data ?? {};
  if (customer && record) return <CustomerDetail customer={customer} record={record} back={BACK} />;
  return (
    <NotShown query={query} thing="customer" back={BACK}>
      The account was erased, or the link is incomplete.
    </NotShown>
  );
}
