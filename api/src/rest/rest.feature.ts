import type { Feature } from '../platform/features/feature.ts';
import { forgetIdempotentReplies } from './idempotency/idempotency-store.jobs.ts';
import { personalReplies } from './idempotency/idempotency-store.personal-data.ts';

/**
 * The legacy paths. They answer through the schema; the only data of their own are replies, stored for
 * repetitions.
 */
export const rest: Feature = {
  jobs: [forgetIdempotentReplies],
  personalData: [personalReplies],
};
