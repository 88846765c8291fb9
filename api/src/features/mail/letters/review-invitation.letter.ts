import type { MailContent } from '../letter/letter.ts';
import { greeting } from '../letter/letter.words.ts';
import type { MailOrder } from './order.letter.ts';

/**
 * To the buyer two weeks after delivery, once.
 * @param token what the link carries; it opens the reviews of this order and nothing else.
 */
export function reviewInvitation({ order, token }: { order: MailOrder; token: string }): MailContent {
  return (letterhead) => ({
    subject: 'How are your new tyres?',
    preheader: 'Two minutes of your time help other drivers choose.',
    title: 'How are your new tyres?',
    blocks: [
      { kind: 'text', text: greeting(order.shippingAddress.firstName) },
      {
        kind: 'text',
        text: 'You have had some miles to get to know them. How do they grip in the wet, how quiet are they, would you buy them again? Only people who bought here can review, and we publish good and bad alike. There is no reward for a review.',
      },
      { kind: 'facts', facts: order.tyres.map(({ name, quantity }) => [`${quantity} ×`, name] as const) },
      {
        kind: 'button',
        label: 'Review your tyres',
        url: `${letterhead.shopUrl}/review?token=${encodeURIComponent(token)}`,
      },
    ],
    reason: `You get this mail once because you ordered from ${letterhead.shopName} (order ${order.number}). We will not remind you.`,
  });
}
