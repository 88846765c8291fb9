import { aMailTyre } from '../../../../../test/fixtures/mail.ts';
import { aMailOrder } from '../../../../../test/fixtures/order/mail-order.ts';
import type { MailContent } from '../../../operations/mail/index.ts';
import { disputeOpened } from './dispute-opened.email.ts';
import { orderBankRefunded } from './order-bank-refunded.email.ts';
import { orderPartRefunded } from './order-part-refunded.email.ts';
import { orderRefundNotMade } from './order-refund-not-made.email.ts';
import { orderRefundUnderWay } from './order-refund-under-way.email.ts';
import { refundFailed } from './refund-failed.email.ts';

const REFUND_ID = '1d9c0c52-7f0e-4b7f-9a54-2d6a0b5e8c11';
const order = aMailOrder();

/** An example of each of this feature's emails, by the name of the function that writes it. */
export const emails: Readonly<Record<string, MailContent>> = {
  orderPartRefunded: orderPartRefunded({
    order,
    amount: 12_048,
    refundId: REFUND_ID,
    delivery: 1_599,
    units: [{ name: aMailTyre().name, quantity: 1, worth: 10_449 }],
    deductions: [],
    reason: 'One of the tyres was damaged on its way.',
    isOffline: true,
  }),
  orderBankRefunded: orderBankRefunded({ order, amount: order.total, refundId: REFUND_ID, isOver: true }),
  orderRefundUnderWay: orderRefundUnderWay({ order, amount: 12_048, waitsForBuyer: true, isHeld: true }),
  orderRefundNotMade: orderRefundNotMade({ order, amount: 12_048, how: 'CAME_BACK', wasToCancel: false }),
  refundFailed: refundFailed({
    orderId: order.id,
    number: order.number,
    amount: 12_048,
    reason: 'expired_or_canceled_card: The card has expired or was cancelled.',
    isBuyerMailed: true,
  }),
  disputeOpened: disputeOpened({
    orderId: order.id,
    number: order.number,
    amount: order.total,
    reason: 'product_not_received',
    evidenceDueBy: new Date('2026-12-05T23:59:59Z'),
  }),
};
