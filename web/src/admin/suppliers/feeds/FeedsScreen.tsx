import { useParams } from 'react-router-dom';
import { AdminPage } from '../../frame/page/AdminPage.tsx';
import { SupplierFeeds } from './SupplierFeeds.tsx';

/** /admin/suppliers/{id}/feeds: a supplier's feeds. */
export function FeedsScreen() {
  const { id = '' } = useParams();
  return (
    <AdminPage title="Feeds" back={{ to: `/admin/suppliers/${id}`, label: 'Supplier' }}>
      <SupplierFeeds supplierId={Number(id) || 0} />
    </AdminPage>
  );
}
