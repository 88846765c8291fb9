import type { Feature } from '../../../platform/features/feature.ts';
import { CustomerResolver } from './customer.resolver.ts';
import { GuestBuyerResolver } from './guest-buyer.resolver.ts';

/** Customers and their purchases, for staff. */
export const customers: Feature = { resolvers: [CustomerResolver, GuestBuyerResolver] };
