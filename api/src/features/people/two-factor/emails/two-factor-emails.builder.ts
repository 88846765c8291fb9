import type { MailContent } from '../../../operations/mail/index.ts';
import { recoveryCodeUsed } from './recovery-code-used.email.ts';

/** An example of each mail that this feature sends, by the name of the function that makes it. */
export const emails: Readonly<Record<string, MailContent>> = {
  recoveryCodeUsed: recoveryCodeUsed({ firstName: 'Sam', left: 9 }),
};
