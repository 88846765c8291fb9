import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  hasFailed,
  hasSucceeded,
  isPending,
  type RefundStatusWith,
} from '@treadline/schema/trade/order/payment/refund-status';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService, namedActor, type Actor } from '../../../operations/audit/index.ts';
import {
  withOrderLock,
  isBankAhead,
  isDisputed,
  leftToRefund,
  NOT_REFUNDED,
  OrderNotes,
  Refund,
  refundsOf,
  refusalOf,
  type Order,
  type RefundAttempt,
  type RefundStatus,
} from '../../orders/index.ts';
import { ExternalRefunds } from './external-refunds.service.ts';
import { attemptOf } from './refund-attempts.service.ts';
import { RefundBooking } from './refund-booking.service.ts';
import { RefundMailService } from './refund-mail.service.ts';
import { readAgain, readPart, type Part } from './refund-part.ts';
import {
  ALL_REFUNDED,
  endOf,
  GIVEN_UP,
  LESS_IS_LEFT,
  refusalOfRequest,
  STILL_AT_PROVIDER,
  type RefundStart,
  type OfflineRefund,
  type RefundPlan,
  type RefundRequest,
} from './refund-request.ts';

/**
 * Records refunds. One transaction begins a refund before the payment provider is called, and another ends it with the
 * outcome. Both lock the order, so that what's left to refund is decided safely.
 */
