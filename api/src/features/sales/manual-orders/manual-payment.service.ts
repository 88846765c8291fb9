import type { EntityManager } from '@mikro-orm/postgresql';
import { offlinePayments } from '@treadline/schema/trade/order/payment/offline-payment';
import { isPaymentAwaited } from '@treadline/schema/trade/order/payment/payment-status';
import type { Viewer } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { keptTextOrNull } from '../../../platform/text/typed-text.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { AuditService } from '../../operations/audit/index.ts';
import { FittingOfferService, type LostSlot } from '../../shop/fitting/index.ts';
import { OutOfStock, PaymentUnavailable } from '../checkout/index.ts';
import { BuyerMail, orderNotFound, OrderReader, type Order } from '../orders/index.ts';
import {
  linkedPage,
  OrderHold,
  OrderSettlement,
  paymentGateway,
  PaymentService,
  type Held,
} from '../payments/index.ts';
import { paymentLink } from './emails/payment-link.email.ts';
import { ManualOrder } from './manual-order.entity.ts';
import { NothingToPay, type ManualPaymentResult } from './manual-order.results.ts';
import type { RecordPaymentInput } from './record-payment.inputs.ts';

type Answer = typeof ManualPaymentResult;

/** The payment page whose link was emailed, or why it wasn't, in a sentence. */
interface MailedLink {
  readonly paymentUrl: string | null;
  readonly problem: string | null;
}

/** Hours that an order stays reserved: slightly longer than its link works. */
export const LINK_HOURS = 24.1;
const HOUR_MS = 3_600_000;

const LINK_FAILED =
  'We can’t reach our payment provider at the moment, so no link was sent. The tyres stay reserved: send the ' +
  'link again in a minute.';

const LINK_UNREAD =
  'The order was placed and its link emailed, but we can’t reach our payment provider at the moment. Try again in a ' +
  'minute.';
const OVERTAKEN =
  'A colleague has just sent a link for this order, or it was paid or closed, so this link was not sent.';
const GONE =
  'The time of the fitting is gone, so no link was sent. Please take a new order with another time.';
const PAID = 'This order has already been paid.';

const nothingToPay = (message: string): NothingToPay => result(NothingToPay, { message });

