import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { DeliveryService } from '../../../shop/delivery/index.ts';
import {
  goesToBuyer,
  namesOf,
  OPENED_DAYS,
  OrderKeys,
  OrderReader,
  shortOrderId,
  type Order,
  leavesFrom,
} from '../../orders/index.ts';
import { orUnavailable } from '../gateway/or-unavailable.ts';
import { paymentGateway, type GatewaySession } from '../gateway/payment-gateway.port.ts';
import { PaymentService } from '../settlement/payment.service.ts';
import { isBuyer } from './order-buyer.ts';
import { PaymentReads } from './payment-reads.ts';
import type { PaymentSession } from './payment-session.type.ts';

const SESSION_ID = /^cs_[\w]{1,200}$/;
const TOLD_IN_FULL_MS = 24 * 3_600_000;

/** Nothing about a delivery, for an order whose tyres are all fitted. */
const NOT_DELIVERED = { deliveryMethod: null, deliveryTime: null, estimatedDelivery: null };

type Line = PaymentSession['lines'][number];

/** Masks an address as j•••@example.com: enough to recognise your own, too little to learn another person's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** The order's own lines, as sent to the gateway: the provider returns at most ten with a session. */
export const linesOf = ({ lines }: Order): Line[] =>
  lines.getItems().map(({ productName, quantity, unitPrice, productId }) => ({
    description: productName,
    quantity,
    unitPrice: unitPrice,
    productId,
  }));

/** Reads payment sessions for the return page. If the payment turns out made, the order is settled. */
export class PaymentSessionService extends Service {
  readonly #gateway = paymentGateway.in(this.services);
  readonly #payments = this.services.get(PaymentService);
  readonly #orders = this.services.get(OrderReader);
  readonly #delivery = this.services.get(DeliveryService);
  readonly #keys = this.services.get(OrderKeys);
  readonly #reads = new PaymentReads(this.platform);

  /**
   * A payment session; null for an unknown id, and for a session that isn't this shop's.
   * @throws PublicError TOO_MANY_REQUESTS after too many reads an hour from one network, or by its buyer,
   * SERVICE_UNAVAILABLE while the gateway is unreachable.
   */
  async read(
    sessionId: string,
    { browserId, network, viewer }: Pick<Context, 'browserId' | 'network' | 'viewer'>,
  ): Promise<PaymentSession | null> {
    if (!SESSION_ID.test(sessionId)) return null;
    const order = await this.#orders.unchecked({ providerSessionId: sessionId });
    const isOwner = order !== null && isBuyer(order, { viewer, browserId });
    // A buyer isn't guessing, and mustn't be refused because of reads by others behind the same carrier address.
    await this.#reads.take(isOwner ? order.id : network);
    const session = await orUnavailable(this.services, this.#gateway.readSession(sessionId));
    if (!session || !order) return null;
    if (order.paidAt === null) await this.#payments.reconcileSession(session);
    return this.#describe(session, order, isOwner);
  }

  async #describe(session: GatewaySession, order: Order, isOwner: boolean): Promise<PaymentSession> {
    const status = {
      id: session.id,
      paymentStatus: session.paymentStatus,
      status: session.status ?? 'OPEN',
    };
    const age = this.platform.now().getTime() - (order.paidAt ?? order.createdAt).getTime();
    if (age > TOLD_IN_FULL_MS)
      return {
        ...status,
        amountTotal: null,
        currency: null,
        customerEmail: null,
        firstName: null,
        lastName: null,
        paymentIntent: null,
        orderId: null,
        orderNumber: null,
        trackingNumber: null,
        orderShortId: null,
        orderKey: null,
        lines: [],
        ...NOT_DELIVERED,
        isCollected: false,
        shippingAddress: null,
        isOwn: false,
      };
    const isDelivered = goesToBuyer(order);
    const { deliveryMethod, shippingAddress } = order;
    const delivery = isDelivered
      ? {
          deliveryMethod,
          deliveryTime: await this.#delivery.time(deliveryMethod, shippingAddress),
          estimatedDelivery: await this.#delivery.estimate(
            deliveryMethod,
            shippingAddress,
            leavesFrom(order),
          ),
        }
      : NOT_DELIVERED;
    return {
      ...status,
      amountTotal: session.amount,
      currency: session.currency,
      customerEmail: isOwner ? order.email : maskEmail(order.email),
      firstName: isOwner ? order.shippingAddress.firstName : null,
      lastName: isOwner ? order.shippingAddress.lastName : null,
      paymentIntent: session.intentId,
      ...namesOf(order),
      orderShortId: shortOrderId(order.id),
      orderKey: isOwner && status.paymentStatus === 'PAID' ? await this.#keyTo(order) : null,
      lines: linesOf(order),
      ...delivery,
      isCollected: order.isCollected,
      shippingAddress: isOwner ? shippingAddress : null,
      isOwn: isOwner,
    };
  }

  /** A key for the browser that paid a guest's order. An account's order is opened by signing in. */
  async #keyTo(order: Order): Promise<string | null> {
    return order.userId === null ? (await this.#keys.sign(order, OPENED_DAYS)).key : null;
  }
}
