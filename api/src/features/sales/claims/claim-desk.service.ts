import type { EntityManager } from '@mikro-orm/postgresql';
import { claimKinds } from '@treadline/schema/trade/order/claim-kind';
import { isClaimOpen } from '@treadline/schema/trade/order/claim-state';
import { hasSucceeded } from '@treadline/schema/trade/order/payment/refund-status';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { keptTextOrNull } from '../../../platform/text/typed-text.ts';
import { AuditService, type Actor } from '../../operations/audit/index.ts';
import { refusalIn, withCase } from '../after-sales/index.ts';
import { Refund, type BookedRefund, type Order } from '../orders/index.ts';
import { RefundService, type RefundOutcome } from '../refunds/index.ts';
import { mostToPay, unitsKept } from './claim-sums.ts';
import { ClaimTimeline } from './claim-timeline.service.ts';
import type { DecideClaimInput } from './claim.inputs.ts';
import { claimNotFound, claimRefused, type DecideClaimResult } from './claim.results.ts';
import { claimName } from './record/claim-name.ts';
import { Claim, refundKeyOf } from './record/claim.entity.ts';
import type { ClaimDecision, ClaimState } from './record/claim.enums.ts';

type Decided = typeof DecideClaimResult;

const CHECK = 'Please check your decision';
/** Starts the note on the order when a claim’s refund can’t be retried. */
const CLAIM_AGAIN = 'A claim’s refund was given up, so the claim must be decided again.';
const LEADS_TO: Readonly<Record<Exclude<ClaimDecision, 'PAY_BACK'>, ClaimState>> = {
  REPLACE: 'REPLACED',
  PASS_ON: 'WITH_MAKER',
  ASK: 'QUESTION',
  REFUSE: 'REFUSED',
};

