import { withArticle } from '@treadline/schema/trade/values/indefinite-article';
import { greeting, type MailContent } from '../../../operations/mail/index.ts';

/**
 * For the account's current address. It doesn't name the new one, which is unconfirmed and may be someone
 * else's.
 */
export function emailChangeAsked({ firstName, hours }: { firstName: string; hours: number }): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: 'You asked to change your email address',
    preheader: 'Nothing has changed yet.',
    title: 'You asked to change your email address',
    blocks: [
      greeting(firstName),
      `Someone with your password asked to use a different email address for your ${shopName} ` +
        'account. It’ll change when they click the link we’ve emailed to that address, within ' +
        `${hours} hours. Until then, keep signing in with this one.`,
      'If this wasn’t you, change your password now. That stops the change and signs everyone else out.',
      { kind: 'button', label: 'Go to my account', url: `${shopUrl}/account`, spelledOut: true },
    ],
    reason: `You’re getting this email because it’s the address on ${withArticle(shopName)} account.`,
  });
}
