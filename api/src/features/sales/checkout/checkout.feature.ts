import type { Feature } from '../../../platform/features/feature.ts';
import { forgetAttempts } from './checkout.jobs.ts';
import { CheckoutResolver } from './checkout.resolver.ts';

/** From a cart to an order that waits for its payment. */
export const checkout: Feature = { resolvers: [CheckoutResolver], jobs: [forgetAttempts] };
