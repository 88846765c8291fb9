import type { MailContent } from '../letter/letter.ts';
import { greeting } from '../letter/letter.words.ts';

/** @param token what the link carries. @param hours how long it is good for. */
export function dataExport({
  firstName,
  token,
  hours,
}: {
  firstName: string;
  token: string;
  hours: number;
}): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: 'Your data is ready',
    preheader: `Download it within ${hours} hours.`,
    title: 'Your data is ready',
    blocks: [
      { kind: 'text', text: greeting(firstName) },
      {
        kind: 'text',
        text: `You asked for a copy of what we keep about you. It is one JSON file with your profile, addresses, vehicles, orders and reviews. The link is good for ${hours} hours; treat it like a key.`,
      },
      {
        kind: 'button',
        label: 'Download my data',
        url: `${shopUrl}/api/account/export?token=${encodeURIComponent(token)}`,
        spelledOut: true,
      },
      {
        kind: 'text',
        text: 'If you did not ask for it, change your password and sign out everywhere: somebody is in your account.',
      },
    ],
    reason: `You get this mail because a copy of your data was asked for in your account at ${shopName}.`,
  });
}
