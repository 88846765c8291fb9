import type Stripe from 'stripe';
import type { Services } from '../../platform/services.ts';
import type { Order } from '../orders/order.entity.ts';
import {
  OrderService,
  type Ending,
  type Payment,
  type PaymentProvider,
  type RefundAnswer,
  type RefundAttempt,
} from '../orders/order.service.ts';
import { sessionParams, type PaymentPage } from './checkout-session.ts';
import { PaymentEvent } from './payment-event.entity.ts';
import { paymentMethodOf } from './payment-method.ts';
import { StripeIntents } from './stripe-intents.ts';
import { refundIn, StripeRefunds } from './stripe-refunds.ts';
import { createStripeClient, isStripeRefusal } from './stripe.client.ts';

export { linkedPage } from './checkout-session.ts';

/** Names of the jobs, which are enqueued here and handled in payments.jobs.ts. */
export const SETTLE_JOB = 'settle-payment';
export const REFUND_JOB = 'refund-payment';

/** A checkout that its buyer left. */
const LEFT: Ending = { message: 'The payment was cancelled. Nothing was charged.' };

/** An order that nobody paid in time. */
export const expired = (now: Date): Ending => ({
  message: 'The payment page expired before it was paid. Nothing was charged.',
  expiredAt: now,
});

/** Seconds for which a callback's signature is valid. */
const SIGNATURE_TOLERANCE_S = 300;

/**
 * Stripe repeats a callback for three days, and keeps events, which its owner may send again, for 30:
 * https://docs.stripe.com/webhooks#automatic-retries, https://docs.stripe.com/api/events
 */
const EVENT_KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** All communication with Stripe. No call to it is made inside a database transaction. */
export class PaymentService implements PaymentProvider {
  readonly #services: Services;
  readonly #orders: OrderService;
  readonly #intents: StripeIntents;
  readonly #refunds: StripeRefunds;
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;

  constructor(services: Services) {
    const { stripe, stripeTimeoutMs } = services.platform.config;
    if (!stripe)
      throw new Error('Payments need Stripe’s settings; the process that starts the shop gives them.');
    this.#services = services;
    this.#orders = services.get(OrderService);
    this.#stripe = createStripeClient(stripe, stripeTimeoutMs);
    this.#intents = new StripeIntents(this.#stripe);
    this.#refunds = new StripeRefunds(this.#stripe);
    this.#webhookSecret = stripe.webhookSecret;
  }

