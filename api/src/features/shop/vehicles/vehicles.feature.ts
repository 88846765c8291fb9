import type { Feature } from '../../../platform/features/feature.ts';
import { Vehicle } from './fitment/vehicle.entity.ts';
import { VehicleResolver } from './vehicle.resolver.ts';

/** Which tyres fit which vehicle. */
export const vehicles: Feature = { entities: [Vehicle], resolvers: [VehicleResolver] };
