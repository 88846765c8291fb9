export type { LookupPace } from './lookup-http.ts';
export { familiesOfMake, familyAt, type VehicleFamily } from './vehicle-family.ts';
export {
  requiredCategory,
  takingSizes,
  toVehicle,
  type Fitment,
  type FitmentRow,
} from './vehicle-fitment.ts';
export type { NamedVehicle } from './vehicle-name-index.ts';
export { Vehicle, VehicleTyreSize } from './vehicle.entity.ts';
export { VehicleService, type FitmentRequest } from './vehicle.service.ts';
export { vehicles } from './vehicles.feature.ts';
