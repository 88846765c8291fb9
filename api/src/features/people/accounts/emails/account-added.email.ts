import { greeting, type MailContent } from '../../../operations/mail/index.ts';

/**
 * For a customer whose account the shop has added.
 * @param token the link's token, which works once.
 * @param days how long the link works.
 */
export function accountAdded({
  firstName,
  token,
  days,
}: {
  firstName: string;
  token: string;
  days: number;
}): MailContent {
  return ({ shopName, shopUrl, email, phone }) => ({
    subject: `Your account at ${shopName}`,
    preheader: `Choose a password to use it. The link works for ${days} days.`,
    title: `Your account at ${shopName}`,
    blocks: [
      greeting(firstName),
      `We’ve opened an account for you at ${shopName}, so that we have your details when you order. Choose a ` +
        'password to see your orders and keep your details up to date.',
      {
        kind: 'button',
        label: 'Choose a password',
        url: `${shopUrl}/reset-password?token=${encodeURIComponent(token)}`,
        spelledOut: true,
      },
      `The link works once, within ${days} days. You can still order without a password.`,
      `If you didn’t ask for an account, please email ${email} or call ${phone}, and we’ll delete it.`,
    ],
    reason: `You’re getting this email because our staff entered this address at ${shopName}.`,
  });
}
