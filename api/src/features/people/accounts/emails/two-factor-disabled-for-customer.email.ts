import { greeting, type MailContent } from '../../../operations/mail/index.ts';

/** For a customer whose two-factor sign-in an administrator has disabled. */
export function twoFactorDisabledForCustomer({ firstName }: { firstName: string }): MailContent {
  return ({ shopName, shopUrl, email, phone }) => ({
    subject: 'We’ve turned off two-factor sign-in for you',
    preheader: 'Your password alone signs you in until you turn it on again.',
    title: 'We’ve turned off two-factor sign-in for you',
    blocks: [
      greeting(firstName),
      `As asked, we’ve turned off two-factor sign-in for your ${shopName} account, so your password alone ` +
        'signs you in. Your old recovery codes no longer work. Please turn it on again on your account page ' +
        'once you have an authenticator app.',
      { kind: 'button', label: 'Go to your account', url: `${shopUrl}/account` },
      `If you didn’t ask us to, change your password straight away and get in touch: ${email} or ${phone}.`,
    ],
    reason: `You’re getting this email because you have an account at ${shopName}.`,
  });
}
