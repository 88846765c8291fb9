import { ImportScreen } from '../../imports/ImportScreen.tsx';
import { productImport } from './productImport.ts';

/** /admin/products/import/{id}: a file of products, its effect, and what became of it. */
export const ProductImportScreen = () => <ImportScreen section={productImport} />;
