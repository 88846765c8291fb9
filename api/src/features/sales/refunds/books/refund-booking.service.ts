import type { EntityManager } from '@mikro-orm/postgresql';
import { mayBecome, orderStatuses, UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { isPaymentReturned } from '@treadline/schema/trade/order/payment/payment-status';
import { isPending } from '@treadline/schema/trade/order/payment/refund-status';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService, THE_SHOP, type Actor } from '../../../operations/audit/index.ts';
import { restock, type Units } from '../../../shop/stock/index.ts';
import {
  addNote,
  auditSnapshot,
  isOfflineRefund,
  leftToLookAt,
  leftToRefund,
  OrderAnnouncements,
  OrderTransitionService,
  paidFor,
  REFUND_CAME_BACK,
  refundBooked,
  refundCameBack,
  refundedSum,
  toHandBack,
  tyresOf,
  unitsNeverSent,
  type Order,
  type PaymentStatus,
  type Refund,
} from '../../orders/index.ts';
import { RefundMailService } from './refund-mail.service.ts';

const FAILED = 'A refund failed, so the buyer does not have the money.';
const CAME_BACK = 'The refund came back after it was booked, so the buyer does not have the money.';

const askerOf = ({ askedByRole, askedBy }: Refund): Actor => ({ role: askedByRole, userId: askedBy });

/** If the rest of an order was refunded while earlier refunds are pending, the last of those will end the order. */
function passOn(order: Order, { endsAs }: Refund, refunds: readonly Refund[]): void {
  const last = leftToRefund(order, refunds) === 0 ? refunds.findLast(isPending) : undefined;
  if (last) last.endsAs ??= endsAs;
}

/** Books on the order that a refund succeeded, failed or came back. Runs in the caller's transaction. */
export class RefundBooking extends Service {
  readonly #announcements = this.services.get(OrderAnnouncements);
  readonly #audit = this.services.get(AuditService);
  readonly #mail = this.services.get(RefundMailService);
  readonly #transitions = this.services.get(OrderTransitionService);

