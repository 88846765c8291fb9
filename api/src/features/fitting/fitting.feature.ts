import type { Feature } from '../../platform/feature.ts';
import { FittingCentre } from './fitting-centre.entity.ts';
import { FittingResolver } from './fitting.resolver.ts';

/** Where tyres bought here are fitted. */
export const fitting: Feature = { entities: [FittingCentre], resolvers: [FittingResolver] };
