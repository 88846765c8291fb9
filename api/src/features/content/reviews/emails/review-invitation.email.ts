import { greeting, type MailContent } from '../../../operations/mail/index.ts';

/**
 * Invites the buyer to review their tyres, once, two weeks after delivery.
 * @param token the link's token; it gives access to this order's reviews and nothing else.
 */
export function reviewInvitation({
  orderNumber,
  firstName,
  tyres,
  token,
}: {
  orderNumber: string;
  firstName: string;
  tyres: readonly { name: string; quantity: number }[];
  token: string;
}): MailContent {
  return (letterhead) => ({
    worded: 'reviewInvitation',
    subject: 'How are your new tyres?',
    preheader: 'Two minutes of your time could help other drivers choose.',
    title: 'How are your new tyres?',
    blocks: [
      greeting(firstName),
      'Now you’ve driven a few miles on them, how do they grip in the wet, how quiet are they, and ' +
        'would you buy them again? Only people who’ve bought here can review, and we publish good and ' +
        'bad reviews alike. There’s no reward for a review.',
      ...tyres.map(({ name, quantity }) => `${quantity} × ${name}`),
      {
        kind: 'button',
        label: 'Review your tyres',
        url: `${letterhead.shopUrl}/review?token=${encodeURIComponent(token)}`,
      },
    ],
    reason:
      `You’re getting this email because you ordered from ${letterhead.shopName} (order ` +
      `${orderNumber}). We won’t send a reminder.`,
  });
}
