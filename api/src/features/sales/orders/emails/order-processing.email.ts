import { daysText, greeting, type MailContent } from '../../../operations/mail/index.ts';
import {
  buyerReason,
  orderContents,
  orderFacts,
  orderLinksBeforeShipping,
  type MailOrder,
} from './order-email.parts.ts';
import type { Arrival } from './order-received.email.ts';

/** To the buyer when the tyres are being prepared. */
export function orderProcessing({
  order,
  estimatedDelivery,
}: {
  order: MailOrder;
  estimatedDelivery: Arrival;
}): MailContent {
  return (letterhead) => ({
    subject: `We’re packing your tyres: ${order.number}`,
    preheader: `Expected ${daysText(estimatedDelivery)}.`,
    title: 'We’re packing your tyres',
    blocks: [
      greeting(order.shippingAddress.firstName),
      'We’re checking and packing your tyres. If something isn’t right, email or call us now: we ' +
        'can still change or stop the order until it leaves.',
      ...orderLinksBeforeShipping(letterhead, order),
      orderFacts(order, estimatedDelivery),
      ...orderContents(order),
    ],
    reason: buyerReason(letterhead),
  });
}