/** Payments for manual orders, by emailed link or offline. */
export class ManualPaymentService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #holds = this.services.get(OrderHold);
  readonly #mail = this.services.get(BuyerMail);
  readonly #offers = this.services.get(FittingOfferService);
  readonly #orders = this.services.get(OrderReader);
  readonly #settlement = this.services.get(OrderSettlement);
  readonly #gateway = paymentGateway.in(this.services);
  readonly #payments = this.services.get(PaymentService);

  /**
   * Emails a new link, and closes the last one so that the buyer can't pay twice. Reopens an order that wasn't paid in
   * time if its tyres and slots are still available.
   */
  async sendLink(viewer: Viewer, orderId: string): Promise<Answer> {
    if (isUuid(orderId) && (await this.#orders.unchecked({ id: orderId }))?.email === '')
      return result(PaymentUnavailable, { message: 'This order has no email address to send a link to.' });
    const held = await this.#hold(orderId, { hours: LINK_HOURS, actor: viewer });
    if ('refusal' in held) return held.refusal;
    const { problem } = await this.mailLink(viewer, held.order);
    const now = await this.#orders.unchecked({ id: orderId });
    if (!problem) return now ?? orderNotFound();
    return now?.paidAt ? nothingToPay(PAID) : result(PaymentUnavailable, { message: problem });
  }

  /**
   * Opens a payment page for an order without one and emails its link, unless the order was paid, closed or given
   * another page meanwhile.
   */
  async mailLink(viewer: Viewer, order: Order): Promise<MailedLink> {
    const { platform } = this.services;
    const number = await this.#nextLink(order.id);
    const page = linkedPage(order, number, platform.now());
    const { expiresAt } = page;
    try {
      const { id, url } = await this.#gateway.openSession(order, page);
      if (url === null) throw new Error(`Stripe returned payment page ${id} without a URL.`);
      const isNoted = await platform.orm.em
        .fork()
        .transactional((em) => this.#noteLink(em, viewer, order, { sessionId: id, url, expiresAt }));
      if (isNoted) return { paymentUrl: url, problem: null };
      await this.#payments.closePage({ providerSessionId: id });
      return { paymentUrl: null, problem: OVERTAKEN };
    } catch (error) {
      platform.logger.warn({ err: error, orderId: order.id }, 'A payment link could not be made.');
      return { paymentUrl: null, problem: LINK_FAILED };
    }
  }

  /**
   * Finds the payment page of an order. If the request that took the order never got as far as emailing the link, it's
   * emailed now.
   */
  async findLink(viewer: Viewer, order: Order): Promise<MailedLink> {
    if (order.providerSessionId === null) {
      const mailed = await this.mailLink(viewer, order);
      if (mailed.problem !== OVERTAKEN) return mailed;
    }
    const { providerSessionId = null } = (await this.#orders.unchecked({ id: order.id })) ?? {};
    try {
      const session = providerSessionId === null ? null : await this.#gateway.readSession(providerSessionId);
      return session?.status === 'OPEN'
        ? { paymentUrl: session.url, problem: null }
        : { paymentUrl: null, problem: OVERTAKEN };
    } catch (error) {
      const { logger } = this.platform;
      logger.warn({ err: error, orderId: order.id }, 'A payment link could not be read.');
      return { paymentUrl: null, problem: LINK_UNREAD };
    }
  }

  async #nextLink(orderId: string): Promise<number> {
    const [row] = await this.platform.sql.rows<{ links: number }>(
      'update manual_orders set links = links + 1 where order_id = $1 returning links',
      [orderId],
    );
    if (!row) throw new Error(`Order ${orderId} is not a manual order, so it gets no payment link.`);
    return row.links;
  }

  async #noteLink(
    em: EntityManager,
    viewer: Viewer,
    order: Order,
    { sessionId, url, expiresAt }: { sessionId: string; url: string; expiresAt: Date },
  ): Promise<boolean> {
    const linkSentAt = this.platform.now();
    if (!(await this.#settlement.attachPayment(order, { providerSessionId: sessionId }, em))) return false;
    await em.nativeUpdate(
      ManualOrder,
      { orderId: order.id },
      { payment: 'LINK', linkSentAt, linkExpiresAt: expiresAt },
    );
    this.#audit.record(em, {
      actor: viewer,
      subject: 'order',
      subjectId: order.id,
      action: 'payment link sent',
      before: { linkExpiresAt: null },
      after: { linkExpiresAt: expiresAt.toISOString() },
    });
    await this.#mail.send(em, order, (mailed) => paymentLink({ order: mailed, url, expiresAt }));
    return true;
  }

  /** Records, in the viewer's name, that an order was paid in full offline, and settles it like any other. */
  async record(viewer: Viewer, { orderId, method, reference }: RecordPaymentInput): Promise<Answer> {
    const held = await this.#hold(orderId, { hours: 1, actor: viewer, isPaid: true });
    if ('refusal' in held) return held.refusal;
    const { total: amount, currency } = held.order;
    const outcome = await this.#settlement.settle(orderId, {
      amount,
      currency,
      paymentIntent: null,
      method: offlinePayments[method].label,
      offline: {
        by: method,
        actor: viewer,
        also: async (em) => {
          await em.nativeUpdate(
            ManualOrder,
            { orderId },
            {
              payment: method,
              recordedBy: viewer.userId,
              reference: keptTextOrNull(reference),
              linkExpiresAt: null,
            },
          );
        },
      },
    });
    if (outcome === 'already-settled') return nothingToPay(PAID);
    return (await this.#orders.unchecked({ id: orderId })) ?? orderNotFound();
  }

  /**
   * Closes the order's payment page, reserves its units and holds its slots, or says why it can't, for example because
   * it was paid.
   */
  async #hold(
    orderId: string,
    { hours, ...hold }: { readonly hours: number } & Omit<Parameters<OrderHold['renew']>[1], 'until'>,
  ): Promise<{ readonly order: Order } | { readonly refusal: Exclude<Answer, Order> }> {
    let order = isUuid(orderId) ? await this.#orders.unchecked({ id: orderId }) : null;
    if (!order) return { refusal: orderNotFound() };
    const em = this.platform.orm.em.fork();
    if ((await em.count(ManualOrder, { orderId })) === 0)
      return { refusal: nothingToPay('The buyer pays this order at the shop’s checkout.') };
    for (;;) {
      const closed = await this.#close(order);
      if (closed) return { refusal: closed };
      const until = new Date(this.platform.now().getTime() + hours * HOUR_MS);
      const held = await this.#holds.renew(order, { until, ...hold });
      if (held && 'lost' in held) return { refusal: await this.#offers.refuse(held.lost.wish, GONE) };
      if (held === null || !('changed' in held)) return answerOf(held);
      order = held.changed;
    }
  }

  async #close(order: Order): Promise<NothingToPay | PaymentUnavailable | null> {
    if (!isPaymentAwaited(order.paymentStatus) || !order.providerSessionId) return null;
    try {
      return (await this.#payments.closePage(order))
        ? nothingToPay('The buyer has just paid this order by the link.')
        : null;
    } catch (error) {
      this.platform.logger.warn({ err: error, orderId: order.id }, 'A payment link could not be closed.');
      return result(PaymentUnavailable, {
        message:
          'We can’t reach our payment provider at the moment. Nothing has changed: try again in a minute.',
      });
    }
  }
}

function answerOf(
  held: Exclude<Held, { readonly changed: Order } | { readonly lost: LostSlot }> | null,
): { readonly order: Order } | { readonly refusal: Exclude<Answer, Order> } {
  if (held === null) return { refusal: orderNotFound() };
  if ('refused' in held) return { refusal: nothingToPay(held.refused) };
  if ('order' in held) return held;
  const message = 'This order was closed because it wasn’t paid in time, and its tyres have been sold since.';
  return { refusal: result(OutOfStock, { message, lines: held.missing }) };
}
