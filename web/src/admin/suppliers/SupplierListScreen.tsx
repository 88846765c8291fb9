import { Link } from 'react-router-dom';
import { failureText } from '../../apollo/failureText.ts';
import { formatCounted } from '../../lib/text/format.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { Mark } from '../frame/mark/Mark.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { useSupplierListQuery, type EditedSupplierFragment } from './Suppliers.generated.ts';

/** /admin/suppliers: the wholesalers that the shop buys from. */
export function SupplierListScreen() {
  const { data, error, refetch } = useSupplierListQuery({ fetchPolicy: 'cache-and-network' });
  const suppliers = data?.suppliers;
  const add = (
    <LinkButton to="/admin/suppliers/new" variant="primary">
      New supplier
    </LinkButton>
  );
  return (
    <AdminPage
      title="Suppliers"
      actions={
        <>
          <LinkButton to="/admin/purchases">Purchases</LinkButton>
          {add}
        </>
      }
    >
      {!suppliers && !error && <Skeleton className="h-40" />}
      {!suppliers && error && (
        <LoadFailed what="the suppliers" why={failureText(error)} onRetry={() => refetch()} />
      )}
      {suppliers?.length === 0 && (
        <EmptyState title="No suppliers yet" action={add}>
          Add the wholesalers that you order from. With their costs and stock, the shop sells what they have
          and lists what to order.
        </EmptyState>
      )}
      {suppliers && suppliers.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-card">
          {suppliers.map((supplier) => (
            <SupplierLine key={supplier.id} supplier={supplier} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}

function SupplierLine({
  supplier: { id, name, leadDays, email, active },
}: {
  supplier: EditedSupplierFragment;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-sm md:px-5">
      <Link to={`/admin/suppliers/${id}`} className="flex min-h-9 items-center font-[650] hover:underline">
        {name}
      </Link>
      {!active && <Mark>Not sold</Mark>}
      <span className="wrap-anywhere text-ink-2 sm:ml-auto">
        {[formatCounted(leadDays, 'working day'), email].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}
