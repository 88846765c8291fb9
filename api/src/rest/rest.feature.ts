import type { Feature } from '../platform/feature.ts';
import { forgetKeptReplies } from './kept-replies.jobs.ts';
import { personalReplies } from './kept-replies.personal-data.ts';

/** The paths of old. They answer through the schema; all they keep of their own is replies, for who asks twice. */
export const rest: Feature = {
  jobs: [forgetKeptReplies],
  personalData: [personalReplies],
};
