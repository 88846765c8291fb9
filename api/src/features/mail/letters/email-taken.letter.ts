import type { MailContent } from '../letter/letter.ts';
import { greeting } from '../letter/letter.words.ts';

/** To somebody whose address was entered as the new one of another account. Only they learn that the address has an account. */
export function emailTaken({ firstName }: { firstName: string }): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: 'This address has an account already',
    preheader: 'Nothing has changed.',
    title: 'This address has an account already',
    blocks: [
      { kind: 'text', text: greeting(firstName) },
      {
        kind: 'text',
        text: `Somebody asked to use this address for another account at ${shopName}. It is the address of your account already, and one address has one account. So nothing has changed.`,
      },
      {
        kind: 'text',
        text: 'If it was you, sign in with this address, or delete the account you no longer need and ask again. If it was not you, there is nothing to do.',
      },
      { kind: 'button', label: 'Sign in', url: `${shopUrl}/login`, spelledOut: true },
    ],
    reason: `You get this mail because this is the address of an account at ${shopName}.`,
  });
}
