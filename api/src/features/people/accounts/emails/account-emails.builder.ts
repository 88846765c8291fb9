import type { MailContent } from '../../../operations/mail/index.ts';
import { accountAdded } from './account-added.email.ts';
import { accountDeleted } from './account-deleted.email.ts';
import { dataExport } from './data-export.email.ts';
import { emailChangeAsked } from './email-change-asked.email.ts';
import { emailChangeByStaff } from './email-change-by-staff.email.ts';
import { emailChanged } from './email-changed.email.ts';
import { emailTaken } from './email-taken.email.ts';
import { guessing } from './guessing.email.ts';
import { newEmailConfirm } from './new-email-confirm.email.ts';
import { passwordReset } from './password-reset.email.ts';
import { roleGranted } from './role-granted.email.ts';
import { staffInvitation } from './staff-invitation.email.ts';
import { twoFactorDisabledForCustomer } from './two-factor-disabled-for-customer.email.ts';
import { twoFactorDisabled } from './two-factor-disabled.email.ts';
import { twoFactorEnabled } from './two-factor-enabled.email.ts';
import { verifyEmail } from './verify-email.email.ts';

/** An example of each email this feature sends, by the name of its function. */
export const emails: Readonly<Record<string, MailContent>> = {
  passwordReset: passwordReset({ firstName: 'Sam', token: 'a-token', minutes: 30 }),
  accountAdded: accountAdded({ firstName: 'Sam', token: 'a-token', days: 7 }),
  roleGranted: roleGranted({
    firstName: 'Sam',
    role: 'Owner',
    token: 'a-token',
    hours: 24,
  }),
  staffInvitation: staffInvitation({
    role: 'Warehouse',
    meaning: 'Packs and ships orders, and receives what comes back.',
    token: 'a-token',
    days: 7,
  }),
  verifyEmail: verifyEmail({ firstName: 'Sam', token: 'a-token', hours: 48 }),
  newEmailConfirm: newEmailConfirm({ firstName: 'Sam', token: 'a-token', hours: 24 }),
  emailChangeAsked: emailChangeAsked({ firstName: 'Sam', hours: 24 }),
  emailChangeByStaff: emailChangeByStaff({ firstName: 'Sam', hours: 24 }),
  emailChanged: emailChanged({ firstName: 'Sam' }),
  emailTaken: emailTaken({ firstName: 'Sam' }),
  guessing: guessing({ firstName: 'Sam' }),
  twoFactorEnabled: twoFactorEnabled({ firstName: 'Sam' }),
  twoFactorDisabled: twoFactorDisabled({ firstName: 'Sam' }),
  twoFactorDisabledForCustomer: twoFactorDisabledForCustomer({ firstName: 'Sam' }),
  dataExport: dataExport({ firstName: 'Sam', token: 'a-token', hours: 24 }),
  accountDeleted: accountDeleted({ firstName: 'Sam', keptOrders: 2 }),
};