export class RefundBooks extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #booking = this.services.get(RefundBooking);
  readonly #external = this.services.get(ExternalRefunds);
  readonly #mail = this.services.get(RefundMailService);
  readonly #notes = this.services.get(OrderNotes);

  /** Begins a refund for the provider to make, or says why it can't. @returns null if the order doesn't exist. */
  begin(orderId: string, wanted: RefundRequest | RefundPlan): Promise<RefundStart | null> {
    return this.#inBooks<RefundStart>(orderId, async (em, order, refunds) => {
      const request = typeof wanted === 'function' ? await wanted(em, order, refunds) : wanted;
      if (!('endsAs' in request)) return request;
      const known = this.#joined(order, refunds, request);
      if (known) return known;
      const refused = refusalOfRequest(order, refunds, request);
      if (refused) return refused;
      if (await isDisputed(em, order)) return { refused: NOT_REFUNDED, from: order.status };
      const left = leftToRefund(order, refunds);
      const part: ReturnType<typeof readPart> = request.part
        ? readPart(order, refunds, request.part)
        : { amount: left, delivery: 0, lines: [], reduces: null, deductions: [] };
      if ('faults' in part) return part;
      const endsAs = part.amount === left ? request.endsAs : null;
      const refund = this.#again(refunds, request, left) ?? this.#write(em, order, request, part);
      const { role: askedByRole, id: askedBy } = namedActor(request.actor);
      Object.assign(refund, { endsAs, message: request.message, askedByRole, askedBy });
      await request.alongside?.();
      return this.#ask(em, order, refund, request.actor);
    });
  }

  /**
   * Begins a new attempt of a failed refund, or joins a pending one.
   * @param offline books the refund without the provider, because the buyer is paid another way.
   * @returns null if the refund doesn't exist.
   */
  async retry(
    refundId: string,
    actor: Actor,
    offline: OfflineRefund | null = null,
  ): Promise<RefundStart | null> {
    const found = await this.platform.orm.em.fork().findOne(Refund, { id: refundId });
    if (!found) return null;
    return this.#inBooks<RefundStart>(found.order.id, async (em, order, refunds) => {
      const refund = refunds.find(({ id }) => id === refundId);
      if (!refund || hasSucceeded(refund))
        return { nothingLeft: 'This refund has already been made.', from: order.status };
      if (refund.givenUpAt) return { nothingLeft: GIVEN_UP, from: order.status };
      if (isPending(refund))
        return offline ? { refused: STILL_AT_PROVIDER, from: order.status } : this.#attemptOf(order, refund);
      const left = leftToRefund(order, refunds);
      if (left === 0) return { nothingLeft: ALL_REFUNDED, from: order.status };
      if ((await isDisputed(em, order)) || (offline && (await isBankAhead(em, order, refund))))
        return { refused: NOT_REFUNDED, from: order.status };
      const part = readAgain(order, refunds, refund);
      if ('faults' in part) return part;
      if (offline && part.amount !== offline.amount) return { refused: LESS_IS_LEFT, from: order.status };
      Object.assign(refund, part);
      const { role: askedByRole, id: askedBy } = namedActor(actor);
      Object.assign(refund, { askedByRole, askedBy, ...endOf(order, refund, left) });
      this.#renew(refund);
      if (offline) this.#notes.write(em, offline.viewer, order.id, offline.note);
      return this.#ask(em, order, refund, actor, offline !== null || order.offlinePayment !== null);
    });
  }

  /** Joins the refund that a request repeats, or a pending one that already covers it; null to begin a new one. */
  #joined(order: Order, refunds: readonly Refund[], request: RefundRequest): RefundStart | null {
    const repeated = request.key ? refunds.find(({ requestKey }) => requestKey === request.key) : undefined;
    if (repeated && isPending(repeated)) return this.#attemptOf(order, repeated);
    if (repeated) return hasSucceeded(repeated) ? { order } : { providerRefused: repeated.refusal ?? '' };
    if (request.part || request.key) return null;
    const pending = refunds.filter(isPending);
    const joined =
      pending.find(({ endsAs }) => endsAs !== null) ??
      (leftToRefund(order, refunds) === 0 ? pending.at(-1) : undefined);
    if (!joined) return null;
    // An order that was sent meanwhile can no longer be cancelled, only refunded.
    joined.endsAs ??= refusalOf(order, request.endsAs) === null ? request.endsAs : 'REFUNDED';
    return this.#attemptOf(order, joined);
  }

  /** Renews a failed full refund when a full refund is requested again, so that it isn't listed twice. */
  #again(refunds: readonly Refund[], request: RefundRequest, left: number): Refund | undefined {
    if (request.part || request.key) return undefined;
    const failed = refunds.findLast(
      (refund) =>
        hasFailed(refund) && !refund.givenUpAt && refund.amount === left && refund.lines.length === 0,
    );
    if (failed) this.#renew(failed);
    return failed;
  }

  #renew(refund: Refund): void {
    const now = this.#now();
    Object.assign(refund, {
      status: 'PENDING',
      attempt: refund.attempt + 1,
      refusal: null,
      providerRefundId: null,
      origin: 'SHOP',
      triedAt: now,
      updatedAt: now,
    });
  }

  #write(em: EntityManager, order: Order, { actor, message, key = null }: RefundRequest, part: Part): Refund {
    const now = this.#now();
    const times = { triedAt: now, createdAt: now, updatedAt: now };
    const { role: askedByRole } = namedActor(actor);
    return em.create(Refund, {
      ...part,
      ...times,
      id: randomUUID(),
      order,
      message,
      askedByRole,
      requestKey: key,
    });
  }

  /** Hands a refund to the provider, or books it at once if it's offline. Offline payments are refunded offline. */
  async #ask(
    em: EntityManager,
    order: Order,
    refund: Refund,
    actor: Actor,
    offline = order.offlinePayment !== null,
  ): Promise<RefundStart> {
    this.#audit.record(em, {
      actor,
      subject: 'order',
      subjectId: order.id,
      action: 'refund asked',
      before: { refund: null },
      after: { refund: refund.amount },
    });
    if (!offline) return this.#attemptOf(order, refund);
    await em.flush();
    await this.#end(em, order, refund, null);
    return { order };
  }

  async #end(
    em: EntityManager,
    order: Order,
    refund: Refund,
    providerRefundId: string | null,
  ): Promise<void> {
    Object.assign(refund, {
      status: 'SUCCEEDED',
      toldAs: 'SUCCEEDED',
      providerRefundId,
      updatedAt: this.#now(),
    });
    const refunds = await refundsOf(em, order);
    if (await this.#booking.book(em, order, refund, refunds)) this.#restocked.add(em);
  }

  /** Transactions that restocked units. After their commit, wait until pages show the new stock. */
  readonly #restocked = new WeakSet<EntityManager>();

  /** Records the provider's id and status of a refund it has started. From then on it's only checked, not made. */
  async noteUnderWay(
    attempt: RefundAttempt,
    providerRefundId: string,
    status: RefundStatusWith<null>,
  ): Promise<void> {
    await this.#inAttempt(attempt, async (em, order, refund) => {
      if (!isPending(refund)) return;
      if (refund.providerRefundId !== providerRefundId || refund.status !== status)
        Object.assign(refund, { status, providerRefundId, updatedAt: this.#now() });
      await this.#mail.tellUnderWay(em, order, refund);
    });
  }

  /** Books a refund that the provider has made, once. @returns the updated order. */
  succeed(attempt: RefundAttempt, providerRefundId: string): Promise<Order | null> {
    return this.#inAttempt(attempt, async (em, order, refund) => {
      if (isPending(refund)) await this.#end(em, order, refund, providerRefundId);
    });
  }

  /**
   * Records that an attempt was refused or cancelled, or that its money came back after it was booked. If the refund
   * wasn't booked yet, its order stays the same.
   * @returns the refund's previous status, so that each outcome is logged once.
   */
  async refuse(
    attempt: RefundAttempt,
    providerRefundId: string | null,
    refusal: string,
    status: RefundStatusWith<'IN_VAIN'> = 'FAILED',
  ): Promise<RefundStatus> {
    let before: RefundStatus = 'FAILED';
    await this.#inAttempt(attempt, async (em, order, refund, refunds) => {
      // A stale answer without a refund id doesn't concern a refund that was made.
      if (refund.providerRefundId !== null && refund.providerRefundId !== providerRefundId) return;
      before = refund.status;
      if (hasFailed(refund)) return;
      const was = { status: before, providerRefundId: refund.providerRefundId };
      Object.assign(refund, { status, refusal, providerRefundId, updatedAt: this.#now() });
      if (hasSucceeded(was)) await this.#booking.takeBack(em, order, refund, refunds, refusal);
      else this.#booking.noteRefusal(em, order, refund, refusal);
      await em.flush();
      if (await this.#external.bookLosses(em, order)) this.#restocked.add(em);
      await this.#mail.reportFailure(em, order, refund, await refundsOf(em, order), was);
    });
    return before;
  }

  /**
   * Runs a change on the locked order and its refunds, after booking any losses from disputes.
   * @returns null if the order doesn't exist.
   */
  async #inBooks<Result>(
    orderId: string,
    change: (em: EntityManager, order: Order, refunds: readonly Refund[]) => Promise<Result>,
  ): Promise<Result | null> {
    const { platform } = this.services;
    let wereRestocked = false;
    const result = await withOrderLock(platform, orderId, async (em, order) => {
      if (await this.#external.bookLosses(em, order)) this.#restocked.add(em);
      const changed = await change(em, order, await refundsOf(em, order));
      wereRestocked = this.#restocked.has(em);
      return changed;
    });
    if (wereRestocked) await platform.versions.caughtUp();
    return result;
  }

  /**
   * Runs a change on the locked order and the refund, unless a newer attempt has replaced this one.
   * @returns the order; null if it doesn't exist.
   */
  #inAttempt(
    { orderId, id, attempt }: RefundAttempt,
    change: (em: EntityManager, order: Order, refund: Refund, refunds: readonly Refund[]) => Promise<void>,
  ): Promise<Order | null> {
    return this.#inBooks(orderId, async (em, order, refunds) => {
      const refund = refunds.find((other) => other.id === id);
      if (refund?.attempt === attempt) await change(em, order, refund, refunds);
      return order;
    });
  }

  #attemptOf(order: Order, refund: Refund): RefundAttempt {
    return attemptOf(order, refund, this.#now());
  }

  #now(): Date {
    return this.platform.now();
  }
}
