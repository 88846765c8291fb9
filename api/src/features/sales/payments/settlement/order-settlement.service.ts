import type { EntityManager } from '@mikro-orm/postgresql';
import {
  AWAITED_PAYMENTS,
  isPaymentAwaited,
  paymentStatuses,
} from '@treadline/schema/trade/order/payment/payment-status';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService, THE_SHOP } from '../../../operations/audit/index.ts';
import { SettingsService, type ShopSettingValues } from '../../../operations/settings/index.ts';
import { suppliedAt } from '../../../shop/delivery/index.ts';
import { releaseSlots, settleSlots } from '../../../shop/fitting/index.ts';
import { daysUntilReserved, release, reserve, settle, unitsReserved } from '../../../shop/stock/index.ts';
import {
  auditSnapshot,
  withOrderLock,
  nextInvoiceSerial,
  Order,
  OrderAnnouncements,
  OrderMailService,
  orderSettled,
  OrderTransitionService,
  REFUND_DUE,
  unitsOf,
  type Ending,
} from '../../orders/index.ts';
import { isPaidAlike, recordDuplicatePayment, type Payment, type PaymentOutcome } from './order-payment.ts';

/** Moves orders through their payment, together with the stock they reserve. */
export class OrderSettlement extends Service {
  readonly #announcements = this.services.get(OrderAnnouncements);
  readonly #audit = this.services.get(AuditService);
  readonly #mail = this.services.get(OrderMailService);
  readonly #settings = this.services.get(SettingsService);
  readonly #transitions = this.services.get(OrderTransitionService);

  /**
   * Records how an unpaid order will be paid, unless it was paid, closed or given another payment since it was read.
   * @returns whether it was recorded; if not, don't send anybody to pay that way.
   */
  async attachPayment(
    { id, reservedUntil }: Order,
    payment:
      | { readonly providerSessionId: string; readonly reservedUntil?: Date }
      | { readonly providerPaymentId: string },
    em: EntityManager = this.platform.orm.em.fork(),
  ): Promise<boolean> {
    const unpaid = {
      paymentStatus: { $in: AWAITED_PAYMENTS },
      providerSessionId: null,
      providerPaymentId: null,
    };
    return (await em.nativeUpdate(Order, { id, reservedUntil, ...unpaid }, payment)) > 0;
  }

