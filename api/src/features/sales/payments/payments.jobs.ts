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

/** Callbacks take a moment, so we don't query the provider before this. */
const PATIENCE_MS = 60_000;
/** Banks take weeks to decide. */
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
 * Records refunds and disputes whose callback was lost. Those made at the provider can be found only in its list of
 * events.
 */
export const hearLostCallbacks: Job = {
  name: 'hear-lost-callbacks',
  schedule: '*/5 * * * *',
  async handle(services) {
    const { now } = services.platform;
    await services.get(PaymentEvents).catchUp(new Date(now().getTime() - PATIENCE_MS));
  },
};

/** Records the outcome. If the provider doesn't respond or refuses to start, it's retried a minute later. */
async function refundSoldOut(services: Services, orderId: string): Promise<void> {
  await services.get(RefundService).refund(orderId, {
    endsAs: 'REFUNDED',
    actor: THE_SHOP,
    message: 'Your payment came through after the tyres had sold out, so we refunded it in full.',
  });
}

/** Refunds an order whose units had sold out when its payment arrived. */
export const refundPayment: Job<{ orderId: string }> = {
  name: REFUND_JOB,
  handle: (services, { orderId }) => refundSoldOut(services, orderId),
};

/**
 * Works through orders so that one the provider can't answer about doesn't hold up the others. Stops if the provider
 * doesn't respond at all, because waiting for each order would be pointless.
 */
async function byOrder<Task>(
  services: Services,
  tasks: readonly Task[],
  idOf: (task: Task) => string,
  work: (task: Task) => Promise<unknown>,
): Promise<void> {
  await oneByOne(tasks, work, services.platform.logger, {
    naming: (task) => ({ orderId: idOf(task) }),
    sentence: 'An order could not be reconciled with Stripe; retrying in a minute.',
    endsAll: (error) => paymentGateway.in(services).faultOf(error)?.isSilent ?? false,
  });
}

/** Reminds the buyer of a checkout, unless the provider says it was paid. The sweep reminds all others. */
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
 * Checks every unpaid order with the provider, because its callback may never have come. If its time is up, closes its
 * page at the provider, cancels the order and releases its units; otherwise reminds its buyer once. Refunds money still
 * owed, in case the job for it was lost, and checks pending refunds and undecided disputes.
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

/** Every night, deletes callbacks that the provider can no longer repeat. */
export const forgetPaymentEvents: Job = {
  name: 'forget-payment-events',
  schedule: '50 3 * * *',
  handle: (services) => services.get(PaymentEvents).forgetOld(),
};
