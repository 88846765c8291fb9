import { ImportsScreen } from '../../imports/ImportsScreen.tsx';
import { productImport } from './productImport.ts';

/** /admin/products/import: sends a file of products, and lists the imports so far. */
export const ProductImportsScreen = () => <ImportsScreen section={productImport} />;
