import type { Feature } from '../../../platform/features/feature.ts';
import { FittingCentre } from './fitting-centre.entity.ts';
import { FittingResolver } from './fitting.resolver.ts';
import { PlaceResolver } from './place.resolver.ts';
import { Town } from './town.entity.ts';

/** The garages that fit tyres, and the towns the mobile fitters come to. */
export const fitting: Feature = {
  entities: [FittingCentre, Town],
  resolvers: [FittingResolver, PlaceResolver],
};
