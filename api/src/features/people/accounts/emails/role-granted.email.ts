import { greeting, type MailContent } from '../../../operations/mail/index.ts';

/**
 * For a new member of staff who had an account already.
 * @param role the label of their new role.
 * @param token the link's token, which works once.
 * @param hours how long the link works.
 */
export function roleGranted({
  firstName,
  role,
  token,
  hours,
}: {
  firstName: string;
  role: string;
  token: string;
  hours: number;
}): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: `You can now manage ${shopName}`,
    preheader: `Choose a new password first. The link works for ${hours} hours.`,
    title: `You can now manage ${shopName}`,
    blocks: [
      greeting(firstName),
      `You now have the role “${role}” at ${shopName}. Your old password no longer works: please choose a new one ` +
        `of at least 12 characters. The link works once, within ${hours} hours.`,
      {
        kind: 'button',
        label: 'Choose a new password',
        url: `${shopUrl}/reset-password?token=${encodeURIComponent(token)}`,
        spelledOut: true,
      },
      'After that, ask for another link with “Forgotten your password?” on the sign-in page.',
    ],
    reason: `You’re getting this email because you have an account at ${shopName}.`,
  });
}
