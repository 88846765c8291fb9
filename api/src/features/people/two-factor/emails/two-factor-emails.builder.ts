import type { MailContent } from '../../../operations/mail/index.ts';
import { recoveryCodeUsed } from './recovery-code-used.email.ts';

/** An example of each email this feature sends, by the name of its function. */
export const emails: Readonly<Record<string, MailContent>> = {
  recoveryCodeUsed: recoveryCodeUsed({ firstName: 'Sam', left: 9 }),
};
