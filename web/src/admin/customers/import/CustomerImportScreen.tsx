import { ImportScreen } from '../../imports/ImportScreen.tsx';
import { customerImport } from './customerImport.ts';

/** /admin/customers/import/{id}: a file of customers, its effect, and what became of it. */
export const CustomerImportScreen = () => <ImportScreen section={customerImport} />;
