import { actsForShop, type Viewer } from '../../../platform/services/context.ts';
import type { Services } from '../../../platform/services/services.ts';
import { keptTextOrNull } from '../../../platform/text/typed-text.ts';
import { isOwn } from '../orders/index.ts';
import { isOneTyre, numberOf, ReturnBookkeeping, tyresText } from './return-books.service.ts';
import { canWithdraw } from './return-standing.ts';
import type { SendReturnInput } from './return.inputs.ts';
import { notPossible, returnNotFound, type UpdateReturnResult } from './return.results.ts';

type Answer = typeof UpdateReturnResult;

/** What buyers do with their returns once they have asked for them. */
export class ReturnSteps {
  readonly #books: ReturnBookkeeping;
  readonly #now: () => Date;

  constructor(services: Services) {
    this.#books = services.get(ReturnBookkeeping);
    this.#now = () => services.platform.now();
  }

  /** Takes a return back, until the tyres have left. Taken back twice it stays so. */
  async withdraw(viewer: Viewer, id: string): Promise<Answer> {
    const answer = await this.#books.inReturn<Answer>(id, async (em, { order }, ret) => {
      if (!isOwn(order, viewer)) return returnNotFound();
      if (ret.step === 'WITHDRAWN') return ret;
      if (!canWithdraw(ret)) return notPossible('It’s too late to withdraw this return. Please call us.');
      Object.assign(ret, { step: 'WITHDRAWN', closedAt: this.#now() });
      this.#books.note(em, order, ret, {
        actor: viewer,
        action: 'return withdrawn',
        told: `You’ve withdrawn the return of ${tyresText(ret)}.`,
      });
      return ret;
    });
    return answer ?? returnNotFound();
  }

  /**
   * Says that the tyres have left: their buyer sent them, or staff had them collected. Carrier and number can be
   * mended; said twice alike, nothing changes.
   */
  async send(viewer: Viewer, { id, carrier, trackingNumber }: SendReturnInput): Promise<Answer> {
    const isStaff = actsForShop(viewer, 'WRITE_ORDERS');
    const answer = await this.#books.inReturn<Answer>(id, async (em, { order }, ret) => {
      if (!isStaff && !isOwn(order, viewer)) return returnNotFound();
      if ((ret.step !== 'APPROVED' && ret.step !== 'ON_ITS_WAY') || ret.closedAt)
        return notPossible(
          ret.step === 'REQUESTED'
            ? `Return ${numberOf(order, ret)} isn’t approved yet. Please wait before you send anything.`
            : `Return ${numberOf(order, ret)} can’t be sent any more.`,
        );
      const isNew = ret.step === 'APPROVED';
      const parcel = { carrier: keptTextOrNull(carrier), trackingNumber: keptTextOrNull(trackingNumber) };
      if (!isNew && parcel.carrier === ret.carrier && parcel.trackingNumber === ret.trackingNumber)
        return ret;
      Object.assign(ret, { ...parcel, step: 'ON_ITS_WAY', sentAt: ret.sentAt ?? this.#now() });
      this.#books.note(em, order, ret, {
        actor: viewer,
        action: 'return sent',
        told: isNew
          ? `${tyresText(ret)} ${isOneTyre(ret) ? 'is on its' : 'are on their'} way back to us.`
          : null,
      });
      return ret;
    });
    return answer ?? returnNotFound();
  }
}
