import type { Job } from '../../platform/job.ts';
import { CODE_JOB, GuestOrderService, type WantedCode } from './guest-order.service.ts';
import { ReviewInvitationService } from './review-invitation.service.ts';

/** Mails a code that shows a guest their order, or finds that there is nobody to mail it to. */
export const mailOrderCode: Job<WantedCode> = {
  name: CODE_JOB,
  handle: (services, wanted) => services.get(GuestOrderService).sendCode(wanted),
};

/** Once a day, in the morning, when mail is read. */
export const inviteReviews: Job = {
  name: 'invite-reviews',
  schedule: '0 9 * * *',
  handle: (services) => services.get(ReviewInvitationService).sweep(),
};
