import type { Feature } from '../../platform/feature.ts';
import { DisputeResolver, RefundableLineResolver, RefundResolver } from '../orders/index.ts';

/** Money that goes back, goods that come back, and disputes. */
export const refunds: Feature = { resolvers: [RefundResolver, RefundableLineResolver, DisputeResolver] };
