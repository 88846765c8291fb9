import { orderStatuses } from '@treadline/schema/trade/order/order-status';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { keptTextOrNull } from '../../../../platform/text/typed-text.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import {
  InvalidTransition,
  orderNotFound,
  PART_REFUNDED,
  refundPending,
  refundRefused,
} from '../../orders/index.ts';
import type { GiveUpRefundInput, RecordOfflineRefundInput, RefundOrderInput } from './refund.inputs.ts';
import { NothingLeftToRefund, RefundNotFound, type RefundOrderResult } from './refund.results.ts';
import { RefundService, type RefundOutcome } from './refund.service.ts';

type Answer = typeof RefundOrderResult;

/** Refunds for staff. Converts the outcomes to answers of the schema. */
export class RefundDesk extends Service {
  readonly #refunds = this.services.get(RefundService);

  /** Refunds the part in the input, or all that is left if it names none. */
  async refund(viewer: Viewer, input: RefundOrderInput): Promise<Answer> {
    const { orderId, amount = null, key = null, revision = null } = input;
    if (!isUuid(orderId)) return orderNotFound();
    const lines = (input.lines ?? []).map((line) => ({ ...line, lineId: Number(line.lineId) }));
    const delivery = input.deliveryCharge ?? 0;
    const isPart = amount !== null || lines.length > 0 || delivery > 0;
    const fallback = isPart ? PART_REFUNDED : orderStatuses.REFUNDED.step;
    const outcome = await this.#refunds.refund(orderId, {
      endsAs: 'REFUNDED',
      actor: viewer,
      message: keptTextOrNull(input.reason) ?? fallback,
      key: keptTextOrNull(key),
      revision,
      ...(isPart && { part: { amount, delivery, lines } }),
    });
    return outcome === null ? orderNotFound() : answerOf(outcome);
  }

  /** Retries a failed refund, or checks on a pending one. */
  async retry(viewer: Viewer, refundId: string): Promise<Answer> {
    return answerOfOne(isUuid(refundId) ? await this.#refunds.retry(refundId, viewer) : null);
  }

  /** Books a failed refund as made, because the buyer was paid another way. */
  async recordOfflineRefund(
    viewer: Viewer,
    { refundId, amount, note }: RecordOfflineRefundInput,
  ): Promise<Answer> {
    return answerOfOne(
      isUuid(refundId) ? await this.#refunds.recordOfflineRefund(refundId, { viewer, amount, note }) : null,
    );
  }

  /** Records that a failed refund is no longer owed. */
  async giveUp(viewer: Viewer, { refundId, note }: GiveUpRefundInput): Promise<Answer> {
    return answerOfOne(isUuid(refundId) ? await this.#refunds.giveUp(refundId, viewer, note) : null);
  }
}

const answerOfOne = (outcome: RefundOutcome): Answer =>
  outcome === null ? result(RefundNotFound, { message: 'Refund not found' }) : answerOf(outcome);

function answerOf(outcome: NonNullable<RefundOutcome>): Answer {
  if (outcome === 'unanswered' || outcome === 'under-way') return refundPending(outcome);
  if ('order' in outcome) return outcome.order;
  if ('faults' in outcome) return InvalidInput.of('Please check the refund', [...outcome.faults]);
  if ('revision' in outcome) return StaleWrite.at(outcome.revision);
  if ('nothingLeft' in outcome) return result(NothingLeftToRefund, { message: outcome.nothingLeft });
  if ('refused' in outcome)
    return result(InvalidTransition, { message: outcome.refused, from: outcome.from, to: 'REFUNDED' });
  return refundRefused(outcome.providerRefused);
}
