import type { MailContent } from '../letter/letter.ts';
import { greeting } from '../letter/letter.words.ts';

/** @param token what the link carries; it is good once. @param hours how long it is good for. */
export function verifyEmail({
  firstName,
  token,
  hours,
}: {
  firstName: string;
  token: string;
  hours: number;
}): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: 'Confirm your email address',
    preheader: `One click, and your orders at ${shopName} are in one place.`,
    title: 'Confirm your email address',
    blocks: [
      { kind: 'text', text: greeting(firstName) },
      {
        kind: 'text',
        text: `Please confirm that this address is yours: follow the link while you are signed in to your account. Orders you placed with this address before then appear there. The link is good for ${hours} hours.`,
      },
      {
        kind: 'button',
        label: 'Confirm my address',
        url: `${shopUrl}/verify-email?token=${encodeURIComponent(token)}`,
        spelledOut: true,
      },
      {
        kind: 'text',
        text: `If you did not open an account with us, somebody else gave your address. Do nothing: they see none of your orders. Should you want an account yourself, choose “Forgotten your password?” at ${shopUrl}/login; that makes this one yours alone.`,
      },
    ],
    reason: `You get this mail because an account at ${shopName} was opened with this address.`,
  });
}
