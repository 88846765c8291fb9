import { useParams } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ScreenLoading } from '../frame/ScreenLoading.tsx';
import { useCustomerQuery } from './Customer.generated.ts';
import { CustomerDetail } from './CustomerDetail.tsx';

const BACK = { to: '/admin/customers', label: 'Customers' };

/** /admin/customers/:id: one account. */
export function CustomerScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useCustomerQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (data?.customer) return <CustomerDetail customer={data.customer} back={BACK} />;
  if (!data && !error) return <ScreenLoading />;
  return (
    <AdminPage title="Customer" back={BACK}>
      {data ? (
        <EmptyState
          title="This account doesn’t exist"
          action={<LinkButton to="/admin/customers">Show all customers</LinkButton>}
        >
          It was erased, or the address of this page is incomplete.
        </EmptyState>
      ) : (
        <Notice tone="bad" title="We couldn’t load this customer.">
          <Button className="mt-2 justify-self-start" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </Notice>
      )}
    </AdminPage>
  );
}
