import type { Viewer } from '../../platform/context.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { isUuid } from '../../platform/uuid.ts';
import { isOwn } from '../orders/order-reader.service.ts';
import type { Order } from '../orders/order.entity.ts';
import { OrderService } from '../orders/order.service.ts';
import { SESSION_MINUTES } from './checkout-session.ts';
import { Checkout, PaymentClosed } from './checkout.results.ts';
import { orderNotFound, type OrderNotFound } from './order-change.results.ts';
import { PaymentService } from './payment.service.ts';
import { orUnavailable } from './stripe.client.ts';

const MINUTE_MS = 60_000;

/** The payment of an order that its buyer left and comes back to. */
export class OrderPaymentService {
  readonly #services: Services;
  readonly #orders: OrderService;
  readonly #payments: PaymentService;

  constructor(services: Services) {
    this.#services = services;
    this.#orders = services.get(OrderService);
    this.#payments = services.get(PaymentService);
  }

  /** Whether the viewer's order waits for its payment and its page is still open, as far as that can be told without asking Stripe. */
  canPay(order: Order, viewer: Viewer): boolean {
    const age = this.#services.platform.now().getTime() - order.createdAt.getTime();
    return (
      isOwn(order, viewer) &&
      order.status === 'PENDING' &&
      order.paymentStatus === 'UNPAID' &&
      order.stripeSessionId !== null &&
      order.needsAttention === null &&
      age < SESSION_MINUTES * MINUTE_MS
    );
  }

  /**
   * Leads back to the payment page of the viewer's own order. Finds it paid or closed, the order is brought into line with that.
   * @throws PublicError SERVICE_UNAVAILABLE while Stripe cannot be asked.
   */
  async resume(viewer: Viewer, orderId: string): Promise<Checkout | OrderNotFound | PaymentClosed> {
    const order = isUuid(orderId) ? await this.#orders.find({ id: orderId }) : null;
    if (!order || !isOwn(order, viewer)) return orderNotFound();
    const session = order.stripeSessionId
      ? await orUnavailable(this.#payments.readSession(order.stripeSessionId), this.#services.platform.logger)
      : null;
    if (session?.status === 'open')
      return result(Checkout, {
        orderId: order.id,
        orderNumber: order.number,
        sessionId: session.id,
        url: session.url,
      });
    if (session && order.paymentStatus === 'UNPAID') await this.#payments.settle(session);
    const message =
      session?.payment_status === 'paid'
        ? 'This order is paid already.'
        : 'The payment page of this order is closed, and nothing was charged. “Buy again” puts its tyres into your cart.';
    return result(PaymentClosed, { message });
  }
}
