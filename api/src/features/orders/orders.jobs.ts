import type { Job } from '../../platform/job.ts';
import { ReviewInvitationService } from './review-invitation.service.ts';

/** Once a day, in the morning, when mail is read. */
export const inviteReviews: Job = {
  name: 'invite-reviews',
  schedule: '0 9 * * *',
  handle: (services) => services.get(ReviewInvitationService).sweep(),
};
