import type { Feature } from '../../../platform/features/feature.ts';
import { AccountAdministrationResolver } from './account-administration.resolver.ts';
import { AccountResolver } from './account.resolver.ts';
import {
  forgetEndedSessions,
  forgetExpiredCounts,
  mailPasswordReset,
  warnOfGuessing,
} from './accounts.jobs.ts';
import { personalAccount } from './accounts.personal-data.ts';
import { dataExportRoutes } from './data-export.routes.ts';
import { FirstAdminService } from './first-admin.service.ts';
import { PasswordResolver } from './password.resolver.ts';
import { PersonalDataResolver } from './personal-data.resolver.ts';
import { ProfileResolver } from './profile.resolver.ts';
import { SessionRow } from './session.entity.ts';
import { SessionResolver } from './session.resolver.ts';
import { TwoStepResolver } from './two-step.resolver.ts';
import { UserToken } from './user-token.entity.ts';
import { User } from './user.entity.ts';
import { ViewerResolver } from './viewer.resolver.ts';

/** Accounts, sign-in, sessions and passwords. */
export const accounts: Feature = {
  entities: [User, SessionRow, UserToken],
  resolvers: [
    ViewerResolver,
    AccountResolver,
    ProfileResolver,
    SessionResolver,
    PasswordResolver,
    TwoStepResolver,
    PersonalDataResolver,
    AccountAdministrationResolver,
  ],
  jobs: [mailPasswordReset, warnOfGuessing, forgetEndedSessions, forgetExpiredCounts],
  personalData: personalAccount,
  routes: dataExportRoutes,
  async start(services) {
    const made = await services.get(FirstAdminService).prepare();
    // Printed, not logged: logs are kept, and must not contain a password.
    if (made)
      process.stdout.write(
        `Manage the shop as ${made.email} with the password ${made.password} (shown this once; ` +
          `admin:create makes another).\n`,
      );
    return async () => undefined;
  },
};