  /**
   * Books a successful refund: updates the order's payment, restocks units, and ends the order if nothing is left.
   * @param refunds all refunds of the order, including this one.
   * @returns whether units were restocked.
   */
  async book(em: EntityManager, order: Order, refund: Refund, refunds: readonly Refund[]): Promise<boolean> {
    const isAll = refundedSum(refunds) >= paidFor(order);
    const to = refund.endsAs ?? (order.status === 'CANCELLED' ? 'CANCELLED' : 'REFUNDED');
    // A cancelled order stays cancelled when the rest of its payment is refunded.
    const ends = (isAll || refund.endsAs === 'CANCELLED') && mayBecome(order.status, to);
    const wereRestocked = await this.#restock(em, order, refund, refunds, ends);
    // A payment without a sale never counts as paid, so it can't become partially refunded.
    const kept = order.invoiceSerial === null ? order.paymentStatus : 'PARTIALLY_REFUNDED';
    const paymentStatus = isAll ? 'REFUNDED' : kept;
    if (ends)
      await this.#transitions.transition(em, order, {
        to,
        actor: askerOf(refund),
        message: refund.message,
        change: { paymentStatus, needsAttention: leftToLookAt(order.needsAttention) },
        refunded: { refundId: refund.id, amount: refund.amount, isOffline: isOfflineRefund(order, refund) },
        mailed: refund.origin !== 'DISPUTE',
      });
    else {
      this.#notePart(em, order, refund, refunds, paymentStatus);
      passOn(order, refund, refunds);
    }
    // An order that has yet to be sent isn't held up by it.
    if (order.offlinePayment !== null && !UNSENT_STATUSES.includes(order.status))
      addNote(order, toHandBack(refund.amount, refunds.length, order.offlinePayment));
    if (refund.origin === 'DISPUTE') await this.#mail.tellMadeByBank(em, order, refund);
    else if (!ends) await this.#mail.tellMade(em, order, refund);
    await this.#announcements.refunded(em, order, refund);
    await refundBooked.announce(this.services, em, { order, refund, refunds });
    return wereRestocked;
  }

  #notePart(
    em: EntityManager,
    order: Order,
    refund: Refund,
    refunds: readonly Refund[],
    paymentStatus: PaymentStatus,
  ): void {
    const refunded = refundedSum(refunds);
    const before = { ...auditSnapshot(order), refunded: refunded - refund.amount };
    order.paymentStatus = paymentStatus;
    if (isPaymentReturned(paymentStatus)) order.needsAttention = leftToLookAt(order.needsAttention);
    this.#transitions.addHistoryEntry(em, order, { to: order.status, message: refund.message });
    this.#audit.record(em, {
      actor: askerOf(refund),
      subject: 'order',
      subjectId: order.id,
      action: 'refund made',
      before,
      after: { ...auditSnapshot(order), refunded },
    });
  }

  /** Restocks all units of an order that ends unsent, otherwise only those that the refund names. */
  async #restock(
    em: EntityManager,
    order: Order,
    refund: Refund,
    refunds: readonly Refund[],
    ends: boolean,
  ): Promise<boolean> {
    const isCalledOff = ends && UNSENT_STATUSES.includes(order.status) && order.invoiceSerial !== null;
    // A refund restocks its units only once, however often its money comes back.
    const mayName = !refund.restocked;
    refund.restocked = true;
    const comesBack = (line: Order['lines'][number]): number => {
      if (isCalledOff) return Math.max(0, unitsNeverSent(line, refunds));
      const named = mayName
        ? (refund.lines.find(({ lineId, restock: back }) => back && lineId === line.id)?.quantity ?? 0)
        : 0;
      // If the order ended while this refund was pending, its units are already back.
      return Math.min(named, line.quantity - line.returnedUnits);
    };
    const units: Units[] = tyresOf(order).flatMap((line) => {
      const quantity = comesBack(line);
      line.returnedUnits += quantity;
      return quantity > 0 ? [{ productId: line.productId, quantity }] : [];
    });
    if (units.length > 0) await restock(em, units, order.id, this.platform.now());
    return units.length > 0;
  }

  /**
   * Books a refund that came back after it was booked: its money counts as paid again, and its tyres stay where they
   * are. It isn't retried automatically, because the same card would fail again and there may be another way to pay.
   */
  async takeBack(
    em: EntityManager,
    order: Order,
    refund: Refund,
    refunds: readonly Refund[],
    refusal: string,
  ): Promise<void> {
    const before = auditSnapshot(order);
    // If the amount was not the total, the order had never been paid.
    const unrefunded = order.received === null ? 'PAID' : 'FAILED';
    Object.assign(order, {
      paymentStatus: refundedSum(refunds) > 0 ? 'PARTIALLY_REFUNDED' : unrefunded,
    });
    this.#askForAttention(order, `${CAME_BACK} ${refusal}`);
    this.#transitions.addHistoryEntry(em, order, { to: order.status, message: REFUND_CAME_BACK });
    this.#audit.record(em, {
      actor: THE_SHOP,
      subject: 'order',
      subjectId: order.id,
      action: 'refund came back',
      before,
      after: auditSnapshot(order),
    });
    await refundCameBack.announce(this.services, em, { order, refund, refunds });
  }

  /** Records that a refund failed before it was booked. Its order stays the same. */
  noteRefusal(em: EntityManager, order: Order, refund: Refund, refusal: string): void {
    // Notes about payments to compare don't say that the buyer is owed money.
    if (order.needsAttention === leftToLookAt(order.needsAttention))
      this.#askForAttention(order, `${FAILED} ${refusal}`);
    this.#audit.record(em, {
      actor: askerOf(refund),
      subject: 'order',
      subjectId: order.id,
      action: 'refund refused',
      before: { refund: refund.amount },
      after: { refund: null, refusal },
    });
  }

  /**
   * Marks an ended order as needing attention, because its buyer is still owed money. Other orders continue: their list
   * of refunds shows the failure.
   */
  #askForAttention(order: Order, why: string): void {
    if (orderStatuses[order.status].stage === 'CLOSED') {
      order.needsAttention = leftToLookAt(order.needsAttention);
      addNote(order, why);
    }
  }
}
