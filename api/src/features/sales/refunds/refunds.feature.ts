import type { Feature } from '../../../platform/features/feature.ts';
import { DisputeResolver } from './disputes/dispute.resolver.ts';
import { RefundableLineResolver, RefundResolver } from './requests/refund.resolver.ts';

/** Refunds, goods that come back, and disputes. */
export const refunds: Feature = { resolvers: [RefundResolver, RefundableLineResolver, DisputeResolver] };
