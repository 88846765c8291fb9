import type { EntityManager } from '@mikro-orm/postgresql';
import { DELIVERED_STATUSES } from '@treadline/schema/trade/order/order-status';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService, type Actor, type AuditFigures } from '../../../operations/audit/index.ts';
import { orderMoved } from '../books/order.events.ts';
import { OrderEvent } from '../record/order-event.entity.ts';
import { refusalOf } from '../record/order-transitions.ts';
import type { Order } from '../record/order.entity.ts';
import type { OrderStatus } from '../record/order.enums.ts';
import { OrderAnnouncements } from './order-announcement.service.ts';
import { OrderMailService, type PaidBack } from './order-mail.service.ts';

/** A change of status, as the tracking page and the audit log record it. */
export interface Transition {
  readonly to: OrderStatus;
  readonly actor: Actor;
  /** A sentence for the customer about what happened. */
  readonly message: string;
  readonly location?: string | null;
  readonly notes?: string | null;
  /** Other fields that change with the status. */
  readonly change?: Partial<
    Pick<
      Order,
      | 'paymentStatus'
      | 'reservedUntil'
      | 'expiredAt'
      | 'needsAttention'
      | 'shippingProvider'
      | 'carrierTrackingNumber'
      | 'centreCarrier'
      | 'centreTrackingNumber'
    >
  >;
  /** False for an abandoned checkout: a visitor who never paid gets no email about it. */
  readonly mailed?: boolean;
  /** The refund made along with it. */
  readonly refunded?: PaidBack;
}

/** The fields that the audit log records; none of them identifies the buyer. */
export const auditSnapshot = ({
  status,
  paymentStatus,
  shippingProvider,
  needsAttention,
}: Order): AuditFigures => ({ status, paymentStatus, shippingProvider, needsAttention });

/** Changes order statuses. The one exception is a late payment, which reopens a cancelled order in OrderSettlement. */
export class OrderTransitionService extends Service {
  readonly #announcements = this.services.get(OrderAnnouncements);
  readonly #audit = this.services.get(AuditService);
  readonly #mail = this.services.get(OrderMailService);

  /**
   * Changes the status in the caller's transaction: status, history, audit entry, event and email are committed
   * together or not at all. The order must be locked, with its lines loaded.
   * @throws Error for a change that {@link refusalOf} refuses; callers check that first and return its message.
   */
  async transition(em: EntityManager, order: Order, step: Transition): Promise<void> {
    const { to, actor, message, change = {}, mailed = true, refunded } = step;
    const refusal = refusalOf(order, to);
    if (refusal) throw new Error(`Order ${order.id}: ${refusal}`);
    const { status } = order;
    const before = auditSnapshot(order);
    Object.assign(
      order,
      change,
      { status: to, revision: order.revision + 1 },
      DELIVERED_STATUSES.includes(to) ? { deliveredAt: this.platform.now() } : {},
    );
    this.addHistoryEntry(em, order, step);
    this.#audit.record(em, {
      actor,
      subject: 'order',
      subjectId: order.id,
      action: to,
      before,
      after: auditSnapshot(order),
    });
    await this.#announcements.moved(em, order, status);
    await orderMoved.announce(this.services, em, { order, from: status });
    if (mailed) await this.#mail.tell(em, order, actor.role === 'CUSTOMER' ? null : message, refunded);
  }

  addHistoryEntry(
    em: EntityManager,
    order: Order,
    { to, message, location = null, notes = null }: Pick<Transition, 'to' | 'message' | 'location' | 'notes'>,
  ): void {
    em.create(OrderEvent, { order, status: to, message, location, notes, at: this.platform.now() });
  }
}
