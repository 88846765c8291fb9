import { isPaymentAwaited } from '@treadline/schema/trade/order/payment/payment-status';
import type { Job } from '../../../platform/features/job.ts';
import { oneByOne } from '../../../platform/process/one-by-one.ts';
import type { Services } from '../../../platform/services/services.ts';
import { THE_SHOP } from '../../operations/audit/index.ts';
import { OrderReader } from '../orders/index.ts';
import { DisputeService, RefundService } from '../refunds/index.ts';
import { PaymentEvents, SETTLE_JOB } from './events/payment-events.service.ts';
import { paymentGateway, type EventSubject } from './gateway/payment-gateway.port.ts';
import { PaymentReminderService, REMIND_JOB } from './reminders/payment-reminder.service.ts';
import { OrderSettlement } from './settlement/order-settlement.service.ts';
import { expired, PaymentService, REFUND_JOB } from './settlement/payment.service.ts';

/** Callbacks take a moment; before that there is nothing to ask about. */
const PATIENCE_MS = 60_000;
/** Banks take weeks. */
const DISPUTE_PATIENCE_MS = 3_600_000;

/** Processes one callback. */
export const settlePayment: Job<EventSubject & { eventId: string }> = {
  name: SETTLE_JOB,
  async handle(services, { eventId, refundId, refundedIntentId, disputeId, ...payment }) {
    const payments = services.get(PaymentService);
    await payments.reconcile(payment);
    const refunds = services.get(RefundService);
    const refundIds = refundedIntentId ? await paymentGateway.in(services).refundsOf(refundedIntentId) : [];
    for (const id of refundId ? [refundId, ...refundIds] : refundIds) await refunds.reconcile(id);
    if (disputeId) await services.get(DisputeService).reconcile(disputeId);
    await services.get(PaymentEvents).markSettled(eventId);
  },
};

/**
 * Records refunds and disputes whose callback was lost. The shop cannot ask about one by itself: it doesn't know of
 * those that were made at the provider.
 */
export const hearLostCallbacks: Job = {
  name: 'hear-lost-callbacks',
  schedule: '*/5 * * * *',
  async handle(services) {
    const { now } = services.platform;
    await services.get(PaymentEvents).catchUp(new Date(now().getTime() - PATIENCE_MS));
  },
};

/**
 * The outcome is recorded; if the provider does not answer or refuses to begin, it is asked again a minute later.
 */
async function refundSoldOut(services: Services, orderId: string): Promise<void> {
  await services.get(RefundService).refund(orderId, {
    endsAs: 'REFUNDED',
    actor: THE_SHOP,
    message: 'Your payment came through after the tyres had sold out, so we refunded it in full.',
  });
}

/** Refunds an order whose units were gone when its payment came. */
export const refundPayment: Job<{ orderId: string }> = {
  name: REFUND_JOB,
  handle: (services, { orderId }) => refundSoldOut(services, orderId),
};

/**
 * One order that the provider cannot answer about must not hold up the others; while the provider answers about none,
 * waiting for each of them is pointless.
 */
async function byOrder<Task>(
  services: Services,
  tasks: readonly Task[],
  idOf: (task: Task) => string,
  work: (task: Task) => Promise<unknown>,
): Promise<void> {
  await oneByOne(tasks, work, services.platform.logger, {
    naming: (task) => ({ orderId: idOf(task) }),
    sentence: 'An order could not be brought into line with Stripe; it is tried again in a minute.',
    endsAll: (error) => paymentGateway.in(services).faultOf(error)?.isSilent ?? false,
  });
}

/**
 * Tells the buyer of a checkout that it waits, unless the provider says that it was paid. The sweep tells the others.
 */
export const remindOfPayment: Job<{ orderId: string }> = {
  name: REMIND_JOB,
  async handle(services, { orderId }) {
    const order = await services.get(OrderReader).unchecked({ id: orderId });
    if (!order || !isPaymentAwaited(order.paymentStatus)) return;
    await services.get(PaymentService).reconcile({ sessionId: order.providerSessionId });
    await services.get(PaymentReminderService).remind(order);
  },
};

/**
 * Asks the provider about every order that still awaits payment, because its callback may never have come. An order
 * whose time is up is cancelled and its units are released, after its page is closed at the provider; the buyer of one
 * that still waits is told so once. Money owed back is refunded, should the job for it have been lost, and refunds
 * that have not ended are checked, as are disputes that have not been decided.
 */
export const reconcilePayments: Job = {
  name: 'reconcile-payments',
  schedule: '* * * * *',
  async handle(services) {
    const { now } = services.platform;
    const payments = services.get(PaymentService);
    const reminders = services.get(PaymentReminderService);
    const longEnoughAgo = new Date(now().getTime() - PATIENCE_MS);
    await byOrder(
      services,
      await services.get(OrderSettlement).awaitingPayment(longEnoughAgo),
      ({ id }) => id,
      async (order) => {
        await payments.reconcile({ sessionId: order.providerSessionId, intentId: order.providerPaymentId });
        if (order.reservedUntil !== null && order.reservedUntil <= now())
          await payments.close(order, expired(now()));
        else await reminders.remind(order);
      },
    );
    const refunds = services.get(RefundService);
    await byOrder(
      services,
      await refunds.pending(longEnoughAgo),
      ({ orderId }) => orderId,
      (attempt) => refunds.finish(attempt),
    );
    await byOrder(
      services,
      await refunds.owed(longEnoughAgo),
      ({ id }) => id,
      ({ id }) => refundSoldOut(services, id),
    );
    const disputes = services.get(DisputeService);
    await byOrder(
      services,
      await disputes.undecided(new Date(now().getTime() - DISPUTE_PATIENCE_MS)),
      ({ orderId }) => orderId,
      ({ id }) => disputes.reconcile(id),
    );
  },
};

/** Every night: callbacks of the provider that it cannot repeat any more. */
export const forgetPaymentEvents: Job = {
  name: 'forget-payment-events',
  schedule: '50 3 * * *',
  handle: (services) => services.get(PaymentEvents).forgetOld(),
};