  /**
   * Settles a payment once, even if it's reported many times or simultaneously, and queues the confirmation email in
   * the same transaction. A payment of the wrong amount sells nothing: the order's units are released, and the amount
   * received is recorded for a refund. A late payment whose units have been sold is marked for refund; one whose slot
   * has been taken keeps its units, and its buyer chooses another slot.
   */
  async settle(orderId: string, payment: Payment): Promise<PaymentOutcome> {
    const settings = await this.#settings.read();
    const outcome = await withOrderLock(this.platform, orderId, async (em, order) => {
      const before = auditSnapshot(order);
      const settled = await this.#settle(em, order, payment, settings);
      if (settled !== 'already-settled') await payment.offline?.also(em);
      else if (order.needsAttention === before['needsAttention']) return settled;
      this.#audit.record(em, {
        actor: payment.offline?.actor ?? THE_SHOP,
        subject: 'order',
        subjectId: order.id,
        action: `payment ${settled}`,
        before,
        after: auditSnapshot(order),
      });
      return settled;
    });
    if (outcome === null) throw new Error(`A payment names order ${orderId}, which does not exist.`);
    if (outcome !== 'already-settled') await this.platform.versions.caughtUp();
    return outcome;
  }

  async #settle(
    em: EntityManager,
    order: Order,
    payment: Payment,
    settings: ShopSettingValues,
  ): Promise<PaymentOutcome> {
    if (paymentStatuses[order.paymentStatus].wasPaid || order.needsAttention) {
      recordDuplicatePayment(this.platform, order, payment);
      return 'already-settled';
    }
    order.providerPaymentId = payment.paymentIntent;
    order.offlinePayment = payment.offline?.by ?? null;
    order.paymentMethod = payment.method;
    if (payment.amount !== order.total || payment.currency !== order.currency) {
      await this.#noteWrongAmount(em, order, payment);
      return 'wrong-amount';
    }
    const now = this.platform.now();
    const units = unitsOf(order);
    const { status } = order;
    const wasReserved = order.reservedUntil !== null;
    if (!wasReserved && !(await this.#reserveAgain(em, order, settings))) {
      Object.assign(order, { paymentStatus: 'PAID', paidAt: now, needsAttention: REFUND_DUE });
      this.#transitions.addHistoryEntry(em, order, {
        to: order.status,
        message: 'Your payment came through after the tyres had sold out, so we’re refunding it.',
      });
      return 'sold-out';
    }
    await settle(em, units, order.id, now);
    // A late payment reopens its order, whose tyres are sold after all.
    Object.assign(order, {
      paymentStatus: 'PAID',
      status: 'PENDING',
      paidAt: now,
      reservedUntil: null,
      expiredAt: null,
      invoiceSerial: await nextInvoiceSerial(em),
    });
    this.#transitions.addHistoryEntry(em, order, { to: 'PENDING', message: 'Payment received. Thank you!' });
    const waitDays = await daysUntilReserved(em, order.id);
    const unplaced = await settleSlots(em, order.id, { now, settings, waitDays });
    if (unplaced.length > 0)
      this.#transitions.addHistoryEntry(em, order, {
        to: 'PENDING',
        message: 'The time of your fitting was taken before your payment arrived. Please choose another.',
      });
    await this.#mail.tell(em, order, null);
    await orderSettled.announce(this.services, em, { order });
    await this.#announcements.paid(em, order);
    await this.#announcements.moved(em, order, status);
    if (!wasReserved) await unitsReserved.announce(this.services, em, units);
    return wasReserved ? 'sold' : 'sold-late';
  }

  /**
   * Reserves the units again for a payment that arrived after they were released.
   * @returns whether they were still in stock.
   */
  async #reserveAgain(em: EntityManager, order: Order, settings: ShopSettingValues): Promise<boolean> {
    // An order can't be delivered without its buyer's data.
    if (order.buyerErased) return false;
    const { missing, waitDays } = await reserve(em, order.id, unitsOf(order));
    order.suppliedBy = suppliedAt(this.platform.now(), waitDays, settings);
    return missing.length === 0;
  }

  /**
   * Releases the tyres, because the payment may never be corrected. The amount received is the buyer's until staff
   * decide.
   */
  async #noteWrongAmount(em: EntityManager, order: Order, { amount, currency }: Payment): Promise<void> {
    if (order.reservedUntil !== null) await this.#release(em, order);
    Object.assign(order, {
      needsAttention: `Paid ${amount} ${currency}, but the order says ${order.total} ${order.currency}.`,
      received: amount,
      reservedUntil: null,
    });
    this.#transitions.addHistoryEntry(em, order, {
      to: order.status,
      message:
        'The payment we received doesn’t match this order’s total, so no tyres are held. We’ll be in touch.',
    });
  }

  async #release(em: EntityManager, order: Order): Promise<void> {
    await release(em, order.id, unitsOf(order));
    await releaseSlots(em, order.id, this.platform.now());
  }

  /**
   * Cancels an unpaid order and releases its units and slots. Does nothing to an order that was paid or closed, or that
   * got another payment or more time since it was read: that payment is still open.
   * @returns whether it was cancelled.
   */
  async cancel(asRead: Order, { message, actor, expiredAt = null }: Ending): Promise<boolean> {
    const released = await withOrderLock(this.platform, asRead.id, async (em, order) => {
      if (!isPaymentAwaited(order.paymentStatus) || order.reservedUntil === null) return false;
      if (!isPaidAlike(order, asRead)) return false;
      await this.#release(em, order);
      await this.#transitions.transition(em, order, {
        to: 'CANCELLED',
        actor: actor ?? THE_SHOP,
        message,
        change: { paymentStatus: 'FAILED', reservedUntil: null, expiredAt },
        mailed: actor !== undefined,
      });
      return true;
    });
    if (released) await this.platform.versions.caughtUp();
    return released === true;
  }

  /**
   * Unpaid orders placed before an instant whose units are still reserved, oldest first. Leaves out orders that need
   * attention: those are for staff.
   */
  awaitingPayment(placedBefore: Date): Promise<Order[]> {
    return this.platform.orm.em.fork().find(
      Order,
      {
        paymentStatus: { $in: AWAITED_PAYMENTS },
        needsAttention: null,
        reservedUntil: { $ne: null },
        createdAt: { $lt: placedBefore },
      },
      { orderBy: { createdAt: 'asc' } },
    );
  }
}
