import type { MailContent } from '../../mail/letter/letter.ts';
import { newsletterConfirm } from './newsletter-confirm.letter.ts';
import { newsletterKnown } from './newsletter-known.letter.ts';

/** An example of each mail that this feature sends, by the name of the function that makes it. */
export const letters: Readonly<Record<string, MailContent>> = {
  newsletterConfirm: newsletterConfirm({ token: 'a-token', unsubscribeToken: 'another', days: 7 }),
  newsletterKnown: newsletterKnown({ unsubscribeToken: 'another' }),
};
