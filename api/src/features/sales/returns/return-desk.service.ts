import type { EntityManager } from '@mikro-orm/postgresql';
import { isReturnAt } from '@treadline/schema/trade/order/return-rights';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { InvalidInput, type FieldError } from '../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { keptText, keptTextOrNull } from '../../../platform/text/typed-text.ts';
import { GoodsReturnService } from '../refunds/index.ts';
import { returnApproved } from './emails/return-approved.email.ts';
import { returnReceived } from './emails/return-received.email.ts';
import { returnRefused } from './emails/return-refused.email.ts';
import { OrderReturn } from './record/order-return.entity.ts';
import { returnAgreed } from './record/return.events.ts';
import { ReturnBookkeeping, tyresText, type LockedBooks } from './return-books.service.ts';
import { refundFor, sumsOf } from './return-rules.ts';
import { ReturnTimeline } from './return-timeline.service.ts';
import type { InspectReturnInput, RefuseReturnInput, ApproveReturnInput } from './return.inputs.ts';
import { notPossible, type HandleReturnResult } from './return.results.ts';

type Answer = typeof HandleReturnResult;

type Step = (em: EntityManager, books: LockedBooks, ret: OrderReturn) => Promise<Answer>;

export const NOTHING_TO_PAY = 'Nothing would be left to refund. Refuse the return instead, and say why.';
const MOVED_ON = 'This return has already moved on.';

/** Staff's work on returns, except for making the refund. */
export class ReturnDesk extends Service {
  readonly #books = this.services.get(ReturnBookkeeping);
  readonly #goods = this.services.get(GoodsReturnService);
  readonly #timeline = this.services.get(ReturnTimeline);

  /** Approves a return, and emails the buyer how to send the tyres. */
  approve(viewer: Viewer, input: ApproveReturnInput): Promise<Answer> {
    return this.#step(input, async (em, books, ret) => {
      if (!isReturnAt(ret.step, 'TO_CHECK') || ret.closedAt) return notPossible(MOVED_ON);
      Object.assign(ret, { step: 'APPROVED', approvedAt: this.platform.now() });
      await this.#timeline.take(em, books, ret, {
        actor: viewer,
        action: 'return approved',
        told: `We’ve approved the return of ${tyresText(ret)}.`,
        email: returnApproved,
      });
      await returnAgreed.announce(this.services, em, { order: books.order, ret });
      return ret;
    });
  }

  /** Refuses a return at any time before its refund, and emails the buyer the reason. */
  refuse(viewer: Viewer, input: RefuseReturnInput): Promise<Answer> {
    return this.#step(input, async (em, books, ret) => {
      if (ret.closedAt || refundFor(ret, books.refunds)) return notPossible(MOVED_ON);
      Object.assign(ret, {
        step: 'REFUSED',
        refusal: keptText(input.reason),
        closedAt: this.platform.now(),
      });
      await this.#timeline.take(em, books, ret, {
        actor: viewer,
        action: 'return refused',
        told: `We couldn’t accept the return of ${tyresText(ret)}.`,
        email: returnRefused,
      });
      return ret;
    });
  }

  /** Books the units that came back and their condition, and restocks the resaleable ones. Refunds nothing. */
  async inspect(viewer: Viewer, input: InspectReturnInput): Promise<Answer> {
    const answer = await this.#step(input, async (em, books, ret) => {
      if (!isReturnAt(ret.step, 'TO_SEND', 'ON_THE_WAY')) return notPossible(MOVED_ON);
      const faults = faultsOf(input, ret);
      if (faults.length > 0) return InvalidInput.of('Please check what came back', faults);
      const wrong = await this.#goods.receiveIn(em, viewer, books.order, conditionsOf(input));
      if (wrong) return wrong instanceof InvalidInput ? wrong : notPossible(wrong.message);
      Object.assign(ret, {
        step: 'RECEIVED',
        receivedAt: this.platform.now(),
        lines: input.lines
          .map(({ lineId, resaleable, damaged }) => ({
            lineId: Number(lineId),
            quantity: resaleable + damaged,
            resaleable,
          }))
          .filter(({ quantity }) => quantity > 0),
      });
      // Receiving the goods has already added to the order's history.
      const isUnpaid = !ret.closedAt && !refundFor(ret, books.refunds);
      await this.#timeline.take(em, books, ret, {
        actor: viewer,
        action: 'return inspected',
        ...(isUnpaid && { email: returnReceived }),
      });
      return ret;
    });
    if (answer instanceof OrderReturn) await this.platform.versions.caughtUp();
    return answer;
  }

  /** Stores the deduction for use before the refund is made. */
  deduct(
    viewer: Viewer,
    input: ApproveReturnInput & { readonly deduction: number; readonly deductionReason?: string | null },
  ): Promise<Answer> {
    return this.#step(input, async (em, books, ret) => {
      if (ret.closedAt) return notPossible(MOVED_ON);
      if (!isReturnAt(ret.step, 'ON_THE_WAY', 'HERE'))
        return notPossible('You can only refund a return once its tyres have left or arrived.');
      const deductionReason = input.deduction > 0 ? keptTextOrNull(input.deductionReason) : null;
      if (input.deduction > 0 && deductionReason === null)
        return InvalidInput.of('Please check the deduction', [
          { path: 'deductionReason', message: 'Say why in a sentence; the buyer reads it' },
        ]);
      const made = refundFor(ret, books.refunds);
      if (made && input.deduction !== ret.deduction)
        return notPossible(
          `A refund of ${formatPrice(made.amount)} has already been requested. Retry it with the same deduction.`,
        );
      if (!made && sumsOf(ret, books, books.promises, input.deduction).total === 0)
        return notPossible(NOTHING_TO_PAY);
      Object.assign(ret, { deduction: input.deduction, deductionReason });
      await this.#timeline.take(em, books, ret, { actor: viewer, action: 'return refund asked' });
      return ret;
    });
  }

  #step({ id, revision }: ApproveReturnInput, step: Step): Promise<Answer> {
    return this.#books.inReturn<Answer>(id, async (em, books, ret) =>
      ret.revision === revision ? step(em, books, ret) : StaleWrite.at(ret.revision),
    );
  }
}

const conditionsOf = ({ lines }: InspectReturnInput) =>
  lines.flatMap(({ lineId, resaleable, damaged }) => [
    ...(resaleable > 0 ? [{ lineId, quantity: resaleable, condition: 'RESALEABLE' as const }] : []),
    ...(damaged > 0 ? [{ lineId, quantity: damaged, condition: 'DAMAGED' as const }] : []),
  ]);

function faultsOf({ lines }: InspectReturnInput, ret: OrderReturn): FieldError[] {
  const faults = lines.flatMap(({ lineId, resaleable, damaged }, index): FieldError[] => {
    const path = `lines.${index}.lineId`;
    const units = ret.lines.find((line) => line.lineId === Number(lineId));
    if (!units) return [{ path, message: 'This return doesn’t include that tyre' }];
    if (lines.findIndex((other) => Number(other.lineId) === units.lineId) !== index)
      return [{ path, message: 'Name each tyre once' }];
    const most = units.quantity;
    return resaleable + damaged > most ? [{ path, message: `At most ${most} of these can come back` }] : [];
  });
  const count = lines.reduce((sum, { resaleable, damaged }) => sum + resaleable + damaged, 0);
  return faults.length === 0 && count === 0 ? [{ path: 'lines', message: 'Say what came back' }] : faults;
}
