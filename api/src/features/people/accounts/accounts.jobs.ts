import type { Job } from '../../../platform/features/job.ts';
import { forgetExpiredLimits } from '../../../platform/limits/limiter.ts';
import { GuessingWarningService } from './details/guessing-warning.service.ts';
import { PasswordResetService, RESET_JOB } from './details/password-reset.service.ts';
import { SessionService } from './sessions/session.service.ts';
import { GUESSING_JOB } from './sessions/sign-in-limits.ts';
import { UserTokenService } from './sessions/user-token.service.ts';

/** Mails a link that sets a new password; does nothing if no account has the address. */
export const mailPasswordReset: Job<{ email: string; isKnown?: boolean }> = {
  name: RESET_JOB,
  handle: (services, { email, isKnown }) => services.get(PasswordResetService).sendLink(email, isKnown),
};

/** Warns the owner of an account whose password is guessed at; does nothing if no account has the address. */
export const warnOfGuessing: Job<{ email: string }> = {
  name: GUESSING_JOB,
  handle: (services, { email }) => services.get(GuessingWarningService).send(email),
};

/** The shop does not keep for ever where a customer once signed in. */
export const forgetEndedSessions: Job = {
  name: 'forget-ended-sessions',
  schedule: '40 3 * * *',
  async handle(services) {
    await services.get(SessionService).forgetEnded();
    await services.get(UserTokenService).forgetExpired();
  },
};

/** Neither does it keep the networks that limits were counted for, of which there is one for each visitor. */
export const forgetExpiredCounts: Job = {
  name: 'forget-expired-counts',
  schedule: '*/10 * * * *',
  handle: ({ platform }) => forgetExpiredLimits(platform),
};
