import { announceChange } from '../../../../platform/database/data-versions.ts';
import type { ImportKind } from '../../../../platform/features/import-kind.ts';
import { VehicleApply } from './vehicle-apply.service.ts';
import { VEHICLE_COUNTERS, VehicleCheck } from './vehicle-check.service.ts';
import { vehicleColumns } from './vehicle-columns.ts';

/** Files of vehicles with the tyre sizes that fit them. */
export const vehicleImport: ImportKind = {
  name: 'VEHICLES',
  label: 'Vehicles',
  scope: 'WRITE_CATALOGUE',
  path: '/api/vehicles/bulk',
  columns: vehicleColumns,
  keys: ['id', 'model'],
  counters: VEHICLE_COUNTERS,
  check: (services, run, rows) => services.get(VehicleCheck).rows(run, rows),
  apply: (services, em, run, rows) => services.get(VehicleApply).rows(em, run, rows),
  undo: (services, em, run, rows) => services.get(VehicleApply).undo(em, run, rows),
  tell: (_services, em) => announceChange(em, 'catalogue'),
};
