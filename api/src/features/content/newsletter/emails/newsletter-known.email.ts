import type { MailContent } from '../../../operations/mail/index.ts';

/**
 * For a subscriber who requested the newsletter again. The form doesn't say so, because anyone could have filled
 * it in.
 */
export function newsletterKnown({ unsubscribeToken }: { unsubscribeToken: string }): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: 'You’re already subscribed',
    preheader: `You already get the ${shopName} newsletter at this address.`,
    title: 'You’re already subscribed',
    blocks: [
      `Someone, probably you, asked for the ${shopName} newsletter at this address. You’re already ` +
        `subscribed, so you don’t need to do anything.`,
      'If you no longer want it, use the link below to unsubscribe.',
    ],
    reason: `You’re getting this email because someone entered this address for the ${shopName} newsletter.`,
    unsubscribeUrl: `${shopUrl}/api/newsletter/unsubscribe?token=${encodeURIComponent(unsubscribeToken)}`,
  });
}
