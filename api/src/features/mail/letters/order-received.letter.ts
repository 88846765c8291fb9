import { formatPrice } from '@treadline/schema/trade/money';
import type { MailContent } from '../letter/letter.ts';
import { daysText, greeting } from '../letter/letter.words.ts';
import {
  buyerReason,
  cancellationNote,
  orderContents,
  orderFacts,
  orderLinks,
  type MailOrder,
} from './order.letter.ts';

/** The days between which an order arrives, each as 2026-11-24. */
export interface Arrival {
  readonly from: string;
  readonly to: string;
}

/** To the buyer once an order is placed and paid. */
export function orderReceived({
  order,
  estimatedDelivery,
}: {
  order: MailOrder;
  estimatedDelivery: Arrival;
}): MailContent {
  return (letterhead) => ({
    subject: `We have your order ${order.number}`,
    preheader: `${formatPrice(order.total)} paid. Expected ${daysText(estimatedDelivery)}.`,
    title: 'Thank you for your order',
    blocks: [
      { kind: 'text', text: greeting(order.shippingAddress.firstName) },
      {
        kind: 'text',
        text: 'Your payment reached us and your tyres are set aside. We write again when they leave.',
      },
      orderFacts(order, estimatedDelivery),
      ...orderLinks(letterhead, order),
      ...orderContents(order),
      cancellationNote(letterhead),
    ],
    reason: buyerReason(letterhead),
  });
}
