import { withArticle } from '@treadline/schema/trade/values/indefinite-article';
import { greeting, type MailContent } from '../../../operations/mail/index.ts';

/**
 * For the owner of an account whose address was entered as another account's new one. Only they learn that it's
 * taken.
 */
export function emailTaken({ firstName }: { firstName: string }): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: 'This address already has an account',
    preheader: 'Nothing has changed.',
    title: 'This address already has an account',
    blocks: [
      greeting(firstName),
      `Someone asked to use this address for another ${shopName} account. It’s already the address ` +
        `on yours, and each address can only have one account, so nothing has changed.`,
      'If it was you, sign in with this address, or delete the account you no longer need and try ' +
        'again. If it wasn’t you, you don’t need to do anything.',
      { kind: 'button', label: 'Sign in', url: `${shopUrl}/login`, spelledOut: true },
    ],
    reason: `You’re getting this email because it’s the address on ${withArticle(shopName)} account.`,
  });
}
