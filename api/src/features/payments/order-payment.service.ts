import type { Viewer } from '../../platform/context.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { isUuid } from '../../platform/uuid.ts';
import { isOwn, orderNotFound, type OrderNotFound } from '../orders/order-reader.service.ts';
import type { Order } from '../orders/order.entity.ts';
import { OrderService } from '../orders/order.service.ts';
import { RESERVATION_MINUTES } from '../stock/stock.service.ts';
import { SESSION_MINUTES } from './checkout-session.ts';
import { Checkout, PaymentClosed } from './checkout.results.ts';
import { PaymentService } from './payment.service.ts';
import { orUnavailable } from './stripe.client.ts';

/** An order is held a little longer than its payment page is open. */
const RESERVED_LONGER_MS = (RESERVATION_MINUTES - SESSION_MINUTES) * 60_000;

/** Resumes the payment of an order that its buyer left unpaid. */
export class OrderPaymentService {
  readonly #services: Services;
  readonly #orders: OrderService;
  readonly #payments: PaymentService;

  constructor(services: Services) {
    this.#services = services;
    this.#orders = services.get(OrderService);
    this.#payments = services.get(PaymentService);
  }

  /**
   * Whether the viewer's order awaits payment and its page is still open, as far as this is known without
   * asking Stripe.
   */
  canPay(order: Order, viewer: Viewer): boolean {
    const now = this.#services.platform.now().getTime();
    const isOpen = order.reservedUntil !== null && order.reservedUntil.getTime() - now > RESERVED_LONGER_MS;
    return (
      isOwn(order, viewer) &&
      order.status === 'PENDING' &&
      order.paymentStatus === 'UNPAID' &&
      order.stripeSessionId !== null &&
      order.needsAttention === null &&
      isOpen
    );
  }

  /**
   * Returns to the payment page of the viewer's own order. If it turns out paid or closed, the order is
   * updated to match.
   * @throws PublicError SERVICE_UNAVAILABLE while Stripe cannot be reached.
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
    if (session && order.paymentStatus === 'UNPAID') await this.#payments.reconcileSession(session);
    const message =
      session?.payment_status === 'paid'
        ? 'This order has already been paid.'
        : 'The payment page for this order has closed, and nothing was charged. Choose “Buy again” to ' +
          'put its tyres in your cart.';
    return result(PaymentClosed, { message });
  }
}
