import type { Feature } from '../../platform/feature.ts';
import { paymentProvider } from '../orders/index.ts';
import { OrderPaymentResolver } from './order-payment.resolver.ts';
import { PaymentEvent } from './payment-event.entity.ts';
import { PaymentReminder } from './payment-reminder.entity.ts';
import { PaymentResolver } from './payment.resolver.ts';
import { PaymentService } from './payment.service.ts';
import {
  forgetAttempts,
  forgetPaymentEvents,
  hearLostCallbacks,
  reconcilePayments,
  refundPayment,
  remindOfPayment,
  settlePayment,
} from './payments.jobs.ts';

/** Checkout and payment: all that the shop asks of Stripe and hears from it. */
export const payments: Feature = {
  entities: [PaymentEvent, PaymentReminder],
  resolvers: [PaymentResolver, OrderPaymentResolver],
  provides: [paymentProvider.providedBy(PaymentService)],
  jobs: [
    settlePayment,
    refundPayment,
    remindOfPayment,
    reconcilePayments,
    hearLostCallbacks,
    forgetAttempts,
    forgetPaymentEvents,
  ],
};
