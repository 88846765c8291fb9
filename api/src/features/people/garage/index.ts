export { garage } from './garage.feature.ts';
export { GarageVehicle } from './garage-vehicle.entity.ts';
