import type { Feature } from '../platform/features/feature.ts';
import { forgetKeptReplies } from './kept-replies.jobs.ts';
import { personalReplies } from './kept-replies.personal-data.ts';

/**
 * The legacy paths. They answer through the schema; the only data of their own are replies, stored for
 * repetitions.
 */
export const rest: Feature = {
  jobs: [forgetKeptReplies],
  personalData: [personalReplies],
};
