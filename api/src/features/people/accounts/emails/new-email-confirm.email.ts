import { greeting, type MailContent } from '../../../operations/mail/index.ts';
import type { MailedLink } from './mailed-link.ts';

/** For an account's new address. */
export function newEmailConfirm({ firstName, token, hours }: MailedLink): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: 'Confirm your new email address',
    preheader: `The link works for ${hours} hours.`,
    title: 'Confirm your new email address',
    blocks: [
      greeting(firstName),
      `You asked to use this address for your ${shopName} account. Click the link while you’re ` +
        `signed in to that account. From then on, you’ll sign in with this address and get our emails ` +
        `here. The link works once, within ${hours} hours.`,
      {
        kind: 'button',
        label: 'Confirm my new address',
        url: `${shopUrl}/verify-email?token=${encodeURIComponent(token)}`,
        spelledOut: true,
      },
      'If you didn’t ask for this, someone probably mistyped their address. You can ignore this email.',
    ],
    reason: `You’re getting this email because someone entered this address in their ${shopName} account.`,
  });
}
