import { ImportScreen } from '../../imports/ImportScreen.tsx';
import { vehicleImport } from './vehicleImport.ts';

/** /admin/vehicles/import/{id}: a file of vehicles, its effect, and what became of it. */
export const VehicleImportScreen = () => <ImportScreen section={vehicleImport} />;
