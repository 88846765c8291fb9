import type { Feature } from '../../../platform/features/feature.ts';
import { forgetAttempts } from './checkout.jobs.ts';
import { CheckoutResolver } from './checkout.resolver.ts';

/** Turns a cart into an order that awaits payment. */
export const checkout: Feature = { resolvers: [CheckoutResolver], jobs: [forgetAttempts] };
