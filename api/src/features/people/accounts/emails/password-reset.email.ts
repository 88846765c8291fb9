import { greeting, type MailContent } from '../../../operations/mail/index.ts';

const HOUR_MINUTES = 60;

/**
 * @param token the link's token, which works once.
 * @param minutes how long the link works.
 */
export function passwordReset({
  firstName,
  token,
  minutes,
}: {
  firstName: string;
  token: string;
  minutes: number;
}): MailContent {
  const time = minutes > HOUR_MINUTES ? `${minutes / HOUR_MINUTES} hours` : `${minutes} minutes`;
  return ({ shopName, shopUrl }) => ({
    subject: `Set a new password for ${shopName}`,
    preheader: `The link works for ${time}.`,
    title: 'Set a new password',
    blocks: [
      greeting(firstName),
      `Someone asked to reset the password for your ${shopName} account. If it was you, choose a ` +
        `new one here. The link works once, within ${time}.`,
      {
        kind: 'button',
        label: 'Choose a new password',
        url: `${shopUrl}/reset-password?token=${encodeURIComponent(token)}`,
        spelledOut: true,
      },
      'If it wasn’t you, you can ignore this email. Your password won’t change.',
    ],
    reason: `You’re getting this email because someone entered this address at ${shopName}.`,
  });
}
