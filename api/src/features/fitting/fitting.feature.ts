import type { Feature } from '../../platform/feature.ts';
import { FittingCentre } from './fitting-centre.entity.ts';
import { FittingResolver } from './fitting.resolver.ts';

/** The garages that fit tyres bought here. */
export const fitting: Feature = { entities: [FittingCentre], resolvers: [FittingResolver] };
