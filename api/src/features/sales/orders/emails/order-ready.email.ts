import type { MailContent } from '../../../operations/mail/index.ts';
import { contractMade } from './contract-notes.ts';
import { orderContents, toBuyer, trackingLinks, type MailOrder } from './order-email.parts.ts';

/** To the buyer when the tyres can be collected at the shop. */
export function orderReady({
  order,
  cancellationDays,
}: {
  order: MailOrder;
  cancellationDays: number;
}): MailContent {
  return toBuyer(order, (letterhead) => ({
    worded: 'orderReady',
    subject: `Your tyres are ready to collect: ${order.number}`,
    preheader: 'Please bring your order number.',
    title: 'Your tyres are ready to collect',
    blocks: [
      'Your tyres are here and set aside for you. Please bring your order number when you collect them. Our ' +
        `opening hours are at ${letterhead.shopUrl}/contact.`,
      ...trackingLinks(letterhead, order),
      ...orderContents(order),
      contractMade(letterhead, cancellationDays),
    ],
  }));
}
