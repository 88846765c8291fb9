import type { Feature } from '../../platform/feature.ts';
import { AdminStatsResolver } from './admin-stats.resolver.ts';
import { ShopStatsResolver } from './shop-stats.resolver.ts';

/** Figures about the shop: those that anybody may see, and those of its people. */
export const statistics: Feature = { resolvers: [ShopStatsResolver, AdminStatsResolver] };
