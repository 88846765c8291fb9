import { isReturnAt } from '@treadline/schema/trade/order/return-rights';
import { actsForShop, type Viewer } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { keptTextOrNull } from '../../../platform/text/typed-text.ts';
import { isOwn } from '../orders/index.ts';
import { isOneTyre, numberOf, ReturnBookkeeping, tyresText } from './return-books.service.ts';
import { canWithdraw } from './return-standing.ts';
import { ReturnTimeline } from './return-timeline.service.ts';
import type { SendReturnInput } from './return.inputs.ts';
import { notPossible, type UpdateReturnResult } from './return.results.ts';

type Answer = typeof UpdateReturnResult;

/** Buyers' changes to returns that they've requested. */
export class ReturnSteps extends Service {
  readonly #books = this.services.get(ReturnBookkeeping);
  readonly #timeline = this.services.get(ReturnTimeline);

  /** Withdraws a return until the tyres have left. Withdrawing it again changes nothing. */
  withdraw(viewer: Viewer, id: string): Promise<Answer> {
    return this.#books.inReturn<Answer>(id, async (em, books, ret) => {
      if (!isOwn(books.order, viewer)) return null;
      if (ret.step === 'WITHDRAWN') return ret;
      if (!canWithdraw(ret)) return notPossible('It’s too late to withdraw this return. Please call us.');
      Object.assign(ret, { step: 'WITHDRAWN', closedAt: this.platform.now() });
      await this.#timeline.take(em, books, ret, {
        actor: viewer,
        action: 'return withdrawn',
        told: `You’ve withdrawn the return of ${tyresText(ret)}.`,
      });
      return ret;
    });
  }

  /**
   * Records that the tyres have left, sent by the buyer or collected by the shop. Calling it again corrects the carrier
   * and tracking number.
   */
  send(viewer: Viewer, { id, carrier, trackingNumber }: SendReturnInput): Promise<Answer> {
    const isStaff = actsForShop(viewer, 'WRITE_ORDERS');
    return this.#books.inReturn<Answer>(id, async (em, books, ret) => {
      const { order } = books;
      if (!isStaff && !isOwn(order, viewer)) return null;
      if (!isReturnAt(ret.step, 'TO_SEND', 'ON_THE_WAY') || ret.closedAt)
        return notPossible(
          isReturnAt(ret.step, 'TO_CHECK')
            ? `Return ${numberOf(order, ret)} isn’t approved yet. Please wait before you send anything.`
            : `Return ${numberOf(order, ret)} can’t be sent any more.`,
        );
      const isNew = isReturnAt(ret.step, 'TO_SEND');
      const parcel = { carrier: keptTextOrNull(carrier), trackingNumber: keptTextOrNull(trackingNumber) };
      if (!isNew && parcel.carrier === ret.carrier && parcel.trackingNumber === ret.trackingNumber)
        return ret;
      Object.assign(ret, { ...parcel, step: 'ON_ITS_WAY', sentAt: ret.sentAt ?? this.platform.now() });
      await this.#timeline.take(em, books, ret, {
        actor: viewer,
        action: 'return sent',
        told: isNew
          ? `${tyresText(ret)} ${isOneTyre(ret) ? 'is on its' : 'are on their'} way back to us.`
          : '',
      });
      return ret;
    });
  }
}
