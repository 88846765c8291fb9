import type { Feature } from '../platform/features/feature.ts';
import { forgetIdempotentReplies } from './idempotency/idempotency-store.jobs.ts';
import { personalReplies } from './idempotency/idempotency-store.personal-data.ts';

/**
 * The legacy REST paths. They answer through the schema; their only data of their own is replies, stored for replay.
 */
export const rest: Feature = {
  jobs: [forgetIdempotentReplies],
  personalData: [personalReplies],
};
