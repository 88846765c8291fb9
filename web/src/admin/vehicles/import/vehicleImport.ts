import type { ImportSection } from '../../imports/importSection.ts';
import {
  useApplyVehicleImportMutation,
  useCancelVehicleImportMutation,
  useMapVehicleImportMutation,
  useUndoVehicleImportMutation,
  useVehicleImportColumnsQuery,
  useVehicleImportQuery,
  useVehicleImportRowsQuery,
  useVehicleImportsQuery,
} from './VehicleImport.generated.ts';

/** Files of vehicles with the tyre sizes that fit them. */
export const vehicleImport: ImportSection = {
  path: '/admin/vehicles/import',
  files: '/api/vehicles/bulk',
  title: 'Import vehicles',
  back: { to: '/admin/vehicles', label: 'Vehicles' },
  thing: 'vehicle',
  added: 'A new vehicle',
  introduction:
    'Vehicles with their sizes, pressures and sensors. Rows find their vehicles by id, otherwise by make and ' +
    'model; an unknown model adds a vehicle.',
  pattern:
    'The list of vehicles can be downloaded with the same columns, at its foot: change that file and import it.',
  undoKeeps: 'Vehicles that were edited since stay as they are.',
  warnings: { SIZES: 'Sizes' },
  useImports: useVehicleImportsQuery,
  useImport: useVehicleImportQuery,
  useColumns: useVehicleImportColumnsQuery,
  useRows: useVehicleImportRowsQuery,
  useMap: useMapVehicleImportMutation,
  useApply: useApplyVehicleImportMutation,
  useCancel: useCancelVehicleImportMutation,
  useUndo: useUndoVehicleImportMutation,
};
