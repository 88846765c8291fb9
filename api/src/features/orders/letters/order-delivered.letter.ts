import type { MailContent } from '../../mail/letter/letter.ts';
import { dateText, greeting } from '../../mail/letter/letter.words.ts';
import {
  buyerReason,
  orderContents,
  orderFacts,
  orderLinks,
  planCertificate,
  type MailOrder,
} from './order-letter.parts.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * To the buyer when the tyres are delivered. The cancellation period starts now, so the mail names its last
 * day.
 */
export function orderDelivered({ order, deliveredAt }: { order: MailOrder; deliveredAt: Date }): MailContent {
  return (letterhead) => {
    const lastDay = dateText(new Date(deliveredAt.getTime() + letterhead.cancellationDays * DAY_MS));
    return {
      subject: `Your tyres have arrived: ${order.number}`,
      preheader: `Check the size and load index before fitting. You can cancel until ${lastDay}.`,
      title: 'Your tyres have arrived',
      blocks: [
        { kind: 'text', text: greeting(order.shippingAddress.firstName) },
        {
          kind: 'text',
          text:
            `Your tyres were delivered on ${dateText(deliveredAt)}. Please check the size, load index ` +
            `and speed rating on the sidewall before you have them fitted, and let us know straight ` +
            `away if anything’s wrong. Have the wheel nuts checked after about 30 miles.`,
        },
        ...orderLinks(letterhead, order),
        orderFacts(order),
        ...orderContents(order),
        ...planCertificate(letterhead, order),
        {
          kind: 'text',
          text: `Changed your mind? The last day you can tell us you’re cancelling is ${lastDay}.`,
        },
        { kind: 'link', label: 'How to cancel', url: `${letterhead.shopUrl}/returns` },
      ],
      reason: buyerReason(letterhead),
    };
  };
}
