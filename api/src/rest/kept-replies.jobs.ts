import type { Job } from '../platform/features/job.ts';
import { KeptReplies } from './kept-replies.ts';

/** Every night: a reply contains an order, and cannot be requested again once its day is over. */
export const forgetKeptReplies: Job = {
  name: 'forget-kept-replies',
  schedule: '55 3 * * *',
  handle: ({ platform }) => new KeptReplies(platform).forgetExpired(),
};
