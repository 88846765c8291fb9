import type { MailContent } from '../letter/letter.ts';
import { dateText, greeting } from '../letter/letter.words.ts';
import {
  buyerReason,
  cancellationNote,
  orderContents,
  orderFacts,
  orderLinks,
  type MailOrder,
} from './order.letter.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** To the buyer when the tyres are at the door. The time to cancel runs from here, so its last day is named. */
export function orderDelivered({ order, deliveredAt }: { order: MailOrder; deliveredAt: Date }): MailContent {
  return (letterhead) => {
    const lastDay = dateText(new Date(deliveredAt.getTime() + letterhead.cancellationDays * DAY_MS));
    return {
      subject: `Your tyres have arrived: ${order.number}`,
      preheader: `Check size and load index before fitting. You may cancel until ${lastDay}.`,
      title: 'Your tyres have arrived',
      blocks: [
        { kind: 'text', text: greeting(order.shippingAddress.firstName) },
        {
          kind: 'text',
          text: `Your tyres were delivered on ${dateText(deliveredAt)}. Please compare size, load index and speed rating with the sidewall before you have them fitted, and tell us at once if something is wrong. Check the wheel nuts after about 30 miles.`,
        },
        ...orderLinks(letterhead, order),
        orderFacts(order),
        ...orderContents(order),
        { kind: 'text', text: `The last day to tell us that you cancel is ${lastDay}.` },
        cancellationNote(letterhead),
      ],
      reason: buyerReason(letterhead),
    };
  };
}
