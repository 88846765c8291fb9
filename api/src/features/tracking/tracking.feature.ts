import type { Feature } from '../../platform/feature.ts';
import { TrackingResolver } from './tracking.resolver.ts';

/** Where an order is. */
export const tracking: Feature = { resolvers: [TrackingResolver] };
