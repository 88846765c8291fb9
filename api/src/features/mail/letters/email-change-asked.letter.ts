import type { MailContent } from '../letter/letter.ts';
import { greeting } from '../letter/letter.words.ts';

/** To the address an account still has. It does not name the new one: an address that was never confirmed may be a stranger's. */
export function emailChangeAsked({ firstName, hours }: { firstName: string; hours: number }): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: 'You asked to change your email address',
    preheader: 'Nothing has changed yet.',
    title: 'You asked to change your email address',
    blocks: [
      { kind: 'text', text: greeting(firstName) },
      {
        kind: 'text',
        text: `Somebody who knows your password asked to use another email address for your account at ${shopName}. It changes when they follow the link we mailed there, within ${hours} hours. Until then you sign in with this one.`,
      },
      {
        kind: 'text',
        text: 'If it was not you, change your password now: that stops it, and signs everybody else out.',
      },
      { kind: 'button', label: 'Go to my account', url: `${shopUrl}/account`, spelledOut: true },
    ],
    reason: `You get this mail because this is the address of an account at ${shopName}.`,
  });
}
