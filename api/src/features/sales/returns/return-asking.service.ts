import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isReturnAt } from '@treadline/schema/trade/order/return-rights';
import { InvalidInput, type FieldError } from '../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import { keptTextOrNull } from '../../../platform/text/typed-text.ts';
import { withOwnOrder } from '../after-sales/index.ts';
import { tyresOf } from '../orders/index.ts';
import { PhotographService } from '../photographs/index.ts';
import { returnApproved } from './emails/return-approved.email.ts';
import { returnAsked } from './emails/return-asked.email.ts';
import { misfitFaults, Misfits, type MisfitFacts } from './misfits.service.ts';
import { OrderReturn, RETURN_PHOTOGRAPHS } from './record/order-return.entity.ts';
import {
  isOneTyre,
  numberOf,
  ReturnBookkeeping,
  tyresText,
  type LockedBooks,
} from './return-books.service.ts';
import { collectionFor, daysOf, methodsFor, refusalToReturn, rightOf, unitsLeft } from './return-rules.ts';
import { refusalOfReason } from './return-standing.ts';
import { ReturnTimeline } from './return-timeline.service.ts';
import type { RequestReturnInput } from './return.inputs.ts';
import { notPossible, type RequestReturnResult } from './return.results.ts';

type Answer = typeof RequestReturnResult;

/** Takes buyers' requests for returns. */
export class ReturnAsking extends Service {
  readonly #books = this.services.get(ReturnBookkeeping);
  readonly #misfits = this.services.get(Misfits);
  readonly #photographs = this.services.get(PhotographService);
  readonly #timeline = this.services.get(ReturnTimeline);

  /**
   * Requests a return from the viewer's own order. A cancellation in time needs no approval, because it's the buyer's
   * right. If two requests name the same tyres, the first one gets them.
   */
  async ask(viewer: Viewer, input: RequestReturnInput): Promise<Answer> {
    // Looked up before the transaction, because a vehicle register can be slow.
    const misfit = await this.#misfits.read(input);
    return withOwnOrder(this.platform, viewer, input.orderId, async (em, order) =>
      this.#askIn(em, viewer, await this.#books.booksOf(em, order), input, misfit),
    );
  }

  async #askIn(
    em: EntityManager,
    viewer: Viewer,
    books: LockedBooks,
    input: RequestReturnInput,
    misfit: MisfitFacts,
  ): Promise<Answer> {
    const { order, promises } = books;
    const refused = refusalToReturn(books);
    if (refused) return notPossible(refused);
    const now = this.platform.now();
    const fittedOn = rightOf(input.reason).countsFrom === 'FITTING' ? keptTextOrNull(input.fittedOn) : null;
    const faults = [
      ...faultsOf(input, fittedOn, books, now),
      ...misfitFaults(input),
      ...(await this.#photographs.faultsOf(em, viewer, input.photographs)),
    ];
    if (faults.length > 0) return InvalidInput.of('Please check your return', faults);
    const late = refusalOfReason(input.reason, promises, daysOf(order, now, fittedOn));
    if (late) return notPossible(late);
    const ret = this.#write(em, input, { fittedOn, ...misfit }, books, now);
    if (!rightOf(ret.reason).needsApproval) Object.assign(ret, { step: 'APPROVED', approvedAt: now });
    await this.#photographs.attach(em, viewer, input.photographs, RETURN_PHOTOGRAPHS, ret.id);
    const isApproved = ret.step === 'APPROVED';
    await this.#timeline.take(em, books, ret, {
      actor: viewer,
      action: 'return asked',
      told: isApproved
        ? `You’ve cancelled ${tyresText(ret)}. ${wayBackText(ret)}`
        : `You’ve asked to return ${tyresText(ret)}.`,
      email: isApproved ? returnApproved : returnAsked,
    });
    return ret;
  }

  #write(
    em: EntityManager,
    { reason, method, lines, comment }: RequestReturnInput,
    facts: MisfitFacts & Pick<OrderReturn, 'fittedOn'>,
    { order, promises, returns }: LockedBooks,
    now: Date,
  ): OrderReturn {
    return em.create(OrderReturn, {
      id: randomUUID(),
      orderId: order.id,
      ordinal: returns.length + 1,
      reason,
      method,
      ...facts,
      comment: keptTextOrNull(comment),
      lines: lines.map(({ lineId, quantity }) => ({ lineId: Number(lineId), quantity, resaleable: null })),
      collection: collectionFor(reason, method, promises),
      requestedAt: now,
      updatedAt: now,
    });
  }
}

function wayBackText(ret: OrderReturn): string {
  const tyres = isOneTyre(ret) ? 'it' : 'them';
  return ret.method === 'COLLECTION'
    ? `We’ll collect ${tyres} from you.`
    : `Please send ${tyres} back to us.`;
}

function faultsOf(
  { lines, reason, method, photographs }: RequestReturnInput,
  fittedOn: string | null,
  books: LockedBooks,
  now: Date,
): FieldError[] {
  const { order } = books;
  const faults = lines.flatMap(({ lineId, quantity }, index): FieldError[] => {
    const fault = (field: string, message: string) => [{ path: `lines.${index}.${field}`, message }];
    const line = tyresOf(order).find(({ id }) => id === Number(lineId));
    if (!line) return fault('lineId', 'This order doesn’t include that tyre');
    if (lines.findIndex((other) => Number(other.lineId) === line.id) !== index)
      return fault('lineId', 'Name each tyre once');
    const left = unitsLeft(line, books);
    if (quantity <= left) return [];
    return fault('quantity', left > 0 ? `You can send back at most ${left}` : takenText(line.id, books));
  });
  if (!methodsFor(reason, order).includes(method))
    faults.push({ path: 'method', message: 'This way isn’t available here. Choose the other one' });
  if (rightOf(reason).photographs === 'REQUIRED' && photographs.length === 0)
    faults.push({ path: 'photographs', message: 'Please add a photograph that shows what’s wrong' });
  if (rightOf(reason).countsFrom === 'FITTING') faults.push(...faultsOfFitting(fittedOn, books, now));
  return faults;
}

/** Tells the buyer why no unit of a line is left to return. */
function takenText(lineId: number, { order, returns }: LockedBooks): string {
  const holder = returns.findLast(
    ({ step, lines }) => !isReturnAt(step, 'STOPPED') && lines.some((units) => units.lineId === lineId),
  );
  return holder
    ? `These are already in return ${numberOf(order, holder)}`
    : 'These have already been refunded or returned';
}

function faultsOfFitting(fittedOn: string | null, { order }: LockedBooks, now: Date): FieldError[] {
  const fault = (message: string): FieldError[] => [{ path: 'fittedOn', message }];
  if (fittedOn === null) return fault('Please enter the day they were fitted');
  const { delivered } = daysOf(order, now);
  if (Number.isNaN(Date.parse(fittedOn))) return fault('Please enter a date');
  if (fittedOn > inLondon(now).day) return fault('This day is still to come');
  return delivered !== null && fittedOn < delivered ? fault('They arrived after this day') : [];
}
