import type { MailContent } from '../../../operations/mail/index.ts';

/**
 * Asks the recipient to confirm their subscription; no newsletter is sent before they do.
 * @param days how long the link works.
 */
export function newsletterConfirm({
  token,
  unsubscribeToken,
  days,
}: {
  token: string;
  unsubscribeToken: string;
  days: number;
}): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: `Please confirm your ${shopName} newsletter`,
    preheader: 'One click to confirm. If you do nothing, we won’t send it.',
    title: 'Please confirm your subscription',
    blocks: [
      `Thanks for asking for the ${shopName} newsletter: offers and tyre advice, about twice a ` +
        `month. Please confirm that you’d like it.`,
      {
        kind: 'button',
        label: 'Yes, send me the newsletter',
        url: `${shopUrl}/newsletter/confirm?token=${encodeURIComponent(token)}`,
        spelledOut: true,
      },
      `The link works for ${days} days. If you didn’t ask for this, just ignore it and we won’t ` +
        `send the newsletter. You can unsubscribe at any time.`,
    ],
    reason: `You’re getting this email because someone entered this address for the ${shopName} newsletter.`,
    unsubscribeUrl: `${shopUrl}/api/newsletter/unsubscribe?token=${encodeURIComponent(unsubscribeToken)}`,
  });
}