/** The shop's side of claims: deciding them. */
export class ClaimDeskService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #refunds = this.services.get(RefundService);
  readonly #timeline = this.services.get(ClaimTimeline);

  /**
   * Decides a claim, unless it has changed since the given revision. The payment provider is called between two
   * transactions. If the refund fails, the claim stays open, and the refusal quotes the refund's own reason.
   */
  async decide(viewer: Viewer, input: DecideClaimInput): Promise<Decided> {
    const begun = await this.#change(input.id, async (em, order, claim) => {
      if (claim.revision !== input.revision) return StaleWrite.at(claim.revision);
      if (!isClaimOpen(claim.state)) return claimRefused('This claim is already settled.');
      if (!claimKinds[claim.kind].decisions.some((decision) => decision === input.decision))
        return claimRefused(`A ${claimName(claim.kind)} claim can’t be decided like that.`);
      if (claim.state === 'PAYING' && input.decision !== 'PAY_BACK')
        return claimRefused('This claim is approved, and its refund has begun. Try the refund again.');
      return input.decision === 'PAY_BACK'
        ? this.#approve(em, viewer, order, claim, input)
        : this.#settle(em, viewer, order, claim, LEADS_TO[input.decision], keptTextOrNull(input.text));
    });
    return begun instanceof Claim && begun.state === 'PAYING' ? this.#pay(viewer, begun, input) : begun;
  }

  /** Settles the claim that a booked refund belongs to, if any. Runs in the caller's transaction. */
  async paidBack(
    em: EntityManager,
    order: Order,
    { requestKey, askedByRole, askedBy }: BookedRefund,
  ): Promise<void> {
    const approved = await em.find(Claim, { orderId: order.id, state: 'PAYING' });
    const claim = approved.find((one) => refundKeyOf(one) === requestKey);
    if (claim)
      await this.#settle(em, { role: askedByRole, userId: askedBy }, order, claim, 'PAID_BACK', null);
  }

  /** Approves a claim and fixes its amount. An approved claim keeps its amount, as the refund may be in flight. */
  async #approve(
    em: EntityManager,
    viewer: Viewer,
    order: Order,
    claim: Claim,
    { amount }: DecideClaimInput,
  ): Promise<Decided> {
    if (claim.state === 'PAYING') return claim;
    const line = order.lines.getItems().find(({ id }) => id === claim.lineId);
    if (!line) return claimRefused('The order no longer has these tyres.');
    const refunds = await em.find(Refund, { order });
    if (unitsKept(claim, line, refunds) === 0)
      return claimRefused('These tyres have been refunded, so there’s nothing left to pay back.');
    const most = mostToPay(claim, line, order, refunds);
    if (!amount || amount > most)
      return InvalidInput.of(CHECK, [
        { path: 'amount', message: `For this claim you can pay back up to ${formatPrice(most)}` },
      ]);
    claim.amount = amount;
    return this.#settle(em, viewer, order, claim, 'PAYING', null);
  }

  async #pay(viewer: Viewer, claim: Claim, { text }: DecideClaimInput): Promise<Decided> {
    const { id, orderId, lineId, kind, quantity, amount } = claim;
    const units = claimKinds[kind].isDamage ? quantity : null;
    const made = await this.#refundOf(claim);
    const outcome =
      made && hasSucceeded(made)
        ? null
        : made
          ? await this.#refunds.retry(made.id, viewer)
          : await this.#refunds.refund(orderId, {
              endsAs: 'REFUNDED',
              actor: viewer,
              message: keptTextOrNull(text) ?? `We’ve approved your ${claimName(kind)} claim.`,
              key: refundKeyOf(claim),
              part: { amount, delivery: 0, lines: [], reduces: { lineId, units } },
            });
    const refusal = refusalOfProvider(outcome) ?? refusalIn(outcome);
    if (refusal === null) return this.#move(viewer, id, 'PAID_BACK');
    // A refund that was requested is retried. If none can be requested, the claim must be decided again.
    if (made && isTooLate(outcome)) await this.#refunds.giveUp(made.id, viewer, `${CLAIM_AGAIN} ${refusal}`);
    if (!(await this.#refundOf(claim))) await this.#move(viewer, id, 'WAITING');
    return claimRefused(refusal);
  }

  /** The claim's refund, whether booked or not; null if it was never requested. */
  #refundOf(claim: Claim): Promise<Refund | null> {
    return this.platform.orm.em
      .fork()
      .findOne(Refund, { order: claim.orderId, requestKey: refundKeyOf(claim) });
  }

  #move(viewer: Viewer, id: string, state: 'PAID_BACK' | 'WAITING'): Promise<Decided> {
    return this.#change(id, async (em, order, claim) => {
      if (claim.state !== 'PAYING') return claim;
      if (state === 'WAITING') claim.amount = null;
      return this.#settle(em, viewer, order, claim, state, null);
    });
  }

  async #change(
    id: string,
    change: (em: EntityManager, order: Order, claim: Claim) => Promise<Decided>,
  ): Promise<Decided> {
    return (await withCase(this.platform, Claim, id, change)) ?? claimNotFound();
  }

  async #settle(
    em: EntityManager,
    actor: Actor,
    order: Order,
    claim: Claim,
    state: ClaimState,
    text: string | null,
  ): Promise<Claim> {
    const before = { state: claim.state };
    await this.#timeline.take(em, order, claim, { author: 'SHOP', state, text, writtenBy: actor.userId });
    this.#audit.record(em, {
      actor,
      subject: 'claim',
      subjectId: claim.id,
      action: state.toLowerCase().replace('_', ' '),
      before,
      after: { state, ...(claim.amount === null ? {} : { amount: claim.amount }) },
    });
    return claim;
  }
}

/** Whether a refund can't be retried because too little of the payment is left. */
const isTooLate = (outcome: RefundOutcome): boolean =>
  typeof outcome === 'object' && outcome !== null && ('nothingLeft' in outcome || 'faults' in outcome);

/** Tells the shop why the provider refused a claim's refund; null if it didn't. */
const refusalOfProvider = (outcome: RefundOutcome): string | null =>
  typeof outcome === 'object' && outcome !== null && 'providerRefused' in outcome
    ? `The refund didn’t go through: ${outcome.providerRefused} The claim stays approved; try again.`
    : null;
