import type { Feature } from '../../../platform/features/feature.ts';
import { TrackingResolver } from './tracking.resolver.ts';

/** Public tracking of orders. */
export const tracking: Feature = { resolvers: [TrackingResolver] };
