import type { Feature } from '../../../platform/features/feature.ts';
import { paymentProvider } from '../orders/index.ts';
import { PaymentEvent } from './events/payment-event.entity.ts';
import { OrderPaymentResolver } from './pages/order-payment.resolver.ts';
import { PaymentSessionResolver } from './pages/payment-session.resolver.ts';
import {
  forgetPaymentEvents,
  hearLostCallbacks,
  reconcilePayments,
  refundPayment,
  remindOfPayment,
  settlePayment,
} from './payments.jobs.ts';
import { PaymentReminder } from './reminders/payment-reminder.entity.ts';
import { PaymentService } from './settlement/payment.service.ts';

/** Payments of orders: payment pages, provider events and settlement. */
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
