import { AWAITED_PAYMENTS } from '@treadline/schema/trade/order/payment/payment-status';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { Order, orderNotFound, OrderReader, type OrderNotFound } from '../../orders/index.ts';
import { orUnavailable } from '../gateway/or-unavailable.ts';
import { HELD_LONGER_MS, payUntil } from '../gateway/payment-deadline.ts';
import { browserHash, isBuyer, type Asker } from './order-buyer.ts';
import { Checkout, PaymentClosed } from './payment-page.results.ts';
import { PaymentPages } from './payment-page.service.ts';
import { PaymentReads } from './payment-reads.ts';
import { linesOf } from './payment-session.service.ts';
import type { WaitingPayment } from './waiting-payment.type.ts';

export const PAID = 'This order has already been paid.';
const CLOSED =
  'The payment page for this order has closed, and nothing was charged. Choose “Buy again” to put its tyres in ' +
  'your cart.';

/** Resumes the payment of an order that its buyer left unpaid. */
export class OrderPaymentService extends Service {
  readonly #orders = this.services.get(OrderReader);
  readonly #pages = this.services.get(PaymentPages);
  readonly #reads = new PaymentReads(this.platform);

  /** When the caller can last pay their own order; null for any other, and once its page is closed. */
  payUntil(order: Order, asker: Asker): Date | null {
    return isBuyer(order, asker) ? payUntil(order, this.platform.now()) : null;
  }

  /** The caller's newest order that awaits payment, by their account or this browser; null if there isn't one. */
  async waiting({ viewer, browserId }: Asker): Promise<WaitingPayment | null> {
    const { orm, now } = this.platform;
    const buyers = [
      ...(viewer.userId ? [{ userId: viewer.userId }] : []),
      // Leaves out orders of customers who have signed out of this browser.
      ...(browserId ? [{ userId: null, browserHash: browserHash(browserId) }] : []),
    ];
    if (buyers.length === 0) return null;
    const [order] = await orm.em.fork().find(
      Order,
      {
        paymentStatus: { $in: AWAITED_PAYMENTS },
        reservedUntil: { $gt: new Date(now().getTime() + HELD_LONGER_MS) },
        $or: buyers,
      },
      { populate: ['lines'], orderBy: { createdAt: 'desc' }, limit: 1 },
    );
    const until = order && payUntil(order, now());
    if (!until) return null;
    const { id: orderId, number: orderNumber, total } = order;
    // Plans hold no stock.
    const tyres = linesOf(order).filter(({ productId }) => productId !== null);
    return { orderId, orderNumber, total, payUntil: until, lines: tyres };
  }

  /**
   * Returns to the payment page of the caller's own order, or opens one if the provider gave none at checkout. If the
   * order turns out paid or closed, it's updated to match.
   * @throws PublicError TOO_MANY_REQUESTS after too many returns in an hour, SERVICE_UNAVAILABLE while the provider is
   * unreachable.
   */
  async resume(asker: Asker, orderId: string): Promise<Checkout | OrderNotFound | PaymentClosed> {
    const order = isUuid(orderId) ? await this.#orders.unchecked({ id: orderId }) : null;
    if (!order || !isBuyer(order, asker)) return orderNotFound();
    await this.#reads.takeReturn(order);
    const page = await orUnavailable(this.services, this.#pages.open(order));
    return page instanceof Checkout
      ? page
      : result(PaymentClosed, { message: page === 'PAID' ? PAID : CLOSED });
  }
}
