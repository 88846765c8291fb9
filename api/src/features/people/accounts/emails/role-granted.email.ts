import { greeting, type MailContent } from '../../../operations/mail/index.ts';

/**
 * To somebody whom an administrator has made one, too.
 * @param token of the link; it works once.
 * @param hours the link works for.
 */
export function roleGranted({
  firstName,
  token,
  hours,
}: {
  firstName: string;
  token: string;
  hours: number;
}): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: `You can now manage ${shopName}`,
    preheader: `Choose a new password first. The link works for ${hours} hours.`,
    title: `You can now manage ${shopName}`,
    blocks: [
      { kind: 'text', text: greeting(firstName) },
      {
        kind: 'text',
        text:
          `An administrator of ${shopName} has made you an administrator too. Your old password no longer ` +
          'works: please ' +
          `choose a new one of at least 12 characters. The link works once, within ${hours} hours.`,
      },
      {
        kind: 'button',
        label: 'Choose a new password',
        url: `${shopUrl}/reset-password?token=${encodeURIComponent(token)}`,
        spelledOut: true,
      },
      {
        kind: 'text',
        text: 'After that, ask for another link with “Forgotten your password?” on the sign-in page.',
      },
    ],
    reason: `You’re getting this email because you have an account at ${shopName}.`,
  });
}
