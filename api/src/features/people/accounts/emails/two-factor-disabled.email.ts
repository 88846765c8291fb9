import { greeting, type MailContent } from '../../../operations/mail/index.ts';

/** For a customer who has disabled two-factor sign-in. */
export function twoFactorDisabled({ firstName }: { firstName: string }): MailContent {
  return ({ shopName, shopUrl, email, phone }) => ({
    subject: 'Two-factor sign-in is off',
    preheader: 'From now on your password alone signs you in.',
    title: 'Two-factor sign-in is off',
    blocks: [
      greeting(firstName),
      `Your ${shopName} account no longer asks for a code when you sign in, and your recovery codes ` +
        'no longer work. You can turn it on again on your account page.',
      { kind: 'button', label: 'Go to your account', url: `${shopUrl}/account` },
      `If this wasn’t you, change your password straight away and get in touch: ${email} or ${phone}.`,
    ],
    reason: `You’re getting this email because you have an account at ${shopName}.`,
  });
}
