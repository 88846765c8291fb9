import type Stripe from 'stripe';
import type { Services } from '../../platform/services.ts';
import {
  isPaidAlike,
  OrderService,
  type Ending,
  type MadeDispute,
  type MadeRefund,
  type Order,
  type Payment,
  type PaymentProvider,
  type RefundAnswer,
  type RefundAttempt,
} from '../orders/index.ts';
import { sessionParams, type PaymentPage } from './checkout-session.ts';
import { PaymentEvents } from './payment-events.service.ts';
import { paymentMethodOf } from './payment-method.ts';
import { StripeAccess } from './stripe-access.ts';
import type { StripeClock } from './stripe-clock.ts';
import { StripeDisputes } from './stripe-disputes.ts';
import { StripeIntents } from './stripe-intents.ts';
import { StripeRefunds } from './stripe-refunds.ts';
import { isStripeRefusal, isStripeRefusalOf, orUnavailable } from './stripe.client.ts';

/** Name of the job, which is enqueued here and handled in payments.jobs.ts. */
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

/** All communication with Stripe. No call to it is made inside a database transaction. */
export class PaymentService implements PaymentProvider {
  readonly #services: Services;
  readonly #orders: OrderService;
  readonly #disputes: StripeDisputes;
  readonly #events: PaymentEvents;
  readonly #intents: StripeIntents;
  readonly #refunds: StripeRefunds;
  readonly #stripe: Stripe;
  readonly #clock: StripeClock;
  readonly #webhookSecret: string;

  constructor(services: Services) {
    const { client, clock, webhookSecret } = services.get(StripeAccess);
    this.#services = services;
    this.#orders = services.get(OrderService);
    this.#clock = clock;
    this.#events = services.get(PaymentEvents);
    this.#stripe = client;
    this.#disputes = new StripeDisputes(this.#stripe);
    this.#intents = new StripeIntents(this.#stripe);
    this.#refunds = new StripeRefunds(this.#stripe);
    this.#webhookSecret = webhookSecret;
  }

  /**
   * Opens a payment page of an order. Its key is the idempotency key: a repeated call gives the same page.
   * @throws Stripe's error when it cannot be reached or refuses.
   */
  async openSession(order: Order, page: PaymentPage): Promise<{ id: string; url: string | null }> {
    const { id, url } = await this.#createSession(order, page).catch((error: unknown) => {
      if (!isStripeRefusalOf(error, 'expires_at')) throw error;
      // The clocks differ, and the refusal has told Stripe's. It keeps no answer under the key for what it refuses.
      return this.#createSession(order, page);
    });
    return { id, url };
  }

  #createSession(order: Order, page: PaymentPage): Promise<Stripe.Checkout.Session> {
    const { publicUrl } = this.#services.platform.config;
    return this.#stripe.checkout.sessions.create(sessionParams(order, publicUrl, page, this.#clock), {
      idempotencyKey: page.key,
    });
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
   * Takes a callback: verifies its signature over the raw bytes, records it once and leaves the work to a job.
   * @throws Stripe's signature error for a forged or old callback.
   */
  async receive(rawBody: Buffer, signature: string): Promise<void> {
    const event = this.#stripe.webhooks.constructEvent(
      rawBody,
      signature,
      this.#webhookSecret,
      SIGNATURE_TOLERANCE_S,
      undefined,
      this.#clock.now().getTime(),
    );
    await this.#events.note(event);
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
    else if (intent.status === 'canceled') await this.#orders.cancel(order, LEFT);
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
      await this.#orders.cancel(
        order,
        session.expires_at * 1_000 <= this.#clock.now().getTime() ? expired(now) : LEFT,
      );
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
   * The same as {@link close} for somebody who waits for the answer, and can only try again. A page that the order got
   * since it was read is closed, too.
   * @param ending left out for an abandoned checkout.
   * @throws PublicError SERVICE_UNAVAILABLE while Stripe cannot be reached.
   */
  cancel(order: Order, ending: Ending = LEFT): Promise<boolean> {
    return orUnavailable(this.#closeAll(order, ending), this.#services.platform.logger);
  }

  async #closeAll(order: Order, ending: Ending): Promise<boolean> {
    if (await this.close(order, ending)) return true;
    const now = await this.#orders.find({ id: order.id });
    const isOpen = now?.paymentStatus === 'UNPAID' && now.reservedUntil !== null;
    return isOpen && !isPaidAlike(now, order) ? this.#closeAll(now, ending) : false;
  }

  /**
   * Closes the payment page of an unpaid order, and cancels the order, unless it has got another page or more time
   * since it was read.
   * @returns whether it was open.
   * @throws Stripe's error when it cannot be reached.
   */
  async close(order: Order, ending: Ending): Promise<boolean> {
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
    return this.#orders.cancel(order, ending);
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

  async refundMade(refundId: string): Promise<(MadeRefund & { readonly orderId: string }) | null> {
    const made = await this.#refunds.made(refundId);
    const orderId = made && (await this.#orderPaidBy(made.intentId));
    return made && orderId ? { ...made, orderId } : null;
  }

  /** The ids of all refunds of a payment, oldest first. */
  refundsOf(paymentIntent: string): Promise<string[]> {
    return this.#refunds.idsOf(paymentIntent);
  }

  async dispute(disputeId: string): Promise<(MadeDispute & { readonly orderId: string }) | null> {
    const made = await this.#disputes.read(disputeId);
    const orderId = made && (await this.#orderPaidBy(made.intentId));
    return made && orderId ? { ...made, orderId } : null;
  }

  /**
   * The order of a payment, which is settled first: events come in no promised order, and one about a refund may come
   * before the one about the payment. Null if the payment is of no order of the shop.
   */
  async #orderPaidBy(intentId: string): Promise<string | null> {
    const known = await this.#orders.find({ stripePaymentIntent: intentId });
    if (known?.paidAt || known?.received) return known.id;
    if (known) await this.reconcile({ intentId });
    const sessions = await this.#stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 });
    for (const { id } of sessions.data) await this.reconcile({ sessionId: id });
    return (await this.#orders.find({ stripePaymentIntent: intentId }))?.id ?? null;
  }
}
