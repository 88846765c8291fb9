import type { MailContent } from '../letter/letter.ts';
import { greeting } from '../letter/letter.words.ts';

/** To the address an account had until now; it does not name the new one, for the reason that emailChangeAsked gives. */
export function emailChanged({ firstName }: { firstName: string }): MailContent {
  return ({ shopName, email, phone }) => ({
    subject: 'Your email address is changed',
    preheader: 'This address no longer signs in.',
    title: 'Your email address is changed',
    blocks: [
      { kind: 'text', text: greeting(firstName) },
      {
        kind: 'text',
        text: `Your account at ${shopName} has another email address now. You sign in with that one, and mails about your account and new orders go there. If this address is on our newsletter list, it stays there until you unsubscribe.`,
      },
      {
        kind: 'text',
        text: `If it was not you who changed it, please write to ${email} or call ${phone} at once.`,
      },
    ],
    reason: `You get this mail because this was the address of an account at ${shopName} until now.`,
  });
}
