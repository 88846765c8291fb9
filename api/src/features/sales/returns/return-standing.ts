import type { OrderPromises } from '@treadline/schema/trade/order/order-promises';
import { refundStart } from '@treadline/schema/trade/order/refund-due';
import {
  isReturnAt,
  lastDayOf,
  REFUND_DAYS,
  RETURN_REASONS,
  rightStanding,
  SEND_BACK_DAYS,
} from '@treadline/schema/trade/order/return-rights';
import { plusDays } from '@treadline/schema/trade/values/day';
import { result } from '../../../platform/services/result.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import { dayText } from '../../operations/mail/index.ts';
import type { OrderReturn } from './record/order-return.entity.ts';
import type { ReturnReason } from './record/return.enums.ts';
import type { LockedBooks } from './return-books.service.ts';
import {
  collectionFor,
  daysOf,
  methodsFor,
  refusalToReturn,
  rightOf,
  sumsOf,
  unitsLeft,
  type ReturnBooks,
} from './return-rules.ts';
import type { RequestReturnInput } from './return.inputs.ts';
import { ReturnableLine, ReturnOptions, ReturnQuote, ReturnReasonOption } from './return.results.ts';

/** The tyres and reasons open for returns today, or a sentence that tells the buyer why nothing can be returned. */
export function optionsOf(books: ReturnBooks, promises: OrderPromises, now: Date): ReturnOptions | string {
  const { order } = books;
  const refused = refusalToReturn(books);
  if (refused) return refused;
  const days = daysOf(order, now);
  const lines = order.lines
    .getItems()
    .map((line) => result(ReturnableLine, { lineId: line.id, units: unitsLeft(line, books) }))
    .filter(({ units }) => units > 0);
  const reasons = RETURN_REASONS.filter((reason) => rightStanding(reason, promises, days) === 'OPEN').map(
    (reason) =>
      result(ReturnReasonOption, {
        reason,
        lastDay: lastDayOf(reason, promises, days),
        days: rightOf(reason).days(promises),
        methods: methodsFor(reason, order),
      }),
  );
  if (lines.length === 0) return 'All tyres of this order are already in a return or refunded.';
  if (reasons.length === 0) return 'It’s too late to send these tyres back.';
  const rejectionEnded =
    rightStanding('FAULTY', promises, days) === 'OVER' ? lastDayOf('FAULTY', promises, days) : null;
  const unusedUntil =
    rightStanding('UNUSED', promises, days) === 'LATER' && promises.returnDays > promises.cancellationDays
      ? lastDayOf('UNUSED', promises, days)
      : null;
  return result(ReturnOptions, {
    lines,
    reasons,
    collectionPrice: promises.collection,
    rejectionEnded,
    unusedUntil,
  });
}

/**
 * The refund of a return if it were requested now; null if it can't be requested. Leaves out units that can't come
 * back.
 */
export function quoteOf(
  { lines, reason, method }: Pick<RequestReturnInput, 'lines' | 'reason' | 'method'>,
  { promises, ...books }: LockedBooks,
  now: Date,
): ReturnQuote | null {
  const options = optionsOf(books, promises, now);
  if (typeof options === 'string') return null;
  if (!options.reasons.some((option) => option.reason === reason && option.methods.includes(method)))
    return null;
  const units = options.lines.map(({ lineId, units: most }) => {
    const requested = lines.find((line) => Number(line.lineId) === lineId);
    return { lineId, quantity: Math.min(most, requested?.quantity ?? 0), resaleable: null };
  });
  const collection = collectionFor(reason, method, promises);
  const priced = { id: '', reason, lines: units, collection, deduction: 0 };
  const approvedAt = rightOf(reason).needsApproval ? null : now;
  const timed = {
    reason,
    method,
    requestedAt: now,
    approvedAt,
    sentAt: null,
    receivedAt: null,
    closedAt: null,
  };
  return result(ReturnQuote, { sums: sumsOf(priced, books, promises), refundBy: refundBy(timed) });
}

/** Tells the buyer why a reason isn't open; null if it is. */
export function refusalOfReason(
  reason: ReturnReason,
  promises: OrderPromises,
  days: ReturnType<typeof daysOf>,
): string | null {
  switch (rightStanding(reason, promises, days)) {
    case 'OPEN':
      return null;
    case 'OVER':
      return `It’s too late for this: the last day was ${dayText(lastDayOf(reason, promises, days) ?? days.today)}.`;
    case 'LATER':
      return 'You can still cancel by law, which gives you more. Choose “I’ve changed my mind”.';
    case 'NOT_YET':
      return 'Your tyres haven’t arrived yet. Until they do, you can only change your mind.';
    case 'NOT_GIVEN':
      return 'We don’t take tyres back for this reason.';
  }
}

/** Whether the buyer can still withdraw a return. */
export const canWithdraw = ({ step, closedAt }: OrderReturn): boolean =>
  closedAt === null && isReturnAt(step, 'TO_CHECK', 'TO_SEND');

/** The last day to send the tyres, YYYY-MM-DD; null before approval and once they've left. */
export const sendBy = ({ step, approvedAt, closedAt }: OrderReturn): string | null =>
  isReturnAt(step, 'TO_SEND') && approvedAt && !closedAt
    ? plusDays(inLondon(approvedAt).day, SEND_BACK_DAYS)
    : null;

/** The parts of a return that decide when its refund is due. */
type TimedReturn = Pick<
  OrderReturn,
  'reason' | 'method' | 'requestedAt' | 'approvedAt' | 'sentAt' | 'receivedAt' | 'closedAt'
>;

/** The last day for the refund, YYYY-MM-DD; null while nothing is due. */
export function refundBy(ret: TimedReturn): string | null {
  const { requestedAt, approvedAt, sentAt, receivedAt, closedAt } = ret;
  if (closedAt) return null;
  const [left = null] = [sentAt, receivedAt]
    .filter((at) => at !== null)
    .toSorted((a, b) => a.getTime() - b.getTime());
  const starts = { REQUESTED: requestedAt, LEFT: left, APPROVED: approvedAt, RECEIVED: receivedAt };
  const from = starts[refundStart(ret)];
  return from && plusDays(inLondon(from).day, REFUND_DAYS);
}
