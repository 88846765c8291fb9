import type { EntityManager } from '@mikro-orm/postgresql';
import { UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { isOpenDispute } from '@treadline/schema/trade/order/payment/dispute-state';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService, THE_SHOP } from '../../../operations/audit/index.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import {
  addNote,
  Dispute,
  withOrderLock,
  OrderTransitionService,
  paymentProvider,
  toCompare,
  type MadeDispute,
  type Order,
} from '../../orders/index.ts';
import { ExternalRefunds } from '../books/external-refunds.service.ts';
import { disputeOpened } from '../emails/dispute-opened.email.ts';
import { RefundService } from '../requests/refund.service.ts';

/** How many disputes one run of the job checks. */
const BATCH = 20;

/** Shown until the tyres are sent. Doesn't mention the dispute, because its reader may not have made it. */
const ON_HOLD = 'Your order is on hold while a question about its payment is settled.';
const GOES_ON = 'The question about your payment is settled, so we’re carrying on with your order.';

/** Tracks disputes by buyers' banks. A dispute holds its order, and a lost one is booked as a refund. */
export class DisputeService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #external = this.services.get(ExternalRefunds);
  readonly #mail = this.services.get(MailService);
  readonly #payments = paymentProvider.in(this.services);
  readonly #refunds = this.services.get(RefundService);
  readonly #settings = this.services.get(SettingsService);
  readonly #transitions = this.services.get(OrderTransitionService);

  /**
   * Updates a dispute from the payment provider after any event about it; safe to repeat. Ignores disputes that don't
   * concern an order of the shop.
   * @throws the provider's error if it doesn't answer, so that the job is retried.
   */
  async reconcile(disputeId: string): Promise<void> {
    const { orm, now } = this.platform;
    const askedAt = now();
    const made = await this.#payments.dispute(disputeId);
    // A dispute makes pending refunds fail, so more money is lost than our books say.
    if (made?.state === 'LOST') await this.#refunds.finishAll(made.orderId);
    if (made) await this.#record(made.orderId, made, askedAt);
    await orm.em
      .fork()
      .nativeUpdate(Dispute, { id: disputeId, readAt: { $lt: askedAt } }, { readAt: askedAt });
  }

  /** A batch of undecided disputes that were last checked before an instant. */
  async undecided(readBefore: Date): Promise<{ readonly id: string; readonly orderId: string }[]> {
    const disputes = await this.platform.orm.em
      .fork()
      .find(
        Dispute,
        { closedAt: null, readAt: { $lt: readBefore } },
        { orderBy: { readAt: 'asc' }, limit: BATCH },
      );
    return disputes.map(({ id, order }) => ({ id, orderId: order.id }));
  }

  async #record(orderId: string, made: MadeDispute, askedAt: Date): Promise<void> {
    const { platform } = this.services;
    let wereRestocked = false;
    await withOrderLock(platform, orderId, async (em, order) => {
      const now = platform.now();
      const { id, amount, state, reason, evidenceDueBy, openedAt } = made;
      const known = await em.findOne(Dispute, { id });
      // Answers can arrive out of order. This one is older than what we know.
      if (known && askedAt < known.readAt) return;
      const before = known?.state ?? null;
      const present = { amount, state, reason, evidenceDueBy };
      const dispute =
        known ?? em.create(Dispute, { ...present, id, order, openedAt, updatedAt: now, readAt: askedAt });
      const isOpen = isOpenDispute(made);
      Object.assign(dispute, present);
      if (isOpen) dispute.closedAt = null;
      else dispute.closedAt ??= now;
      if (before === state) return;
      Object.assign(dispute, { updatedAt: now, readAt: askedAt });
      this.#audit.record(em, {
        actor: THE_SHOP,
        subject: 'order',
        subjectId: order.id,
        action: isOpen && before === null ? 'dispute opened' : 'dispute changed',
        before: { dispute: before },
        after: { dispute: state, ...(before === null && { disputed: amount }) },
      });
      if (isOpen && before === null) await this.#tellShop(em, order, made);
      this.#tellBuyer(em, order, { wasOpen: before !== null && isOpenDispute({ state: before }), made });
      if (state === 'LOST') wereRestocked = await this.#external.bookLoss(em, order, made);
      else if (before === 'LOST') addNote(order, toCompare.takenUpAgain(amount));
    });
    if (wereRestocked) await platform.versions.caughtUp();
  }

  async #tellShop(em: EntityManager, { id: orderId, number }: Order, made: MadeDispute): Promise<void> {
    const { email } = await this.#settings.readIn(em);
    const { amount, reason, evidenceDueBy } = made;
    await this.#mail.queue(em, email, disputeOpened({ orderId, number, amount, reason, evidenceDueBy }));
  }

  /** Tells buyers what happens to their order, but nothing about the dispute. */
  #tellBuyer(
    em: EntityManager,
    order: Order,
    { wasOpen, made }: { readonly wasOpen: boolean; readonly made: MadeDispute },
  ): void {
    const isOpen = isOpenDispute(made);
    if (!UNSENT_STATUSES.includes(order.status) || isOpen === wasOpen || made.state === 'LOST') return;
    this.#transitions.addHistoryEntry(em, order, { to: order.status, message: isOpen ? ON_HOLD : GOES_ON });
  }
}
