import { withArticle } from '@treadline/schema/trade/values/indefinite-article';
import { greeting, type MailContent } from '../../../operations/mail/index.ts';

/** For the account's previous address. It doesn't name the new one, for the reason given at emailChangeAsked. */
export function emailChanged({ firstName }: { firstName: string }): MailContent {
  return ({ shopName, email, phone }) => ({
    subject: 'Your email address has been changed',
    preheader: 'You can no longer sign in with this address.',
    title: 'Your email address has been changed',
    blocks: [
      greeting(firstName),
      `Your ${shopName} account now has a different email address. Use that one to sign in. We’ll ` +
        `send emails about your account and new orders there too. If this address gets our ` +
        `newsletter, it’ll go on getting it until you unsubscribe.`,
      `If this wasn’t you, please email ${email} or call ${phone} straight away.`,
    ],
    reason: `You’re getting this email because it was the address on ${withArticle(shopName)} account until now.`,
  });
}
