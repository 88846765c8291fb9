import type { Job } from '../../platform/job.ts';
import { ReviewVoteService } from './review-vote.service.ts';

/** Every night: which browsers voted is of no use once their cookies are gone. */
export const forgetVotingBrowsers: Job = {
  name: 'forget-voting-browsers',
  schedule: '50 3 * * *',
  handle: (services) => services.get(ReviewVoteService).forgetBrowsers(),
};
