import { daysText, type MailContent } from '../../../operations/mail/index.ts';
import { orderContents, orderLinksBeforeShipping, toBuyer, type MailOrder } from './order-email.parts.ts';
import type { Arrival } from './order-received.email.ts';

/** To the buyer when the tyres are being prepared. */
export function orderProcessing({
  order,
  estimatedDelivery,
}: {
  order: MailOrder;
  estimatedDelivery: Arrival | null;
}): MailContent {
  return toBuyer(order, (letterhead) => ({
    worded: 'orderProcessing',
    subject: `We’re packing your tyres: ${order.number}`,
    preheader: estimatedDelivery ? `Expected ${daysText(estimatedDelivery)}.` : undelivered(order),
    title: 'We’re packing your tyres',
    blocks: [
      'We’re checking and packing your tyres. If something isn’t right, email or call us now: we ' +
        `can still change or stop the order until ${order.collectFrom === null ? 'it leaves' : 'it’s ready'}.`,
      ...orderLinksBeforeShipping(letterhead, order),
      ...orderContents(order, estimatedDelivery),
    ],
  }));
}

const undelivered = ({ collectFrom }: MailOrder): string =>
  collectFrom === null ? 'They’ll be there for your fitting.' : 'We’ll tell you when you can collect them.';
