import type { Job } from '../../../platform/features/job.ts';
import { ReviewInvitationService } from './invitations/review-invitation.service.ts';
import { ReviewVoteService } from './writing/review-vote.service.ts';

/** Every night: the record of browsers that voted is useless once their cookies have expired. */
export const forgetVotingBrowsers: Job = {
  name: 'forget-voting-browsers',
  schedule: '50 3 * * *',
  handle: (services) => services.get(ReviewVoteService).forgetBrowsers(),
};

/** Every morning, when people read their email. */
export const inviteReviews: Job = {
  name: 'invite-reviews',
  schedule: '0 9 * * *',
  handle: (services) => services.get(ReviewInvitationService).sweep(),
};
