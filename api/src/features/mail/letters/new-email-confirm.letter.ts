import type { MailContent } from '../letter/letter.ts';
import { greeting } from '../letter/letter.words.ts';

/** To the new address of an account. @param token what the link carries; it is good once. @param hours how long it is good for. */
export function newEmailConfirm({
  firstName,
  token,
  hours,
}: {
  firstName: string;
  token: string;
  hours: number;
}): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: 'Confirm your new email address',
    preheader: `The link is good for ${hours} hours.`,
    title: 'Confirm your new email address',
    blocks: [
      { kind: 'text', text: greeting(firstName) },
      {
        kind: 'text',
        text: `You asked to use this address for your account at ${shopName}. Follow the link while you are signed in to that account. Once you confirm it, you sign in with it and our mails come here. The link is good once, for ${hours} hours.`,
      },
      {
        kind: 'button',
        label: 'Confirm my new address',
        url: `${shopUrl}/verify-email?token=${encodeURIComponent(token)}`,
        spelledOut: true,
      },
      {
        kind: 'text',
        text: 'If you did not ask for it, somebody mistyped their address. Do nothing, and you hear no more of it.',
      },
    ],
    reason: `You get this mail because somebody entered this address in their account at ${shopName}.`,
  });
}
