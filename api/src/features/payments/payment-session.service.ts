import type { Context } from '../../platform/context.ts';
import { createLimiter, type Limiter } from '../../platform/limiter.ts';
import type { Services } from '../../platform/services.ts';
import { DeliveryService } from '../delivery/delivery.service.ts';
import { isOwn } from '../orders/order-reader.service.ts';
import type { Order } from '../orders/order.entity.ts';
import { OrderService, shortOrderId } from '../orders/order.service.ts';
import { browserHash } from './checkout.service.ts';
import type { PaymentSession } from './payment-session.type.ts';
import { PaymentService } from './payment.service.ts';
import { orUnavailable } from './stripe.client.ts';

const SESSION_ID = /^cs_[\w]{1,200}$/;
const HOUR_S = 3_600;
const TOLD_IN_FULL_MS = 24 * HOUR_S * 1_000;

type StripeSession = NonNullable<Awaited<ReturnType<PaymentService['readSession']>>>;
type LineItem = PaymentSession['lineItems'][number];

/** j•••@example.com: enough to recognise one's own address, not enough to learn another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** The order's own lines: they are what Stripe was told, and it gives no more than ten of them with a session. */
const lineItemsOf = ({ lines }: Order): LineItem[] =>
  lines.getItems().map(({ productName, quantity, unitPrice, productId }) => ({
    description: productName,
    quantity,
    unitAmount: unitPrice,
    productId,
  }));

/** The return page's reads. A read that finds the payment done sees to it that the order knows. */
export class PaymentSessionService {
  readonly #services: Services;
  readonly #payments: PaymentService;
  readonly #orders: OrderService;
  readonly #delivery: DeliveryService;
  readonly #reads: Limiter;

  constructor(services: Services) {
    const { config } = services.platform;
    this.#services = services;
    this.#payments = services.get(PaymentService);
    this.#orders = services.get(OrderService);
    this.#delivery = services.get(DeliveryService);
    this.#reads = createLimiter(services.platform, {
      name: 'payment-reads',
      points: config.limits.paymentReadsPerHour,
      seconds: HOUR_S,
    });
  }

  /**
   * A payment session, or null when there is none of that id or it is none of this shop's.
   * @throws PublicError TOO_MANY_REQUESTS after so many reads an hour from one network, SERVICE_UNAVAILABLE while Stripe cannot be asked.
   */
  async read(
    sessionId: string,
    { browserId, network, viewer }: Pick<Context, 'browserId' | 'network' | 'viewer'>,
  ): Promise<PaymentSession | null> {
    if (!SESSION_ID.test(sessionId)) return null;
    await this.#reads.require(
      network,
      'Too many look-ups of payments from here. Please try again in an hour.',
    );
    const session = await orUnavailable(
      this.#payments.readSession(sessionId),
      this.#services.platform.logger,
    );
    const order = session ? await this.#orders.find({ stripeSessionId: session.id }) : null;
    if (!session || !order) return null;
    if (order.paidAt === null) await this.#payments.settle(session);
    const isOwner =
      isOwn(order, viewer) || (browserId !== null && order.browserHash === browserHash(browserId));
    return this.#describe(session, order, isOwner);
  }

  async #describe(session: StripeSession, order: Order, isOwner: boolean): Promise<PaymentSession> {
    const status = {
      id: session.id,
      paymentStatus: session.payment_status,
      status: session.status ?? 'open',
    };
    const age = this.#services.platform.now().getTime() - (order.paidAt ?? order.createdAt).getTime();
    if (age > TOLD_IN_FULL_MS)
      return {
        ...status,
        amountTotal: null,
        currency: null,
        customerEmail: null,
        paymentIntent: null,
        orderId: null,
        orderNumber: null,
        orderShortId: null,
        lineItems: [],
        deliveryTime: null,
        estimatedDelivery: null,
        isOwn: false,
        reportPurchase: false,
      };
    const { from, to } = await this.#delivery.estimate(order.deliveryMethod, order.createdAt);
    return {
      ...status,
      amountTotal: session.amount_total,
      currency: session.currency,
      customerEmail: isOwner ? order.email : maskEmail(order.email),
      paymentIntent:
        typeof session.payment_intent === 'string'
          ? session.payment_intent
          : (session.payment_intent?.id ?? null),
      orderId: order.id,
      orderNumber: order.number,
      orderShortId: shortOrderId(order.id),
      lineItems: lineItemsOf(order),
      deliveryTime: await this.#delivery.time(order.deliveryMethod),
      estimatedDelivery: { from, to },
      isOwn: isOwner,
      reportPurchase:
        isOwner && session.payment_status === 'paid' && (await this.#orders.claimConversionReport(order.id)),
    };
  }
}
