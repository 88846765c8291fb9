import { formatPrice } from '@treadline/schema/trade/values/money';
import { daysText, type MailContent } from '../../../operations/mail/index.ts';
import { contractNotes } from './contract-notes.ts';
import {
  orderContents,
  orderLinksBeforeShipping,
  planCertificate,
  toBuyer,
  type MailOrder,
} from './order-email.parts.ts';

/** The first and last day of the delivery estimate, each like 2026-11-24. */
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
  /** Null if all tyres go to their fitting. */
  estimatedDelivery: Arrival | null;
  cancellationDays: number;
}): MailContent {
  return toBuyer(order, (letterhead) => ({
    worded: 'orderReceived',
    subject: `Thank you for your order ${order.number}`,
    preheader:
      `${formatPrice(order.total)} paid.` +
      (estimatedDelivery ? ` Expected ${daysText(estimatedDelivery)}.` : ''),
    title: 'Thank you for your order',
    blocks: [
      'We’ve received your order and your payment, and set your tyres aside. We’ll email you again ' +
        `when they’re ${order.collectFrom === null ? 'on their way' : 'ready to collect'}.`,
      ...orderLinksBeforeShipping(letterhead, order),
      ...orderContents(order, estimatedDelivery),
      ...planCertificate(letterhead, order),
      ...contractNotes(letterhead, cancellationDays, order.collectFrom !== null),
    ],
  }));
}
