import { ORDER_EVENTS } from '@treadline/schema/trade/people/visitor-event';
import { digest } from '../../../platform/text/digest.ts';
import { orderSettled, refundBooked } from '../orders/index.ts';
import { purchaseParameters, refundParameters, transactionOf } from './reported-event.ts';
import { VisitorEventService } from './visitor-event.service.ts';

/** A purchase is recorded when it's paid, whether or not the buyer returns from the payment page. */
export const recordPurchase = orderSettled.listener((services, em, { order }) =>
  services.get(VisitorEventService).recordOnce(em, order, {
    name: ORDER_EVENTS.PURCHASE,
    onceKey: `purchase ${transactionOf(order)}`,
    parameters: purchaseParameters(order),
  }),
);

export const recordRefund = refundBooked.listener((services, em, { order, refund }) =>
  services.get(VisitorEventService).recordOnce(em, order, {
    name: ORDER_EVENTS.REFUND,
    onceKey: `refund ${digest(refund.id)}`,
    parameters: refundParameters(order, refund),
  }),
);
