import { useParams } from 'react-router-dom';
import { NotShown } from '../frame/page/NotShown.tsx';
import { useCustomerQuery } from './Customer.generated.ts';
import { CustomerDetail } from './CustomerDetail.tsx';

const BACK = { to: '/admin/customers', label: 'Customers' };

/** /admin/customers/:id: one account. */
export function CustomerScreen() {
  const { id = '' } = useParams();
  const query = useCustomerQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const customer = query.data?.customer;
  if (customer) return <CustomerDetail customer={customer} back={BACK} />;
  return (
    <NotShown query={query} thing="customer" back={BACK}>
      The account was erased, or the link is incomplete.
    </NotShown>
  );
}
