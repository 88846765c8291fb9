import type { Feature } from '../../../platform/features/feature.ts';
import { PlanResolver } from './plan.resolver.ts';

/** What the road hazard plans that were sold cover. They are bought as lines of an order. */
export const plans: Feature = { resolvers: [PlanResolver] };
