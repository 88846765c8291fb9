import { withArticle } from '@treadline/schema/trade/values/indefinite-article';
import { greeting, type MailContent } from '../../../operations/mail/index.ts';
import type { MailedLink } from './mailed-link.ts';

/** For the address of a new account, which is confirmed once the link is opened. */
export function verifyEmail({ firstName, token, hours }: MailedLink): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: 'Confirm your email address',
    preheader: `One click, and all your ${shopName} orders are in one place.`,
    title: 'Confirm your email address',
    blocks: [
      greeting(firstName),
      `Please confirm that this address is yours by clicking the link while you’re signed in to ` +
        `your account. Any orders you’ve already placed with this address will then appear there. The ` +
        `link works for ${hours} hours.`,
      {
        kind: 'button',
        label: 'Confirm my address',
        url: `${shopUrl}/verify-email?token=${encodeURIComponent(token)}`,
        spelledOut: true,
      },
      `If you didn’t open an account with us, someone else has used your address. You can ignore ` +
        `this email, and they won’t see your orders. If you’d like the account yourself, choose ` +
        `“Forgotten your password?” at ${shopUrl}/login to take it over.`,
    ],
    reason: `You’re getting this email because someone opened ${withArticle(shopName)} account with this address.`,
  });
}
