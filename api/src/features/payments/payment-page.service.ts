import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { namesOf, OrderService, type Order } from '../orders/index.ts';
import { checkoutPage } from './checkout-session.ts';
import { Checkout } from './checkout.results.ts';
import { payUntil } from './payment-deadline.ts';
import { PaymentReminderService } from './payment-reminder.service.ts';
import { PaymentService } from './payment.service.ts';

/** Why there is no page to pay an order on. */
export type NoPage = 'PAID' | 'CLOSED';

/** The payment pages of the checkout's orders: each order has one, however often it is asked for. */
export class PaymentPages {
  readonly #services: Services;
  readonly #orders: OrderService;
  readonly #payments: PaymentService;
  readonly #reminders: PaymentReminderService;

  constructor(services: Services) {
    this.#services = services;
    this.#orders = services.get(OrderService);
    this.#payments = services.get(PaymentService);
    this.#reminders = services.get(PaymentReminderService);
  }

  /**
   * The open page of an order, which is made if it has none yet. If the order turns out paid or closed at Stripe, it
   * is updated to match.
   * @throws Stripe's error when it cannot be reached or refuses.
   */
  async open(order: Order): Promise<Checkout | NoPage> {
    if (order.stripeSessionId !== null) return this.#find(order, order.stripeSessionId);
    const now = this.#services.platform.now();
    if (payUntil(order, now) === null) return order.paidAt === null ? 'CLOSED' : 'PAID';
    const page = checkoutPage(order, now);
    const { id, url } = await this.#payments.openSession(order, page);
    const { reservedUntil } = page;
    if (!(await this.#orders.attachPayment(order, { stripeSessionId: id, reservedUntil })))
      return this.#findOther(order);
    await this.#reminders.plan(order);
    return checkoutOf(order, id, url);
  }

  async #find(order: Order, sessionId: string): Promise<Checkout | NoPage> {
    const session = await this.#payments.readSession(sessionId);
    if (session?.status === 'open') return checkoutOf(order, session.id, session.url);
    if (session && order.paymentStatus === 'UNPAID') await this.#payments.reconcileSession(session);
    return session?.payment_status === 'paid' ? 'PAID' : 'CLOSED';
  }

  /** Meanwhile the order was closed, or another request was quicker: nobody was told of the page that was made here. */
  async #findOther({ id }: Order): Promise<Checkout | NoPage> {
    const order = await this.#orders.find({ id });
    return order?.stripeSessionId ? this.#find(order, order.stripeSessionId) : 'CLOSED';
  }
}

const checkoutOf = (order: Order, sessionId: string, url: string | null): Checkout =>
  result(Checkout, { ...namesOf(order), sessionId, url });
