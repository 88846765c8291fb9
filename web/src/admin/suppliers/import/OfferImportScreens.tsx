import { useParams } from 'react-router-dom';
import { ImportScreen } from '../../imports/ImportScreen.tsx';
import { ImportsScreen } from '../../imports/ImportsScreen.tsx';
import { offerImport } from './offerImport.ts';

/** /admin/suppliers/{id}/import: sends a file of a supplier, and lists its imports so far. */
export function OfferImportsScreen() {
  const { id = '' } = useParams();
  const back = { to: `/admin/suppliers/${id}`, label: 'Supplier' };
  return <ImportsScreen section={{ ...offerImport, back }} about={id} />;
}

/** /admin/suppliers/import/{id}: a file of a supplier, its effect, and what became of it. */
export const OfferImportScreen = () => <ImportScreen section={offerImport} />;
