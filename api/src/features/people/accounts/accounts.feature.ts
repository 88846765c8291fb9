import type { Feature } from '../../../platform/features/feature.ts';
import {
  forgetEndedSessions,
  forgetExpiredCounts,
  mailPasswordReset,
  warnOfGuessing,
} from './accounts.jobs.ts';
import { personalAccount } from './accounts.personal-data.ts';
import { AccountAdministrationResolver } from './administration/account-administration.resolver.ts';
import { CustomerDetailsResolver } from './administration/customer-details.resolver.ts';
import { dataExportRoutes } from './data/data-export.routes.ts';
import { PersonalDataResolver } from './data/personal-data.resolver.ts';
import { FirstAdminService } from './details/first-admin.service.ts';
import { PasswordResolver } from './details/password.resolver.ts';
import { ProfileResolver } from './details/profile.resolver.ts';
import { SessionRow } from './record/session.entity.ts';
import { StaffInvitationRow } from './record/staff-invitation.entity.ts';
import { StaffRole } from './record/staff-role.entity.ts';
import { UserToken } from './record/user-token.entity.ts';
import { User } from './record/user.entity.ts';
import { SessionResolver } from './sessions/session.resolver.ts';
import { ViewerResolver } from './sessions/viewer.resolver.ts';
import { AccountResolver } from './sign-in/account.resolver.ts';
import { TwoFactorResolver } from './sign-in/two-factor.resolver.ts';
import { StaffMemberResolver } from './staff/staff-member.resolver.ts';
import { StaffRoleResolver } from './staff/staff-role.resolver.ts';
import { StaffResolver } from './staff/staff.resolver.ts';

/** Accounts, sign-in, sessions and passwords. */
export const accounts: Feature = {
  entities: [User, SessionRow, UserToken, StaffRole, StaffInvitationRow],
  resolvers: [
    ViewerResolver,
    AccountResolver,
    ProfileResolver,
    SessionResolver,
    PasswordResolver,
    TwoFactorResolver,
    PersonalDataResolver,
    AccountAdministrationResolver,
    CustomerDetailsResolver,
    StaffMemberResolver,
    StaffRoleResolver,
    StaffResolver,
  ],
  jobs: [mailPasswordReset, warnOfGuessing, forgetEndedSessions, forgetExpiredCounts],
  personalData: personalAccount,
  routes: dataExportRoutes,
  async prepare(services) {
    const made = await services.get(FirstAdminService).prepare();
    // Printed, not logged: logs are kept, and must never contain a password.
    if (made)
      process.stdout.write(
        `Manage the shop as ${made.email} with the password ${made.password} ` +
          '(shown only now; admin:create can set another).\n',
      );
  },
};
