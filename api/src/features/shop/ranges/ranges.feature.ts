import type { Feature } from '../../../platform/features/feature.ts';
import { BrandRangeResolver } from './brand-range.resolver.ts';
import { CarMakeResolver, CarResolver } from './car.resolver.ts';
import { brandAddresses, carAddresses, sizeAddresses } from './ranges.sitemap.ts';
import { SizeRangeResolver } from './size-range.resolver.ts';

/** Figures about the tyres on sale in one size, of one brand or for one vehicle. */
export const ranges: Feature = {
  resolvers: [SizeRangeResolver, BrandRangeResolver, CarMakeResolver, CarResolver],
  sitemap: [sizeAddresses, brandAddresses, carAddresses],
};
