import type { Job } from '../../platform/job.ts';
import type { Services } from '../../platform/services.ts';
import { THE_SHOP } from '../audit/audit.service.ts';
import { OrderService } from '../orders/order.service.ts';
import { PaymentService, REFUND_JOB, SETTLE_JOB } from './payment.service.ts';
import { RefundService } from './refund.service.ts';
import { isStripeSilent } from './stripe.client.ts';

/** Callbacks take a moment; before that there is nothing to ask about. */
const PATIENCE_MS = 60_000;

/** The work of one callback. */
export const settlePayment: Job<{
  sessionId?: string | null;
  intentId?: string | null;
  refundId?: string | null;
  eventId: string;
}> = {
  name: SETTLE_JOB,
  async handle(services, { eventId, refundId, ...payment }) {
    const payments = services.get(PaymentService);
    await payments.look(payment);
    if (refundId) await services.get(RefundService).look(refundId);
    await payments.markSettled(eventId);
  },
};

/** What comes of it is booked; what Stripe does not answer or refuses to begin is asked again a minute later. */
async function refundSoldOut(services: Services, orderId: string): Promise<void> {
  await services.get(RefundService).refund(orderId, {
    endsAs: 'REFUNDED',
    actor: THE_SHOP,
    message: 'Your payment reached us after the tyres were sold out, so we paid it back in full.',
  });
}

/** Pays an order back whose pieces were gone when its payment came. */
export const refundPayment: Job<{ orderId: string }> = {
  name: REFUND_JOB,
  handle: (services, { orderId }) => refundSoldOut(services, orderId),
};

/** One order Stripe cannot tell about must not keep the others waiting; while it tells of none, each would wait for nothing. */
async function oneByOne<Task>(
  services: Services,
  tasks: readonly Task[],
  idOf: (task: Task) => string,
  work: (task: Task) => Promise<unknown>,
): Promise<void> {
  for (const task of tasks) {
    try {
      await work(task);
    } catch (error) {
      services.platform.logger.warn(
        { err: error, orderId: idOf(task) },
        'An order could not be brought into line with Stripe; it is tried again in a minute.',
      );
      if (isStripeSilent(error)) return;
    }
  }
}

/**
 * Asks Stripe about every order that still waits: the callback may never have come.
 * An order whose time is up gives its pieces back, after its page is closed at Stripe.
 * Money that is owed back is paid back, should the job for it have been lost, and refunds that have not ended are looked at.
 */
export const reconcilePayments: Job = {
  name: 'reconcile-payments',
  schedule: '* * * * *',
  async handle(services) {
    const { now } = services.platform;
    const payments = services.get(PaymentService);
    const orders = services.get(OrderService);
    const longEnoughAgo = new Date(now().getTime() - PATIENCE_MS);
    await oneByOne(
      services,
      await orders.awaitingPayment(longEnoughAgo),
      ({ id }) => id,
      async (order) => {
        await payments.look({ sessionId: order.stripeSessionId, intentId: order.stripePaymentIntent });
        if (order.reservedUntil !== null && order.reservedUntil <= now()) await payments.cancel(order);
      },
    );
    const refunds = services.get(RefundService);
    await oneByOne(
      services,
      await refunds.underWay(longEnoughAgo),
      ({ orderId }) => orderId,
      (attempt) => refunds.finish(attempt),
    );
    await oneByOne(
      services,
      await orders.awaitingRefund(longEnoughAgo),
      ({ id }) => id,
      ({ id }) => refundSoldOut(services, id),
    );
  },
};
