import { randomUUID } from 'node:crypto';
import { raw, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import { violatedConstraint } from '../../platform/database-errors.ts';
import type { Services } from '../../platform/services.ts';
import { AuditService, THE_SHOP, type Actor } from '../audit/audit.service.ts';
import { CatalogueDirectory } from '../catalogue/catalogue-directory.service.ts';
import type { Product } from '../catalogue/product.entity.ts';
import { NewsletterService } from '../newsletter/newsletter.service.ts';
import { nextInvoiceSerial } from './invoice-serial.ts';
import { OrderAnnouncements } from './order-announcement.service.ts';
import { inOrder } from './order-lock.ts';
import { OrderMailService } from './order-mail.service.ts';
import { makeOrderNumber } from './order-number.ts';
import { figuresOf, OrderTransitionService } from './order-transition.service.ts';
import { Order, OrderLine } from './order.entity.ts';
import { Refund } from './refund.entity.ts';
import {
  release,
  reserve,
  sellFromShelf,
  sellReserved,
  type Pieces,
  type Shortage,
} from './stock.service.ts';

export { shortOrderId } from './order-number.ts';
export type { Pieces } from './stock.service.ts';

/** What a new order is made of; the prices come from the locked products, and from nowhere else. */
export interface NewOrder {
  readonly pieces: readonly Pieces[];
  readonly details: Pick<
    Order,
    | 'email'
    | 'phone'
    | 'shippingAddress'
    | 'billingAddress'
    | 'deliveryMethod'
    | 'newsletterRequested'
    | 'browserHash'
    | 'userId'
  >;
  /** Works out the money once the prices are known. Pence. */
  readonly charge: (subtotal: number) => { shipping: number; vatIncluded: number };
  readonly reservedUntil: Date;
}

/** What a payment turned out to be. */
export type PaymentOutcome = 'already-settled' | 'sold' | 'sold-late' | 'sold-out' | 'wrong-amount';

export interface Payment {
  /** Pence. */
  readonly amount: number;
  readonly currency: string;
  readonly paymentIntent: string | null;
}

const NUMBER_TRIES = 5;
/** What is noted on an order whose money is owed back; the orders to pay back are found by it. */
const REFUND_DUE = 'Paid after its pieces were given back and sold to others; to be refunded.';

/** Orders from the checkout to their payment, and the stock they hold meanwhile. */
export class OrderService {
  readonly #orm: MikroORM;
  readonly #announcements: OrderAnnouncements;
  readonly #audit: AuditService;
  readonly #directory: CatalogueDirectory;
  readonly #mail: OrderMailService;
  readonly #newsletter: NewsletterService;
  readonly #services: Services;
  readonly #transitions: OrderTransitionService;

  constructor(services: Services) {
    this.#services = services;
    this.#orm = services.platform.orm;
    this.#announcements = services.get(OrderAnnouncements);
    this.#audit = services.get(AuditService);
    this.#directory = services.get(CatalogueDirectory);
    this.#mail = services.get(OrderMailService);
    this.#newsletter = services.get(NewsletterService);
    this.#transitions = services.get(OrderTransitionService);
  }

  /** Keeps the pieces back and writes the order in one transaction: both or neither. */
  async place(order: NewOrder): Promise<{ order: Order } | { missing: Shortage[] }> {
    const { brands } = await this.#directory.read();
    const brandName = (product: Product): string => brands.get(product.brandId)?.name ?? '';
    for (let tries = 1; ; tries += 1) {
      try {
        const placed = await this.#orm.em.fork().transactional((em) => this.#write(em, order, brandName));
        if ('order' in placed) await this.#stockChanged();
        return placed;
      } catch (error) {
        // One in a million numbers a month is taken; the next draw will do.
        if (violatedConstraint(error) !== 'orders_number_key' || tries === NUMBER_TRIES) throw error;
      }
    }
  }

  async #write(
    em: EntityManager,
    { pieces, details, charge, reservedUntil }: NewOrder,
    brandName: (product: Product) => string,
  ): Promise<{ order: Order } | { missing: Shortage[] }> {
    const reserved = await reserve(em, pieces);
    if ('missing' in reserved) return reserved;
    const now = this.#services.platform.now();
    const subtotal = pieces.reduce(
      (sum, { productId, quantity }) => sum + (reserved.products.get(productId)?.price ?? 0) * quantity,
      0,
    );
    const { shipping, vatIncluded } = charge(subtotal);
    const order = em.create(Order, {
      ...details,
      id: randomUUID(),
      number: makeOrderNumber(now),
      subtotal,
      shipping,
      vatIncluded,
      total: subtotal + shipping,
      reservedUntil,
      termsAcceptedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    for (const { productId, quantity } of pieces) {
      const product = reserved.products.get(productId);
      if (!product) continue;
      em.create(OrderLine, {
        order,
        productId,
        quantity,
        productName: product.name,
        productBrand: brandName(product),
        productSize: product.size,
        productSku: product.sku,
        unitPrice: product.price,
        lineTotal: product.price * quantity,
      });
    }
    this.#transitions.tell(em, order, {
      to: 'PENDING',
      message: 'Order received. We are waiting for your payment.',
    });
    await this.#announcements.created(em, order);
    await this.#announcements.taken(em, reserved.products, pieces);
    return { order };
  }

  /** Notes which payment session an order is paid through. */
  async attachSession(orderId: string, sessionId: string): Promise<void> {
    await this.#orm.em.fork().nativeUpdate(Order, { id: orderId }, { stripeSessionId: sessionId });
  }

  /** Notes which payment an order is paid by, where there is no payment page. */
  async attachPaymentIntent(orderId: string, paymentIntentId: string): Promise<void> {
    await this.#orm.em.fork().nativeUpdate(Order, { id: orderId }, { stripePaymentIntent: paymentIntentId });
  }

  /** The order with its lines, or null. */
  find(
    where:
      | { id: string }
      | { stripeSessionId: string }
      | { stripePaymentIntent: string; stripeSessionId: null },
  ): Promise<Order | null> {
    return this.#orm.em.fork().findOne(Order, where, { populate: ['lines'] });
  }

  /**
   * Books a payment, once, however often and by however many at a time it is told; the mail that says so is written
   * with it, and the one that asks to confirm the newsletter, if it was wished for. A payment of another amount sells
   * nothing: its pieces go back, and what was received is noted, to be paid back. A late one whose pieces are gone is
   * marked for refund.
   */
  async settle(orderId: string, payment: Payment): Promise<PaymentOutcome> {
    const outcome = await inOrder(this.#services.platform, orderId, async (em, order) => {
      const before = figuresOf(order);
      const settled = await this.#settle(em, order, payment);
      if (settled !== 'already-settled')
        this.#audit.record(em, {
          actor: THE_SHOP,
          subject: 'order',
          subjectId: order.id,
          action: `payment ${settled}`,
          before,
          after: figuresOf(order),
        });
      return settled;
    });
    if (outcome === null) throw new Error(`A payment names order ${orderId}, which does not exist.`);
    if (outcome !== 'already-settled') await this.#stockChanged();
    return outcome;
  }

  async #settle(em: EntityManager, order: Order, payment: Payment): Promise<PaymentOutcome> {
    if (order.paymentStatus !== 'UNPAID' && order.paymentStatus !== 'FAILED') return 'already-settled';
    if (order.needsAttention) return 'already-settled';
    order.stripePaymentIntent = payment.paymentIntent;
    if (payment.amount !== order.total || payment.currency !== order.currency) {
      await this.#noteWrongAmount(em, order, payment);
      return 'wrong-amount';
    }
    const now = this.#services.platform.now();
    const pieces = piecesOf(order);
    const { status } = order;
    const wasReserved = order.reservedUntil !== null;
    // Nobody knows any more where tyres of an erased buyer would go.
    const fromShelf = () => (order.buyerErased ? null : sellFromShelf(em, pieces, order.id, now));
    const taken = wasReserved ? await sellReserved(em, pieces, order.id, now) : await fromShelf();
    if (!taken) {
      Object.assign(order, { paymentStatus: 'PAID', paidAt: now, needsAttention: REFUND_DUE });
      this.#transitions.tell(em, order, {
        to: order.status,
        message: 'Your payment reached us after the tyres were sold out. We are paying it back.',
      });
      return 'sold-out';
    }
    // A payment that came late opens its order again: the tyres are sold after all.
    Object.assign(order, {
      paymentStatus: 'PAID',
      status: 'PENDING',
      paidAt: now,
      reservedUntil: null,
      invoiceSerial: await nextInvoiceSerial(em),
    });
    this.#transitions.tell(em, order, { to: 'PENDING', message: 'Payment received. Thank you!' });
    await this.#mail.tell(em, order, null);
    // Not before: placing an order costs nothing, and would have the shop write to any address.
    if (order.newsletterRequested)
      await this.#newsletter.request(em, {
        email: order.email,
        source: 'CHECKOUT',
        requestedAt: order.createdAt,
      });
    await this.#announcements.paid(em, order);
    await this.#announcements.moved(em, order, status);
    if (!wasReserved) await this.#announcements.taken(em, taken, pieces);
    return wasReserved ? 'sold' : 'sold-late';
  }

  /** Tyres are not kept for a payment that may never be put right; what was received is the buyer's until somebody decides. */
  async #noteWrongAmount(em: EntityManager, order: Order, { amount, currency }: Payment): Promise<void> {
    if (order.reservedUntil !== null) await release(em, piecesOf(order));
    Object.assign(order, {
      needsAttention: `Paid ${amount} ${currency}, but the order says ${order.total} ${order.currency}.`,
      received: amount,
      reservedUntil: null,
    });
    this.#transitions.tell(em, order, {
      to: order.status,
      message:
        'A payment reached us that is not the total of this order, so we keep no tyres for it. We will be in touch.',
    });
  }

  /**
   * Gives an unpaid order's pieces back and closes it. Does nothing to an order that was paid or closed before.
   * @param actor who called it off; left out for a checkout that was left, of which no mail tells.
   */
  async abandon(orderId: string, message: string, actor: Actor | null = null): Promise<boolean> {
    const released = await inOrder(this.#services.platform, orderId, async (em, order) => {
      if (order.paymentStatus !== 'UNPAID' || order.reservedUntil === null) return false;
      await release(em, piecesOf(order));
      await this.#transitions.take(em, order, {
        to: 'CANCELLED',
        actor: actor ?? THE_SHOP,
        message,
        change: { paymentStatus: 'FAILED', reservedUntil: null },
        mailed: actor !== null,
      });
      return true;
    });
    if (released) await this.#stockChanged();
    return released === true;
  }

  /**
   * Gives an account the orders that were placed as a guest with its e-mail address.
   * Call it only once that address is verified: it is the proof that they are the account's own.
   * @returns how many there were.
   */
  claimFor(em: EntityManager, userId: string, email: string): Promise<number> {
    return em.nativeUpdate(
      Order,
      { userId: null, buyerErased: false, [raw('lower(email)')]: email.trim().toLowerCase() },
      { userId },
    );
  }

  /** Sends all further word of an account's orders to another address; with the old one they are not found any more. */
  async moveTo(em: EntityManager, userId: string, email: string): Promise<void> {
    await em.nativeUpdate(Order, { userId }, { email });
  }

  /** True for the one caller who is to report the purchase to analytics. */
  async claimConversionReport(orderId: string): Promise<boolean> {
    const claimed = await this.#orm.em
      .fork()
      .nativeUpdate(
        Order,
        { id: orderId, conversionReportedAt: null, paymentStatus: 'PAID', needsAttention: null },
        { conversionReportedAt: this.#services.platform.now() },
      );
    return claimed === 1;
  }

  /** Unpaid orders placed before an instant that still keep pieces back, oldest first. Those a person must look at are theirs. */
  awaitingPayment(placedBefore: Date): Promise<Order[]> {
    return this.#orm.em.fork().find(
      Order,
      {
        paymentStatus: 'UNPAID',
        needsAttention: null,
        reservedUntil: { $ne: null },
        createdAt: { $lt: placedBefore },
      },
      { orderBy: { createdAt: 'asc' } },
    );
  }

  /**
   * Orders paid before an instant whose money is owed back, as long as nobody has asked for it or Stripe refused to begin.
   * A refund that came to nothing after that would do so again and again; it is for a person to decide.
   */
  async awaitingRefund(paidBefore: Date): Promise<Order[]> {
    const em = this.#orm.em.fork();
    const owed = await em.find(
      Order,
      { paymentStatus: 'PAID', needsAttention: REFUND_DUE, paidAt: { $lt: paidBefore } },
      { orderBy: { paidAt: 'asc' } },
    );
    const begun = await em.find(Refund, {
      order: { $in: owed },
      $or: [{ status: 'PENDING' }, { stripeRefundId: { $ne: null } }],
    });
    return owed.filter((order) => !begun.some((refund) => refund.order.id === order.id));
  }

  #stockChanged(): Promise<void> {
    return this.#services.platform.versions.bump('stock');
  }
}

function piecesOf(order: Order): Pieces[] {
  return order.lines.getItems().map(({ productId, quantity }) => ({ productId, quantity }));
}
