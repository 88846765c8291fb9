import { greeting, type MailContent } from '../../../operations/mail/index.ts';

/** For a customer who has enabled two-factor sign-in. */
export function twoFactorEnabled({ firstName }: { firstName: string }): MailContent {
  return ({ shopName, shopUrl, email, phone }) => ({
    subject: 'Two-factor sign-in is on',
    preheader: 'From now on you sign in with your password and a code.',
    title: 'Two-factor sign-in is on',
    blocks: [
      greeting(firstName),
      `Your ${shopName} account now asks for a code from your authenticator app after your password. ` +
        'Keep your recovery codes somewhere safe: each signs you in once if you lose your phone. ' +
        'Wherever else you were signed in, you’ll have to sign in again.',
      { kind: 'button', label: 'Go to your account', url: `${shopUrl}/account` },
      `If this wasn’t you, please email ${email} or call ${phone} straight away.`,
    ],
    reason: `You’re getting this email because you have an account at ${shopName}.`,
  });
}
