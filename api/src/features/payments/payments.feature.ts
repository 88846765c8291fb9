import type { Feature } from '../../platform/feature.ts';
import { OrderChangeResolver } from './order-change.resolver.ts';
import { OrderPaymentResolver } from './order-payment.resolver.ts';
import { PaymentEvent } from './payment-event.entity.ts';
import { PaymentResolver } from './payment.resolver.ts';
import { reconcilePayments, refundPayment, settlePayment } from './payments.jobs.ts';

/** Checkout, payment and what follows from it. */
export const payments: Feature = {
  entities: [PaymentEvent],
  resolvers: [PaymentResolver, OrderPaymentResolver, OrderChangeResolver],
  jobs: [settlePayment, refundPayment, reconcilePayments],
};
