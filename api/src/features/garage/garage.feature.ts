import type { Feature } from '../../platform/feature.ts';
import { CustomerGarageResolver } from './customer-garage.resolver.ts';
import { GarageVehicle } from './garage-vehicle.entity.ts';
import { personalGarage } from './garage.personal-data.ts';
import { GarageResolver } from './garage.resolver.ts';

/** The vehicles that customers have saved. */
export const garage: Feature = {
  entities: [GarageVehicle],
  resolvers: [GarageResolver, CustomerGarageResolver],
  personalData: [personalGarage],
};
