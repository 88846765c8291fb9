export { DvsaSecretService } from './lookup/dvsa-secret.service.ts';
export type { LookupPace } from './lookup/lookup-http.ts';
export { familiesOfMake, familyAt, type VehicleFamily } from './fitment/vehicle-family.ts';
export {
  requiredCategory,
  takingSizes,
  toVehicle,
  type Fitment,
  type FitmentRow,
} from './fitment/vehicle-fitment.ts';
export type { NamedVehicle } from './names/vehicle-name-index.ts';
export { vehicleCorrected } from './editing/vehicle.events.ts';
export { AdminVehicle } from './editing/vehicle-write.results.ts';
export { VehicleDesk } from './editing/vehicle-desk.service.ts';
export { Vehicle, VehicleMot, VehicleTyreSize } from './fitment/vehicle.entity.ts';
export { vehicleColumns } from './import/vehicle-columns.ts';
export { VehicleService, type FitmentRequest } from './vehicle.service.ts';
export { vehicles } from './vehicles.feature.ts';
export { dvlaConnection, motConnection } from './lookup/register-connections.ts';
