import type { Feature } from '../../../platform/features/feature.ts';
import { PlanResolver } from './plan.resolver.ts';

/** Certificates for road hazard plans. Buyers add the plans to an order as lines. */
export const plans: Feature = { resolvers: [PlanResolver] };
