import { greeting, type MailContent } from '../../../operations/mail/index.ts';

/** For a customer who has used a recovery code. @param left how many are left. */
export function recoveryCodeUsed({ firstName, left }: { firstName: string; left: number }): MailContent {
  const rest = left === 0 ? 'You have none left' : left === 1 ? 'You have one left' : `You have ${left} left`;
  return ({ shopName, shopUrl, email, phone }) => ({
    subject: 'A recovery code was used',
    preheader: `${rest}.`,
    title: 'A recovery code was used',
    blocks: [
      greeting(firstName),
      `One of the recovery codes of your ${shopName} account was used instead of a code from your ` +
        `authenticator app. It won’t work again. ${rest}; you can make ten new ones on your account page.`,
      { kind: 'button', label: 'Go to your account', url: `${shopUrl}/account` },
      'If this wasn’t you, someone knows your password and your codes. Change your password ' +
        `straight away, then make new codes. We’ll help: ${email} or ${phone}.`,
    ],
    reason: `You’re getting this email because you have an account at ${shopName}.`,
  });
}
