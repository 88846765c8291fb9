import type { Job } from '../../platform/job.ts';
import { forgetExpiredLimits } from '../../platform/limiter.ts';
import { PasswordResetService, RESET_JOB } from './password-reset.service.ts';
import { SessionService } from './session.service.ts';
import { UserTokenService } from './user-token.service.ts';

/** Mails a link that sets a new password, or finds that there is nobody to mail it to. */
export const mailPasswordReset: Job<{ email: string }> = {
  name: RESET_JOB,
  handle: (services, { email }) => services.get(PasswordResetService).sendLink(email),
};

/** Nobody needs to know for ever from where somebody once signed in. */
export const forgetEndedSessions: Job = {
  name: 'forget-ended-sessions',
  schedule: '40 3 * * *',
  async handle(services) {
    await services.get(SessionService).forgetEnded();
    await services.get(UserTokenService).forgetExpired();
    await forgetExpiredLimits(services.platform);
  },
};
