import { ImportsScreen } from '../../imports/ImportsScreen.tsx';
import { centreImport } from './centreImport.ts';

/** /admin/fitting-centres/import: sends a file of centres, and lists the imports so far. */
export const CentreImportsScreen = () => <ImportsScreen section={centreImport} />;
