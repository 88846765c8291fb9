import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { claimKinds, notCheaperSentence } from '@treadline/schema/trade/order/claim-kind';
import { isClaimOpen } from '@treadline/schema/trade/order/claim-state';
import { InvalidInput, type FieldError } from '../../../platform/input/invalid-input.ts';
import { createLimiter } from '../../../platform/limits/limiter.ts';
import type { Context, Viewer } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { keptText, keptTextOrNull } from '../../../platform/text/typed-text.ts';
import { withCase, withOwnOrder } from '../after-sales/index.ts';
import { isOwn, type Order } from '../orders/index.ts';
import { PhotographService } from '../photographs/index.ts';
import { choiceOf, type Claimable } from './claim-choice.ts';
import { ClaimReader } from './claim-reader.service.ts';
import { paidFor } from './claim-sums.ts';
import { ClaimTimeline } from './claim-timeline.service.ts';
import type { AnswerClaimInput, CreateClaimInput } from './claim.inputs.ts';
import {
  claimNotFound,
  claimRefused,
  type ClaimRefused,
  type CreateClaimResult,
  type UpdateClaimResult,
} from './claim.results.ts';
import { Claim, CLAIM_PHOTOGRAPHS } from './record/claim.entity.ts';

/** More than any real buyer claims in an hour. */
const CLAIMS_PER_HOUR = 20;
const HOUR_S = 3_600;
const CHECK = 'Please check your claim';

/** A new claim from the buyer's input, without fields that its kind doesn't use. */
function written(input: CreateClaimInput, lineId: number) {
  const { orderId, kind, quantity } = input;
  const { isDamage } = claimKinds[kind];
  return {
    id: randomUUID(),
    orderId,
    lineId,
    kind,
    quantity,
    text: keptTextOrNull(input.text),
    offerUrl: isDamage ? null : keptTextOrNull(input.offerUrl),
    offerPrice: isDamage ? null : (input.offerPrice ?? null),
    mileage: isDamage ? (input.mileage ?? null) : null,
    treadMm: kind === 'ROAD_HAZARD' ? (input.treadMm ?? null) : null,
  };
}

/** Validation errors of a claim that the buyer is allowed to make. */
function faultsOf(
  claim: ReturnType<typeof written>,
  { order, line, refunds, now }: Claimable,
  units: number,
): FieldError[] {
  if (claim.quantity > units) {
    const tyres = units === 1 ? '1 tyre' : `${units} tyres`;
    return [{ path: 'quantity', message: `You can claim for up to ${tyres} of this line` }];
  }
  const paid = paidFor({ ...claim, createdAt: now }, line, order, refunds);
  return claim.offerPrice !== null && claim.offerPrice >= paid
    ? [{ path: 'offerPrice', message: notCheaperSentence(paid) }]
    : [];
}

/** The buyer's side of claims: making them, withdrawing them and answering the shop's questions. */
export class ClaimMakingService extends Service {
  readonly #made = createLimiter(this.platform, 'claims', CLAIMS_PER_HOUR, HOUR_S);
  readonly #photographs = this.services.get(PhotographService);
  readonly #reader = this.services.get(ClaimReader);
  readonly #timeline = this.services.get(ClaimTimeline);

  /**
   * Makes a claim for tyres of the viewer's order. Locks the order, so if two claims of one kind arrive together, the
   * second is refused.
   * @throws PublicError TOO_MANY_REQUESTS after twenty an hour from one network.
   */
  async make(
    { viewer, network }: Pick<Context, 'viewer' | 'network'>,
    input: CreateClaimInput,
  ): Promise<typeof CreateClaimResult> {
    await this.#made.require(network, 'That’s a lot of claims. Please send more in an hour, or contact us.');
    const { platform } = this.services;
    return withOwnOrder<typeof CreateClaimResult>(platform, viewer, input.orderId, async (em, order) => {
      const now = platform.now();
      const claimable = (await this.#reader.claimables(em, order)).find(
        ({ line }) => String(line.id) === input.lineId,
      );
      if (!claimable)
        return InvalidInput.of(CHECK, [
          { path: 'lineId', message: 'This order doesn’t include those tyres' },
        ]);
      const { refusal, units } = choiceOf(input.kind, claimable);
      if (refusal !== null) return claimRefused(refusal);
      const typed = written(input, claimable.line.id);
      const faults = [
        ...faultsOf(typed, claimable, units),
        ...(await this.#photographs.faultsOf(em, viewer, input.photographs ?? [])),
      ];
      if (faults.length > 0) return InvalidInput.of(CHECK, faults);
      const claim = em.create(Claim, { ...typed, createdAt: now, updatedAt: now });
      await em.flush();
      await this.#photographs.attach(em, viewer, input.photographs ?? [], CLAIM_PHOTOGRAPHS, claim.id);
      await this.#timeline.begin(em, order, claim);
      return claim;
    });
  }

  /** Answers the shop's question and hands the claim back to the shop. */
  answer(viewer: Viewer, { id, text, photographs }: AnswerClaimInput): Promise<typeof UpdateClaimResult> {
    return this.#change(viewer, id, async (em, order, claim) => {
      if (claim.state !== 'QUESTION') return claimRefused('There’s no open question about this claim.');
      const faults = await this.#photographs.faultsOf(em, viewer, photographs ?? []);
      if (faults.length > 0) return InvalidInput.of('Please check your answer', faults);
      await this.#photographs.attach(em, viewer, photographs ?? [], CLAIM_PHOTOGRAPHS, claim.id);
      const step = { author: 'BUYER', state: 'WAITING', text: keptText(text), writtenBy: null } as const;
      await this.#timeline.take(em, order, claim, step);
      return null;
    });
  }

  /** Withdraws a claim that isn't decided yet. */
  withdraw(viewer: Viewer, id: string): Promise<typeof UpdateClaimResult> {
    return this.#change(viewer, id, async (em, order, claim) => {
      if (!isClaimOpen(claim.state)) return claimRefused('This claim is already settled.');
      if (claim.state === 'PAYING') return claimRefused('We’ve approved this claim and are refunding you.');
      const step = { author: 'BUYER', state: 'WITHDRAWN', text: null, writtenBy: null } as const;
      await this.#timeline.take(em, order, claim, step);
      return null;
    });
  }

  /** @param change makes the buyer's change; returns null, or the reason to refuse it. */
  async #change(
    viewer: Viewer,
    id: string,
    change: (em: EntityManager, order: Order, claim: Claim) => Promise<ClaimRefused | InvalidInput | null>,
  ): Promise<typeof UpdateClaimResult> {
    const changed = await withCase(this.platform, Claim, id, async (em, order, claim) =>
      isOwn(order, viewer) ? ((await change(em, order, claim)) ?? claim) : null,
    );
    return changed ?? claimNotFound();
  }
}
