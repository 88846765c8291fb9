import { isPaymentAwaited } from '@treadline/schema/trade/order/payment/payment-status';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { namesOf, OrderReader, type Order } from '../../orders/index.ts';
import { payUntil } from '../gateway/payment-deadline.ts';
import { paymentGateway } from '../gateway/payment-gateway.port.ts';
import { checkoutPage } from '../gateway/payment-page.ts';
import { PaymentReminderService } from '../reminders/payment-reminder.service.ts';
import { OrderSettlement } from '../settlement/order-settlement.service.ts';
import { PaymentService } from '../settlement/payment.service.ts';
import { Checkout } from './payment-page.results.ts';

/** Why an order has no payment page. */
export type NoPage = 'PAID' | 'CLOSED';

/** The payment pages of checkout orders. Each order has one, however often it's requested. */
export class PaymentPages extends Service {
  readonly #orders = this.services.get(OrderReader);
  readonly #settlement = this.services.get(OrderSettlement);
  readonly #gateway = paymentGateway.in(this.services);
  readonly #payments = this.services.get(PaymentService);
  readonly #reminders = this.services.get(PaymentReminderService);

  /**
   * The open payment page of an order, created if it doesn't have one yet. If the order turns out paid or closed, it's
   * updated to match.
   * @throws the gateway's error if it can't be reached or refuses.
   */
  async open(order: Order): Promise<Checkout | NoPage> {
    if (order.providerSessionId !== null) return this.#find(order, order.providerSessionId);
    const now = this.platform.now();
    if (payUntil(order, now) === null) return order.paidAt === null ? 'CLOSED' : 'PAID';
    const page = checkoutPage(order, now);
    const { id, url } = await this.#gateway.openSession(order, page);
    const { reservedUntil } = page;
    if (!(await this.#settlement.attachPayment(order, { providerSessionId: id, reservedUntil })))
      return this.#findOther(order);
    await this.#reminders.plan(order);
    return checkoutOf(order, id, url);
  }

  async #find(order: Order, sessionId: string): Promise<Checkout | NoPage> {
    const session = await this.#gateway.readSession(sessionId);
    if (session?.status === 'OPEN') return checkoutOf(order, session.id, session.url);
    if (session && isPaymentAwaited(order.paymentStatus)) await this.#payments.reconcileSession(session);
    return session?.paymentStatus === 'PAID' ? 'PAID' : 'CLOSED';
  }

  /**
   * The order was closed meanwhile, or another request got there first. The page created here was never shown to
   * anybody.
   */
  async #findOther({ id }: Order): Promise<Checkout | NoPage> {
    const order = await this.#orders.unchecked({ id });
    return order?.providerSessionId ? this.#find(order, order.providerSessionId) : 'CLOSED';
  }
}

const checkoutOf = (order: Order, sessionId: string, url: string | null): Checkout =>
  result(Checkout, { ...namesOf(order), sessionId, url });
