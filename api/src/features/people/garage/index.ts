export { garage } from './garage.feature.ts';
export { GarageVehicle } from './record/garage-vehicle.entity.ts';
