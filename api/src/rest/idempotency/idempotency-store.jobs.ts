import type { Job } from '../../platform/features/job.ts';
import { IdempotencyStore } from './idempotency-store.ts';

/** Every night: a reply contains an order, and can't be replayed any more after its day. */
export const forgetIdempotentReplies: Job = {
  name: 'forget-idempotent-replies',
  schedule: '55 3 * * *',
  handle: ({ platform }) => new IdempotencyStore(platform).forgetExpired(),
};
