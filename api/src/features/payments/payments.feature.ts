import type { Feature } from '../../platform/feature.ts';
import { paymentProvider } from '../orders/index.ts';
import { OrderPaymentResolver } from './order-payment.resolver.ts';
import { PaymentEvent } from './payment-event.entity.ts';
import { PaymentReminder } from './payment-reminder.entity.ts';
import { PaymentSessionResolver } from './payment-session.resolver.ts';
import { PaymentService } from './payment.service.ts';
import {
  forgetPaymentEvents,
  hearLostCallbacks,
  reconcilePayments,
  refundPayment,
  remindOfPayment,
  settlePayment,
} from './payments.jobs.ts';

/** Payments of orders: their pages, what is heard of them, and what follows. */
export const payments: Feature = {
  entities: [PaymentEvent, PaymentReminder],
  resolvers: [PaymentSessionResolver, OrderPaymentResolver],
  provides: [paymentProvider.providedBy(PaymentService)],
  jobs: [
    settlePayment,
    refundPayment,
    remindOfPayment,
    reconcilePayments,
    hearLostCallbacks,
    forgetPaymentEvents,
  ],
};
