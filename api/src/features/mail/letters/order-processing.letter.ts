import type { MailContent } from '../letter/letter.ts';
import { daysText, greeting } from '../letter/letter.words.ts';
import type { Arrival } from './order-received.letter.ts';
import { buyerReason, orderContents, orderFacts, orderLinks, type MailOrder } from './order.letter.ts';

/** To the buyer when the tyres are being made ready. */
export function orderProcessing({
  order,
  estimatedDelivery,
}: {
  order: MailOrder;
  estimatedDelivery: Arrival;
}): MailContent {
  return (letterhead) => ({
    subject: `We are packing your tyres: ${order.number}`,
    preheader: `Expected ${daysText(estimatedDelivery)}.`,
    title: 'We are packing your tyres',
    blocks: [
      { kind: 'text', text: greeting(order.shippingAddress.firstName) },
      {
        kind: 'text',
        text: 'Your tyres are being checked and packed. If something is not right, write or call now: until they leave we can still change or stop the order.',
      },
      ...orderLinks(letterhead, order),
      orderFacts(order, estimatedDelivery),
      ...orderContents(order),
    ],
    reason: buyerReason(letterhead),
  });
}
