import { greeting, type MailContent } from '../../../operations/mail/index.ts';

/** For the owner of an account whose password is being guessed at from many networks. */
export function guessing({ firstName }: { firstName: string }): MailContent {
  return ({ shopName, shopUrl, email, phone }) => ({
    subject: 'Someone is trying to sign in to your account',
    preheader: 'They haven’t got in.',
    title: 'Someone is trying to sign in to your account',
    blocks: [
      greeting(firstName),
      `Today someone has tried more than a hundred wrong passwords for your ${shopName} account, from several ` +
        'places. They haven’t got in, and we now make them wait after every few tries.',
      'Devices you’ve signed in on before work as usual. If a new device has to wait, choose a new password on ' +
        'it by email, and it’s let in straight away.',
      'If you use the same password elsewhere, or it’s easy to guess, please choose a new one now.',
      { kind: 'button', label: 'Choose a new password', url: `${shopUrl}/forgot-password` },
      `If anything looks wrong, please email ${email} or call ${phone}.`,
    ],
    reason: `You’re getting this email because you have an account at ${shopName}. We send it once a day at most.`,
  });
}
