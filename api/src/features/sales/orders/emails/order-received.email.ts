import { formatPrice } from '@treadline/schema/trade/values/money';
import { daysText, greeting, type MailContent } from '../../../operations/mail/index.ts';
import { contractNotes } from './contract-notes.ts';
import {
  buyerReason,
  orderContents,
  orderFacts,
  orderLinksBeforeShipping,
  planCertificate,
  type MailOrder,
} from './order-email.parts.ts';

/** The first and last day of the delivery estimate, each as 2026-11-24. */
export interface Arrival {
  readonly from: string;
  readonly to: string;
}

/** To the buyer once an order is placed and paid. */
export function orderReceived({
  order,
  estimatedDelivery,
  cancellationDays,
}: {
  order: MailOrder;
  estimatedDelivery: Arrival;
  cancellationDays: number;
}): MailContent {
  return (letterhead) => ({
    subject: `Thank you for your order ${order.number}`,
    preheader: `${formatPrice(order.total)} paid. Expected ${daysText(estimatedDelivery)}.`,
    title: 'Thank you for your order',
    blocks: [
      greeting(order.shippingAddress.firstName),
      'We’ve received your order and your payment, and set your tyres aside. We’ll email you again ' +
        'when they’re on their way.',
      ...orderLinksBeforeShipping(letterhead, order),
      orderFacts(order, estimatedDelivery),
      ...orderContents(order),
      ...planCertificate(letterhead, order),
      ...contractNotes(letterhead, cancellationDays),
    ],
    reason: buyerReason(letterhead),
  });
}
