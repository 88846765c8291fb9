import type { Job } from '../../../platform/features/job.ts';
import { forgetExpiredLimits } from '../../../platform/limits/limiter.ts';
import { GuessingWarningService } from './details/guessing-warning.service.ts';
import { PasswordResetService, RESET_JOB } from './details/password-reset.service.ts';
import { SessionService } from './sessions/session.service.ts';
import { GUESSING_JOB } from './sessions/sign-in-limits.ts';
import { UserTokenService } from './sessions/user-token.service.ts';
import { StaffInvitationService } from './staff/staff-invitation.service.ts';

/** Emails a password reset link; does nothing if the address has no account. */
export const mailPasswordReset: Job<{ email: string; isKnown?: boolean }> = {
  name: RESET_JOB,
  handle: (services, { email, isKnown }) => services.get(PasswordResetService).sendLink(email, isKnown),
};

/**
 * Warns an account's owner that their password is being guessed at; does nothing if the address has no account.
 */
export const warnOfGuessing: Job<{ email: string }> = {
  name: GUESSING_JOB,
  handle: (services, { email }) => services.get(GuessingWarningService).send(email),
};

/** Records of where customers signed in from, and invitations nobody accepted, aren't kept for ever. */
export const forgetEndedSessions: Job = {
  name: 'forget-ended-sessions',
  schedule: '40 3 * * *',
  async handle(services) {
    await services.get(SessionService).forgetEnded();
    await services.get(UserTokenService).forgetExpired();
    await services.get(StaffInvitationService).forgetExpired();
  },
};

/** Expired rate-limit counts contain each visitor's network, so they aren't kept either. */
export const forgetExpiredCounts: Job = {
  name: 'forget-expired-counts',
  schedule: '*/10 * * * *',
  handle: ({ platform }) => forgetExpiredLimits(platform),
};
