import { useNavigate, useParams } from 'react-router-dom';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { SupplierFeeds } from './feeds/SupplierFeeds.tsx';
import { SupplierForm } from './SupplierForm.tsx';
import { SupplierOffers } from './SupplierOffers.tsx';
import { useSupplierToEditQuery } from './Suppliers.generated.ts';

const BACK = { to: '/admin/suppliers', label: 'Suppliers' };

/** /admin/suppliers/:id: a supplier, its feeds and its offers. */
export function SupplierScreen() {
  const id = Number(useParams()['id']) || 0;
  const query = useSupplierToEditQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const supplier = query.data?.supplier;
  if (!supplier)
    return (
      <NotShown query={query} thing="supplier" back={BACK}>
        The link is incomplete.
      </NotShown>
    );
  return (
    <AdminPage
      title={supplier.name}
      back={BACK}
      actions={<LinkButton to={`/admin/suppliers/${id}/import`}>Import costs and stock</LinkButton>}
    >
      <SupplierForm supplier={supplier} reload={() => query.refetch()} onSaved={() => undefined} />
      <SupplierFeeds supplierId={id} />
      <SupplierOffers supplierId={id} />
    </AdminPage>
  );
}

/** /admin/suppliers/new */
export function NewSupplierScreen() {
  const navigate = useNavigate();
  return (
    <AdminPage title="New supplier" back={BACK}>
      <SupplierForm
        supplier={null}
        reload={() => Promise.resolve()}
        onSaved={({ id }) => void navigate(`/admin/suppliers/${id}`)}
      />
    </AdminPage>
  );
}
