import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/services.ts';
import { AuditService, namedActor, type Actor } from '../audit/audit.service.ts';
import { inOrder } from './order-lock.ts';
import type { Refused } from './order-status.service.ts';
import { OrderTransitionService } from './order-transition.service.ts';
import { refusalOf } from './order-transitions.ts';
import { paidFor, type Order } from './order.entity.ts';
import type { OrderStatus } from './order.enums.ts';
import { Refund } from './refund.entity.ts';
import { returnSold } from './stock.service.ts';

/** A wish for all the money that was paid for an order. */
export interface RefundWish {
  readonly endsAs: Refund['endsAs'];
  readonly actor: Actor;
  /** What the tracking page will say. */
  readonly message: string;
  /** Where the order must be; wherever a refund is allowed when left out. */
  readonly from?: readonly OrderStatus[];
}

/** What Stripe is to be asked. The key is that of the attempt: however often it is asked, it pays once. */
export interface RefundAttempt {
  readonly orderId: string;
  readonly attempt: number;
  readonly paymentIntent: string;
  readonly idempotencyKey: string;
}

const BEFORE_SENDING: readonly OrderStatus[] = ['PENDING', 'PROCESSING'];

/**
 * The books of a refund: begun before Stripe is asked, ended after it answered, each in a transaction of its own.
 * Whoever asks while one is under way joins it, so two at once are one refund.
 */
export class OrderRefundService {
  readonly #services: Services;
  readonly #audit: AuditService;
  readonly #transitions: OrderTransitionService;

  constructor(services: Services) {
    this.#services = services;
    this.#audit = services.get(AuditService);
    this.#transitions = services.get(OrderTransitionService);
  }

  /** Notes that Stripe will be asked, or says why not. @returns null when there is no such order. */
  begin(orderId: string, wish: RefundWish): Promise<RefundAttempt | Refused | null> {
    return inOrder<RefundAttempt | Refused>(this.#services.platform, orderId, async (em, order) => {
      const known = await em.findOne(Refund, { order });
      if (known?.status === 'PENDING') return attemptOf(order, known);
      const refused =
        refusalOf(order, wish.endsAs) ??
        refusalOf(order, 'REFUNDED') ??
        (wish.from && !wish.from.includes(order.status)
          ? `An order that is ${order.status} can no longer be called off.`
          : null);
      if (refused) return { refused, from: order.status };
      if (order.stripePaymentIntent === null)
        return {
          refused: 'The payment of this order is not known to the payment provider.',
          from: order.status,
        };
      const amount = paidFor(order);
      const refund =
        known ??
        em.create(Refund, {
          ...this.#asked(wish),
          id: randomUUID(),
          order,
          amount,
          createdAt: this.#now(),
          updatedAt: this.#now(),
        });
      if (known)
        Object.assign(known, this.#asked(wish), {
          status: 'PENDING',
          attempt: known.attempt + 1,
          refusal: null,
          updatedAt: this.#now(),
        });
      this.#note(em, order, wish.actor, 'refund asked', { refund: null }, { refund: amount });
      return attemptOf(order, refund);
    });
  }

  /** Books what Stripe paid back, once. @returns the order as it is then. */
  async succeed(orderId: string, stripeRefundId: string | null): Promise<Order | null> {
    let piecesCameBack = false;
    const order = await inOrder(this.#services.platform, orderId, async (em, locked) => {
      const refund = await em.findOneOrFail(Refund, { order: locked });
      if (refund.status !== 'PENDING') return locked;
      Object.assign(refund, { status: 'SUCCEEDED', stripeRefundId, updatedAt: this.#now() });
      if (BEFORE_SENDING.includes(locked.status))
        piecesCameBack = await returnSold(em, locked.id, this.#now());
      const { endsAs, message, askedByRole, askedBy } = refund;
      await this.#transitions.take(em, locked, {
        to: endsAs,
        actor: { role: askedByRole, userId: askedBy },
        message,
        change: { paymentStatus: 'REFUNDED', needsAttention: null },
      });
      return locked;
    });
    if (piecesCameBack) await this.#services.platform.versions.bump('stock');
    return order;
  }

  /** Notes that Stripe refused an attempt. The order and its figures stay as they were. */
  async refuse({ orderId, attempt }: RefundAttempt, refusal: string): Promise<void> {
    await inOrder(this.#services.platform, orderId, async (em, order) => {
      const refund = await em.findOneOrFail(Refund, { order });
      if (refund.status !== 'PENDING' || refund.attempt !== attempt) return;
      Object.assign(refund, { status: 'REFUSED', refusal, updatedAt: this.#now() });
      this.#note(
        em,
        order,
        { role: refund.askedByRole, userId: refund.askedBy },
        'refund refused',
        { refund: refund.amount },
        { refund: null, refusal },
      );
    });
  }

  /** Attempts of which nobody knows how they ended: Stripe could not be reached, or the process was killed. */
  async underWay(touchedBefore: Date): Promise<RefundAttempt[]> {
    const refunds = await this.#services.platform.orm.em
      .fork()
      .find(
        Refund,
        { status: 'PENDING', updatedAt: { $lt: touchedBefore } },
        { populate: ['order'], orderBy: { updatedAt: 'asc' } },
      );
    return refunds.map((refund) => attemptOf(refund.order, refund));
  }

  #asked({
    endsAs,
    message,
    actor,
  }: RefundWish): Pick<Refund, 'endsAs' | 'message' | 'askedByRole' | 'askedBy'> {
    const { role, id } = namedActor(actor);
    return { endsAs, message, askedByRole: role, askedBy: id };
  }

  #note(
    em: EntityManager,
    order: Order,
    actor: Actor,
    action: string,
    before: Record<string, number | null>,
    after: Record<string, number | string | null>,
  ): void {
    this.#audit.record(em, { actor, subject: 'order', subjectId: order.id, action, before, after });
  }

  #now(): Date {
    return this.#services.platform.now();
  }
}

function attemptOf(order: Order, { id, attempt }: Refund): RefundAttempt {
  return {
    orderId: order.id,
    attempt,
    paymentIntent: order.stripePaymentIntent ?? '',
    idempotencyKey: `refund-${id}-${attempt}`,
  };
}
