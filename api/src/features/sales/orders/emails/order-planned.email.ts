import { deliveryWindowText, type DeliveryWindow } from '@treadline/schema/trade/places/delivery-window';
import type { MailContent } from '../../../operations/mail/index.ts';
import { orderFacts, toBuyer, trackingLinks, type MailOrder } from './order-email.parts.ts';

/** To the buyer when the day and time of their delivery are planned or changed. */
export function orderPlanned({ order, window }: { order: MailOrder; window: DeliveryWindow }): MailContent {
  const when = deliveryWindowText(window);
  return toBuyer(order, (letterhead) => ({
    worded: 'orderPlanned',
    subject: `When your tyres arrive: ${order.number}`,
    preheader: `${when}. Please make sure someone’s there to take them.`,
    title: 'We know when your tyres arrive',
    blocks: [
      `Your tyres will be delivered on ${when}.`,
      `If nobody can be there, call us on ${letterhead.phone}: we’ll find another time, or agree a ` +
        'safe place.',
      ...trackingLinks(letterhead, order),
      orderFacts(order),
    ],
  }));
}
