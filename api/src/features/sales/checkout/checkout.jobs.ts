import type { Job } from '../../../platform/features/job.ts';
import { ATTEMPT_KEPT_MS } from './checkout-attempt.ts';
import { OrderPlacement } from './order-placement.service.ts';

/** Every night, deletes the idempotency keys of checkouts older than a day. */
export const forgetAttempts: Job = {
  name: 'forget-checkout-attempts',
  schedule: '45 3 * * *',
  handle: (services) =>
    services
      .get(OrderPlacement)
      .forgetAttempts({ placedBefore: new Date(services.platform.now().getTime() - ATTEMPT_KEPT_MS) }),
};
