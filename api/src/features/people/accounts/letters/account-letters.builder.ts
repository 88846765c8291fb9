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
import { twoStepOff } from './two-step-off.letter.ts';
import { twoStepOn } from './two-step-on.letter.ts';
import { twoStepRemoved } from './two-step-removed.letter.ts';
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
  twoStepOn: twoStepOn({ firstName: 'Sam' }),
  twoStepOff: twoStepOff({ firstName: 'Sam' }),
  twoStepRemoved: twoStepRemoved({ firstName: 'Sam' }),
  dataExport: dataExport({ firstName: 'Sam', token: 'a-token', hours: 24 }),
  accountDeleted: accountDeleted({ firstName: 'Sam', keptOrders: 2 }),
};
