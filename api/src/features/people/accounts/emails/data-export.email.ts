import { greeting, type MailContent } from '../../../operations/mail/index.ts';
import type { MailedLink } from './mailed-link.ts';

export function dataExport({ firstName, token, hours }: MailedLink): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: 'Your data is ready',
    preheader: `Download it within ${hours} hours.`,
    title: 'Your data is ready',
    blocks: [
      greeting(firstName),
      'Here’s the copy of your data you asked for: one JSON file with your profile, addresses, vehicles, orders, ' +
        `reviews and the rest. The link works for ${hours} hours. Anyone who has it can download the file, so ` +
        'please keep it to yourself.',
      {
        kind: 'button',
        label: 'Download my data',
        url: `${shopUrl}/api/account/export?token=${encodeURIComponent(token)}`,
        spelledOut: true,
      },
      'If you didn’t ask for this, someone may be in your account. Change your password and ' +
        'sign out everywhere.',
    ],
    reason:
      `You’re getting this email because someone asked for a copy of your data in your ` +
      `${shopName} account.`,
  });
}
