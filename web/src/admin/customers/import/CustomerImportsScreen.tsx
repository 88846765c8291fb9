import { ImportsScreen } from '../../imports/ImportsScreen.tsx';
import { customerImport } from './customerImport.ts';

/** /admin/customers/import: sends a file of customers, and lists the imports so far. */
export const CustomerImportsScreen = () => <ImportsScreen section={customerImport} />;
