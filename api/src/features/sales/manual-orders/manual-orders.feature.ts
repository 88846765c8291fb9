import type { Feature } from '../../../platform/features/feature.ts';
import { ManualOrder } from './manual-order.entity.ts';
import { ManualOrderResolver } from './manual-order.resolver.ts';
import { personalManualOrders } from './manual-orders.personal-data.ts';

/** Orders that staff take by telephone and at the counter. */
export const manualOrders: Feature = {
  entities: [ManualOrder],
  resolvers: [ManualOrderResolver],
  personalData: [personalManualOrders],
};
