import { ImportsScreen } from '../../imports/ImportsScreen.tsx';
import { vehicleImport } from './vehicleImport.ts';

/** /admin/vehicles/import: sends a file of vehicles, and lists the imports so far. */
export const VehicleImportsScreen = () => <ImportsScreen section={vehicleImport} />;
