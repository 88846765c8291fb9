import { aMailTyre } from '../../../../../test/fixtures/mail.ts';
import { aMailOrder } from '../../../../../test/fixtures/order/mail-order.ts';
import type { MailContent } from '../../../operations/mail/index.ts';
import { orderCancelled } from './order-cancelled.email.ts';
import { orderCode } from './order-code.email.ts';
import { orderDelivered } from './order-delivered.email.ts';
import { orderPlanned } from './order-planned.email.ts';
import { orderProcessing } from './order-processing.email.ts';
import { orderReady } from './order-ready.email.ts';
import { orderReceived } from './order-received.email.ts';
import { orderRefunded } from './order-refunded.email.ts';
import { orderShipped } from './order-shipped.email.ts';

export const REFUND_ID = '1d9c0c52-7f0e-4b7f-9a54-2d6a0b5e8c11';

const order = aMailOrder();
/** The same order with a road hazard plan for its second tyre. */
const plannedOrder = aMailOrder({
  tyres: [
    ...order.tyres,
    aMailTyre({
      name: 'Road hazard plan for Metzeler Roadtec 01 SE 180/55 R17 73W',
      size: '180/55 R17',
      quantity: 1,
      unitPrice: 3_500,
      lineTotal: 3_500,
      label: null,
      picture: null,
    }),
  ],
  planMonths: 24,
  subtotal: 38_448,
  total: 40_047,
  vatIncluded: 6_675,
});
/** The same order, collected at the shop. */
const collectedOrder = aMailOrder({
  isDelivered: false,
  collectFrom: 'Treadline, Unit 4, Ivel Works, Bedford, MK42 0AA',
});
const estimatedDelivery = { from: '2026-11-25', to: '2026-11-27' };

/** An example of each email this feature sends, keyed by the function that builds it. */
export const emails: Readonly<Record<string, MailContent>> = {
  orderReceived: orderReceived({ order: plannedOrder, estimatedDelivery, cancellationDays: 14 }),
  orderProcessing: orderProcessing({ order, estimatedDelivery }),
  orderPlanned: orderPlanned({ order, window: { day: '2026-11-24', from: '10:00', until: '12:00' } }),
  orderShipped: orderShipped({
    order,
    centreParcel: null,
    parcel: {
      carrier: 'DPD',
      number: '15501234567890',
      url: 'https://track.dpd.co.uk/search?reference=15501234567890',
      window: { day: '2026-11-24', from: '10:00', until: '12:00' },
    },
    estimatedDelivery,
    cancellationDays: 14,
  }),
  orderReady: orderReady({ order: collectedOrder, cancellationDays: 14 }),
  orderDelivered: orderDelivered({
    order,
    deliveredAt: new Date('2026-11-25T14:00:00Z'),
    cancelBy: '2026-12-09',
    unusedUntil: '2026-12-25',
  }),
  orderCancelled: orderCancelled({
    order,
    reason: null,
    refund: order.total,
    refundId: REFUND_ID,
    isOffline: false,
  }),
  orderRefunded: orderRefunded({
    order,
    amount: order.total,
    refundId: REFUND_ID,
    isWhole: true,
    reason: 'The tyres were damaged on their way.',
    isOffline: false,
  }),
  orderCode: orderCode({ number: order.number, code: '402913', minutes: 10 }),
};
