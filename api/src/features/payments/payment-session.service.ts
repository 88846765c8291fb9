import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { DeliveryService } from '../delivery/index.ts';
import { namesOf, OPENED_DAYS, OrderKeys, OrderService, shortOrderId, type Order } from '../orders/index.ts';
import { isBuyer } from './order-buyer.ts';
import { PaymentReads } from './payment-reads.ts';
import type { PaymentSessionStatus, SessionPaymentStatus } from './payment-session.enums.ts';
import type { PaymentSession } from './payment-session.type.ts';
import { PaymentService } from './payment.service.ts';
import { orUnavailable } from './stripe.client.ts';

const SESSION_ID = /^cs_[\w]{1,200}$/;
const TOLD_IN_FULL_MS = 24 * 3_600_000;

type StripeSession = NonNullable<Awaited<ReturnType<PaymentService['readSession']>>>;
type Line = PaymentSession['lines'][number];

/** Stripe adds values to its enums; a session with a new one is still open, and not paid. */
const SESSION_STATUS: Readonly<Record<string, PaymentSessionStatus>> = {
  open: 'OPEN',
  complete: 'COMPLETE',
  expired: 'EXPIRED',
};

const PAYMENT_STATUS: Readonly<Record<string, SessionPaymentStatus>> = {
  paid: 'PAID',
  unpaid: 'UNPAID',
  no_payment_required: 'NO_PAYMENT_REQUIRED',
};

/** j•••@example.com: enough to recognise one's own address, too little to learn another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** The order's own lines: they are what Stripe was sent, and Stripe returns at most ten with a session. */
export const linesOf = ({ lines }: Order): Line[] =>
  lines.getItems().map(({ productName, quantity, unitPrice, productId }) => ({
    description: productName,
    quantity,
    unitPrice: unitPrice,
    productId,
  }));

/** Reads payment sessions for the return page. If a read finds the payment made, the order is settled. */
export class PaymentSessionService {
  readonly #services: Services;
  readonly #payments: PaymentService;
  readonly #orders: OrderService;
  readonly #delivery: DeliveryService;
  readonly #keys: OrderKeys;
  readonly #reads: PaymentReads;

  constructor(services: Services) {
    this.#services = services;
    this.#payments = services.get(PaymentService);
    this.#orders = services.get(OrderService);
    this.#delivery = services.get(DeliveryService);
    this.#keys = services.get(OrderKeys);
    this.#reads = new PaymentReads(services.platform);
  }

  /**
   * A payment session; null if there is none with that id or it is not one of this shop's.
   * @throws PublicError TOO_MANY_REQUESTS after too many reads an hour from one network, or by its buyer,
   * SERVICE_UNAVAILABLE while Stripe cannot be reached.
   */
  async read(
    sessionId: string,
    { browserId, network, viewer }: Pick<Context, 'browserId' | 'network' | 'viewer'>,
  ): Promise<PaymentSession | null> {
    if (!SESSION_ID.test(sessionId)) return null;
    const order = await this.#orders.find({ stripeSessionId: sessionId });
    const isOwner = order !== null && isBuyer(order, { viewer, browserId });
    // A buyer guesses nothing, and must not be refused for what others behind the same carrier's address have read.
    await this.#reads.take(isOwner ? order.id : network);
    const session = await orUnavailable(
      this.#payments.readSession(sessionId),
      this.#services.platform.logger,
    );
    if (!session || !order) return null;
    if (order.paidAt === null) await this.#payments.reconcileSession(session);
    return this.#describe(session, order, isOwner);
  }

  async #describe(session: StripeSession, order: Order, isOwner: boolean): Promise<PaymentSession> {
    const status = {
      id: session.id,
      paymentStatus: PAYMENT_STATUS[session.payment_status] ?? 'UNPAID',
      status: SESSION_STATUS[session.status ?? ''] ?? 'OPEN',
    };
    const age = this.#services.platform.now().getTime() - (order.paidAt ?? order.createdAt).getTime();
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
        deliveryMethod: null,
        shippingAddress: null,
        deliveryTime: null,
        estimatedDelivery: null,
        isOwn: false,
      };
    const { from, to } = await this.#delivery.estimate(
      order.deliveryMethod,
      order.shippingAddress,
      order.createdAt,
    );
    return {
      ...status,
      amountTotal: session.amount_total,
      currency: session.currency,
      customerEmail: isOwner ? order.email : maskEmail(order.email),
      firstName: isOwner ? order.shippingAddress.firstName : null,
      lastName: isOwner ? order.shippingAddress.lastName : null,
      paymentIntent:
        typeof session.payment_intent === 'string'
          ? session.payment_intent
          : (session.payment_intent?.id ?? null),
      ...namesOf(order),
      orderShortId: shortOrderId(order.id),
      orderKey: isOwner && status.paymentStatus === 'PAID' ? await this.#keyTo(order) : null,
      lines: linesOf(order),
      deliveryMethod: order.deliveryMethod,
      shippingAddress: isOwner ? order.shippingAddress : null,
      deliveryTime: await this.#delivery.time(order.deliveryMethod, order.shippingAddress),
      estimatedDelivery: { from, to },
      isOwn: isOwner,
    };
  }

  /** Opens a guest’s order to the browser that paid it. An order of an account is opened by signing in. */
  async #keyTo(order: Order): Promise<string | null> {
    return order.userId === null ? (await this.#keys.sign(order, OPENED_DAYS)).key : null;
  }
}
