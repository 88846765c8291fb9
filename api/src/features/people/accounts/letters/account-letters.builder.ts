import type { MailContent } from '../../../operations/mail/index.ts';
import { accountDeleted } from './account-deleted.letter.ts';
import { dataExport } from './data-export.letter.ts';
import { emailChangeAsked } from './email-change-asked.letter.ts';
import { emailChanged } from './email-changed.letter.ts';
import { emailTaken } from './email-taken.letter.ts';
import { guessing } from './guessing.letter.ts';
import { newEmailConfirm } from './new-email-confirm.letter.ts';
import { passwordReset } from './password-reset.letter.ts';
import { roleGranted } from './role-granted.letter.ts';
import { twoFactorDisabledForCustomer } from './two-factor-disabled-for-customer.letter.ts';
import { twoFactorDisabled } from './two-factor-disabled.letter.ts';
import { twoFactorEnabled } from './two-factor-enabled.letter.ts';
import { verifyEmail } from './verify-email.letter.ts';

/** An example of each mail that this feature sends, by the name of the function that makes it. */
export const letters: Readonly<Record<string, MailContent>> = {
  passwordReset: passwordReset({ firstName: 'Sam', token: 'a-token', minutes: 30 }),
  roleGranted: roleGranted({ firstName: 'Sam', token: 'a-token', hours: 24 }),
  verifyEmail: verifyEmail({ firstName: 'Sam', token: 'a-token', hours: 48 }),
  newEmailConfirm: newEmailConfirm({ firstName: 'Sam', token: 'a-token', hours: 24 }),
  emailChangeAsked: emailChangeAsked({ firstName: 'Sam', hours: 24 }),
  emailChanged: emailChanged({ firstName: 'Sam' }),
  emailTaken: emailTaken({ firstName: 'Sam' }),
  guessing: guessing({ firstName: 'Sam' }),
  twoFactorEnabled: twoFactorEnabled({ firstName: 'Sam' }),
  twoFactorDisabled: twoFactorDisabled({ firstName: 'Sam' }),
  twoFactorDisabledForCustomer: twoFactorDisabledForCustomer({ firstName: 'Sam' }),
  dataExport: dataExport({ firstName: 'Sam', token: 'a-token', hours: 24 }),
  accountDeleted: accountDeleted({ firstName: 'Sam', keptOrders: 2 }),
};
