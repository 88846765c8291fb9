import type { Feature } from '../../../platform/features/feature.ts';
import { CustomerResolver } from './customer.resolver.ts';
import { GuestBuyerResolver } from './guest-buyer.resolver.ts';

/** The list of customers and what they bought, for administrators. */
export const customers: Feature = { resolvers: [CustomerResolver, GuestBuyerResolver] };
