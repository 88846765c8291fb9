import type { MailContent } from '../../../operations/mail/index.ts';

/**
 * For an address that is invited to join the staff. It names no person, because the reader may be anyone.
 * @param role the label of the role.
 * @param meaning what the role is for.
 * @param token the link's token, which works once.
 * @param days how long the link works.
 */
export function staffInvitation({
  role,
  meaning,
  token,
  days,
}: {
  role: string;
  meaning: string;
  token: string;
  days: number;
}): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: `Join the staff of ${shopName}`,
    preheader: `Choose a password to accept. The link works for ${days} days.`,
    title: `Join the staff of ${shopName}`,
    blocks: [
      'Hello,',
      `You’re invited to join the staff of ${shopName} with the role “${role}”. ${meaning}`,
      {
        kind: 'button',
        label: 'Accept the invitation',
        url: `${shopUrl}/accept-invitation?token=${encodeURIComponent(token)}`,
        spelledOut: true,
      },
      `The link works once, within ${days} days. If you don’t know ${shopName}, ignore this email.`,
    ],
    reason: `You’re getting this email because someone at ${shopName} invited this address.`,
  });
}
