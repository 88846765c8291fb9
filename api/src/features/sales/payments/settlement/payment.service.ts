import { isPaymentAwaited } from '@treadline/schema/trade/order/payment/payment-status';
import { Service } from '../../../../platform/services/services.ts';
import {
  OrderReader,
  type Ending,
  type MadeDispute,
  type MadeRefund,
  type Order,
  type PaymentProvider,
  type RefundAnswer,
  type RefundAttempt,
} from '../../orders/index.ts';
import { orUnavailable } from '../gateway/or-unavailable.ts';
import { paymentGateway, type GatewayIntent, type GatewaySession } from '../gateway/payment-gateway.port.ts';
import { isPaidAlike, type Payment } from './order-payment.ts';
import { OrderSettlement } from './order-settlement.service.ts';

/** The job that refunds a payment: enqueued here, handled in payments.jobs.ts. */
export const REFUND_JOB = 'refund-payment';

/** How a checkout ends that its buyer left. */
const LEFT: Ending = { message: 'The payment was cancelled. Nothing was charged.' };

/** How an order ends that wasn't paid in time. */
export const expired = (now: Date): Ending => ({
  message: 'The payment page expired before it was paid. Nothing was charged.',
  expiredAt: now,
});

/** Keeps orders in line with their payments, and calls the gateway for refunds and disputes. */
export class PaymentService extends Service implements PaymentProvider {
  readonly #orders = this.services.get(OrderReader);
  readonly #settlement = this.services.get(OrderSettlement);
  readonly #gateway = paymentGateway.in(this.services);

  /** Reads an order's payment, and updates the order to match. */
  async reconcile(where: {
    readonly sessionId?: string | null;
    readonly intentId?: string | null;
  }): Promise<void> {
    const session = where.sessionId ? await this.#gateway.readSession(where.sessionId) : null;
    if (session) await this.reconcileSession(session);
    // A payment page's intent is handled with the page.
    const order =
      where.intentId && !session
        ? await this.#orders.unchecked({ providerPaymentId: where.intentId, providerSessionId: null })
        : null;
    const intent = order?.providerPaymentId ? await this.#gateway.readIntent(order.providerPaymentId) : null;
    if (order && intent) await this.#reconcileIntent(order, intent);
  }

  async #reconcileIntent(order: Order, intent: GatewayIntent): Promise<void> {
    const { id: paymentIntent, status, amount, currency, method } = intent;
    if (status === 'PAID') await this.#settle(order, { amount, currency, paymentIntent, method });
    else if (status === 'CANCELLED') await this.#settlement.cancel(order, LEFT);
  }

  /**
   * Updates an order to match its session; can be called at any time and repeatedly. A paid session settles the order,
   * an expired one cancels it, an open one changes nothing.
   */
  async reconcileSession(session: GatewaySession): Promise<void> {
    // By the session's id, not its metadata, which any other user of the provider's account can fill as they like.
    const order = await this.#orders.unchecked({ providerSessionId: session.id });
    if (!order) return;
    const { amount, currency, intentId, method } = session;
    if (session.paymentStatus === 'PAID')
      await this.#settle(order, {
        amount: amount ?? 0,
        currency: currency ?? '',
        paymentIntent: intentId,
        method,
      });
    else if (session.status === 'EXPIRED')
      // A page that the shop closed counts as "expired" at the gateway, too.
      await this.#settlement.cancel(order, session.isOverdue ? expired(this.platform.now()) : LEFT);
  }

  /**
   * The settlement writes all that must follow from it. If the job for a refund is lost with the process, the sweep
   * finds the money owed a minute later.
   */
  async #settle(order: Order, payment: Payment): Promise<void> {
    const outcome = await this.#settlement.settle(order.id, payment);
    const { logger, jobs } = this.platform;
    if (outcome === 'wrong-amount')
      logger.error(
        { orderId: order.id },
        'A payment does not match its order; a member of staff must look at it.',
      );
    if (outcome === 'sold-out') await jobs.send(REFUND_JOB, { orderId: order.id }, { key: order.id });
  }

  /**
   * Like {@link close}, for a caller who waits for the answer and can only retry. Also closes a page that the order got
   * since it was read.
   * @param ending omit it for an abandoned checkout.
   * @throws PublicError SERVICE_UNAVAILABLE while the gateway is unreachable.
   */
  cancel(order: Order, ending: Ending = LEFT): Promise<boolean> {
    return orUnavailable(this.services, this.#closeAll(order, ending));
  }

  async #closeAll(order: Order, ending: Ending): Promise<boolean> {
    if (await this.close(order, ending)) return true;
    const now = await this.#orders.unchecked({ id: order.id });
    if (!now || !isPaymentAwaited(now.paymentStatus) || now.reservedUntil === null) return false;
    return !isPaidAlike(now, order) ? this.#closeAll(now, ending) : false;
  }

  /**
   * Closes the payment page of an unpaid order and cancels the order, unless it got another page or more time since it
   * was read.
   * @returns whether it was open.
   * @throws the gateway's error if it can't be reached.
   */
  async close(order: Order, ending: Ending): Promise<boolean> {
    if (!isPaymentAwaited(order.paymentStatus)) return false;
    // Close it at the gateway first, so that nobody can pay for units that are released.
    if (await this.closePage(order)) return false;
    const intent =
      !order.providerSessionId && order.providerPaymentId
        ? await this.#gateway.closeIntent(order.providerPaymentId)
        : null;
    if (intent?.status === 'PAID') {
      await this.#reconcileIntent(order, intent);
      return false;
    }
    return this.#settlement.cancel(order, ending);
  }

  /**
   * Closes the payment page of an order, if it has one.
   * @returns whether the card was quicker; the order is then settled.
   */
  async closePage({ providerSessionId }: Pick<Order, 'providerSessionId'>): Promise<boolean> {
    const session = providerSessionId ? await this.#gateway.closeSession(providerSessionId) : null;
    if (session?.paymentStatus !== 'PAID') return false;
    await this.reconcileSession(session);
    return true;
  }

  refund(attempt: RefundAttempt): Promise<RefundAnswer> {
    return this.#gateway.refund(attempt);
  }

  async refundMade(refundId: string): Promise<(MadeRefund & { readonly orderId: string }) | null> {
    const made = await this.#gateway.refundMade(refundId);
    const orderId = made && (await this.#orderPaidBy(made.intentId));
    return made && orderId ? { ...made, orderId } : null;
  }

  async dispute(disputeId: string): Promise<(MadeDispute & { readonly orderId: string }) | null> {
    const made = await this.#gateway.dispute(disputeId);
    const orderId = made && (await this.#orderPaidBy(made.intentId));
    return made && orderId ? { ...made, orderId } : null;
  }

  /**
   * The order of a payment, settled first: events come in no guaranteed order, and one about a refund may precede the
   * one about the payment. Null if the payment isn't for one of the shop's orders.
   */
  async #orderPaidBy(intentId: string): Promise<string | null> {
    const known = await this.#orders.unchecked({ providerPaymentId: intentId });
    if (known?.paidAt || known?.received) return known.id;
    if (known) await this.reconcile({ intentId });
    for (const sessionId of await this.#gateway.sessionsOf(intentId)) await this.reconcile({ sessionId });
    return (await this.#orders.unchecked({ providerPaymentId: intentId }))?.id ?? null;
  }
}
