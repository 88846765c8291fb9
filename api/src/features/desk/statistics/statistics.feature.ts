import type { Feature } from '../../../platform/features/feature.ts';
import { AdminStatsResolver } from './admin-stats.resolver.ts';
import { FirstStepResolver } from './first-steps.resolver.ts';
import { ShopStatsResolver } from './shop-stats.resolver.ts';
import { WaitingTaskResolver } from './waiting-tasks.resolver.ts';

/** Figures about the shop: some public, some for staff. */
export const statistics: Feature = {
  resolvers: [ShopStatsResolver, AdminStatsResolver, WaitingTaskResolver, FirstStepResolver],
};