  /**
   * Opens a payment page of an order. Its key is the idempotency key: a repeated call gives the same page.
   * @throws Stripe's error when it cannot be reached or refuses.
   */
  async openSession(order: Order, page: PaymentPage): Promise<{ id: string; url: string | null }> {
    const { config } = this.#services.platform;
    const session = await this.#stripe.checkout.sessions.create(
      sessionParams(order, config.publicUrl, page),
      { idempotencyKey: page.key },
    );
    return { id: session.id, url: session.url };
  }

  /**
   * Begins the payment of an order whose buyer's own page takes the card.
   * @throws Stripe's error when it cannot be reached or refuses.
   */
  openIntent(order: Order): Promise<{ id: string; clientSecret: string }> {
    return this.#intents.open(order);
  }

  /** The session as Stripe knows it, with its payment and charge; null if it knows none with that id. */
  async readSession(sessionId: string): Promise<Stripe.Checkout.Session | null> {
    try {
      return await this.#stripe.checkout.sessions.retrieve(sessionId, {
        expand: ['payment_intent.latest_charge'],
      });
    } catch (error) {
      if (isStripeRefusal(error, 'resource_missing')) return null;
      throw error;
    }
  }

  /**
   * Takes a callback: verifies its signature over the raw bytes, records it once and leaves the work to a
   * job. Should the process end before the job is written, the callback goes unanswered and Stripe sends it
   * again.
   * @throws Stripe's signature error for a forged or old callback.
   */
  async receive(rawBody: Buffer, signature: string): Promise<void> {
    const { orm, jobs, now } = this.#services.platform;
    const event = this.#stripe.webhooks.constructEvent(
      rawBody,
      signature,
      this.#webhookSecret,
      SIGNATURE_TOLERANCE_S,
      undefined,
      now().getTime(),
    );
    const sessionId = event.type.startsWith('checkout.session.')
      ? (event.data.object as Stripe.Checkout.Session).id
      : null;
    const intentId = event.type.startsWith('payment_intent.')
      ? (event.data.object as Stripe.PaymentIntent).id
      : null;
    const refundId = refundIn(event);
    const em = orm.em.fork();
    await em.upsert(
      PaymentEvent,
      { id: event.id, type: event.type, sessionId, receivedAt: now() },
      { onConflictAction: 'ignore' },
    );
    // The upsert returns what it was given; only the row says whether an earlier delivery was processed.
    const noted = await em.findOneOrFail(PaymentEvent, { id: event.id }, { refresh: true });
    if ((sessionId || intentId || refundId) && !noted.settledAt)
      await jobs.send(SETTLE_JOB, { sessionId, intentId, refundId, eventId: event.id }, { key: event.id });
  }

  /** Asks Stripe for the payment of an order, and updates the order to match. */
  async reconcile(where: {
    readonly sessionId?: string | null;
    readonly intentId?: string | null;
  }): Promise<void> {
    const session = where.sessionId ? await this.readSession(where.sessionId) : null;
    if (session) await this.reconcileSession(session);
    // The intent of a payment page is handled with the page.
    const order =
      where.intentId && !session
        ? await this.#orders.find({ stripePaymentIntent: where.intentId, stripeSessionId: null })
        : null;
    const intent = order?.stripePaymentIntent ? await this.#intents.read(order.stripePaymentIntent) : null;
    if (order && intent) await this.#reconcileIntent(order, intent);
  }

  async #reconcileIntent(order: Order, intent: Stripe.PaymentIntent): Promise<void> {
    if (intent.status === 'succeeded')
      await this.#settle(order, {
        amount: intent.amount_received,
        currency: intent.currency,
        paymentIntent: intent.id,
        method: paymentMethodOf(intent),
      });
    else if (intent.status === 'canceled') await this.#orders.cancel(order.id, LEFT);
  }

  /**
   * Updates an order to match its session; it may be called at any time and repeatedly. A paid session
   * settles the order, an expired one cancels it, an open one changes nothing.
   */
  async reconcileSession(session: Stripe.Checkout.Session): Promise<void> {
    // By the session's id and not by its metadata, which any other user of the Stripe account fills as they
    // like.
    const order = await this.#orders.find({ stripeSessionId: session.id });
    if (!order) return;
    const paymentIntent =
      typeof session.payment_intent === 'string'
        ? session.payment_intent
        : (session.payment_intent?.id ?? null);
    if (session.payment_status === 'paid')
      await this.#settle(order, {
        amount: session.amount_total ?? 0,
        currency: session.currency ?? '',
        paymentIntent,
        method: paymentMethodOf(session.payment_intent),
      });
    else if (session.status === 'expired') {
      const now = this.#services.platform.now();
      // A page that the shop closed has "expired" at Stripe, too.
      await this.#orders.cancel(order.id, session.expires_at * 1_000 <= now.getTime() ? expired(now) : LEFT);
    }
  }

  /**
   * What must follow is written with the settlement. The job for a refund may be lost with the process: the sweep of
   * every minute finds what is owed.
   */
  async #settle(order: Order, payment: Payment): Promise<void> {
    const outcome = await this.#orders.settle(order.id, payment);
    const { logger, jobs } = this.#services.platform;
    if (outcome === 'wrong-amount')
      logger.error({ orderId: order.id }, 'A payment does not match its order; somebody must look at it.');
    if (outcome === 'sold-out') await jobs.send(REFUND_JOB, { orderId: order.id }, { key: order.id });
  }

  /**
   * Closes the payment page of an unpaid order, and cancels the order.
   * @param ending left out for an abandoned checkout.
   * @returns whether it was open.
   */
  async cancel(order: Order, ending: Ending = LEFT): Promise<boolean> {
    if (order.paymentStatus !== 'UNPAID') return false;
    // Closed at Stripe first: after that nobody can pay for units that are released.
    if (await this.closePage(order)) return false;
    const intent =
      !order.stripeSessionId && order.stripePaymentIntent
        ? await this.#intents.close(order.stripePaymentIntent)
        : null;
    if (intent?.status === 'succeeded') {
      await this.#reconcileIntent(order, intent);
      return false;
    }
    return this.#orders.cancel(order.id, ending);
  }

  /**
   * Closes the payment page of an order at Stripe, if it has one.
   * @returns whether the card was quicker; the order is then settled.
   */
  async closePage({ stripeSessionId }: Pick<Order, 'stripeSessionId'>): Promise<boolean> {
    const session = stripeSessionId ? await this.#close(stripeSessionId) : null;
    if (session?.payment_status !== 'paid') return false;
    await this.reconcileSession(session);
    return true;
  }

  /** Closes a payment page, and returns the session as it then is: a card may have been quicker. */
  async #close(sessionId: string): Promise<Stripe.Checkout.Session | null> {
    const session = await this.readSession(sessionId);
    if (session?.status !== 'open') return session;
    try {
      return await this.#stripe.checkout.sessions.expire(sessionId);
    } catch (error) {
      const current = await this.readSession(sessionId);
      if (current?.status === 'open') throw error;
      return current;
    }
  }

  refund(attempt: RefundAttempt): Promise<RefundAnswer> {
    return this.#refunds.ask(attempt);
  }

  /** Records that a callback was processed. */
  async markSettled(eventId: string): Promise<void> {
    await this.#services.platform.orm.em
      .fork()
      .nativeUpdate(PaymentEvent, { id: eventId }, { settledAt: this.#services.platform.now() });
  }
  /** Deletes the record of callbacks that Stripe can no longer repeat. */
  async forgetOldEvents(): Promise<void> {
    const { orm, now } = this.#services.platform;
    const repeatable = new Date(now().getTime() - EVENT_KEPT_DAYS * DAY_MS);
    await orm.em.fork().nativeDelete(PaymentEvent, { receivedAt: { $lt: repeatable } });
  }
}
