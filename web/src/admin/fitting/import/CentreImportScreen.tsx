import { ImportScreen } from '../../imports/ImportScreen.tsx';
import { centreImport } from './centreImport.ts';

/** /admin/fitting-centres/import/{id}: a file of centres, its effect, and what became of it. */
export const CentreImportScreen = () => <ImportScreen section={centreImport} />;
