import { withArticle } from '@treadline/schema/trade/values/indefinite-article';
import { greeting, type MailContent } from '../../../operations/mail/index.ts';

/** For an account's current address, after staff entered a new one. Like emailChangeAsked it doesn't name that. */
export function emailChangeByStaff({ firstName, hours }: { firstName: string; hours: number }): MailContent {
  return ({ shopName, email, phone }) => ({
    subject: 'We were asked to change your email address',
    preheader: 'Nothing has changed yet.',
    title: 'We were asked to change your email address',
    blocks: [
      greeting(firstName),
      `Our staff were asked to use a different email address for your ${shopName} account. It’ll change when ` +
        `you sign in and click the link we’ve emailed to that address, within ${hours} hours. Until then, keep ` +
        'signing in with this one.',
      `If you didn’t ask for this, you don’t need to do anything: nobody can change it without your password. Please ` +
        `still tell us, by email to ${email} or on ${phone}.`,
    ],
    reason: `You’re getting this email because it’s the address on ${withArticle(shopName)} account.`,
  });
}
