import { hasSucceeded, refundStatuses } from '@treadline/schema/trade/order/payment/refund-status';
import { refundPromise, type RefundTerms } from '@treadline/schema/trade/order/refund-due';
import { returnStates, thenUnusedText } from '@treadline/schema/trade/order/return-rights';
import type { RefundStatus, ReturnMethod, ReturnReason, ReturnState } from '../../apollo/schema.generated.ts';
import { formatDate } from '../../lib/text/format.ts';

interface Told {
  state: ReturnState;
  refund: { status: RefundStatus } | null;
}

/** A return's state in two or three words. Once the refund is made, its own status counts. */
export function returnLabel({ state, refund }: Told): string {
  return state === 'REFUNDED' || refund === null || hasSucceeded(refund)
    ? returnStates[state].label
    : refundStatuses[refund.status].label;
}

/** Whether it ended because the whole order was refunded. */
export const isRefundedWithOrder = ({ state, refund }: Told): boolean =>
  state === 'REFUNDED' && !(refund && hasSucceeded(refund));

/** Explains that the label isn't postage, and who pays the carrier. */
export const postageText = (method: ReturnMethod): string =>
  method === 'COLLECTION'
    ? 'You need no postage: we send the carrier that collects the tyres.'
    : 'It isn’t postage: you book and pay the carrier, who gives you theirs.';

/**
 * The deadlines for returning delivered tyres that have no fault; null if they can't be returned or haven't arrived.
 */
export function lastDaysText({
  reasons,
  unusedUntil,
}: {
  reasons: readonly { reason: ReturnReason; lastDay: string | null }[];
  unusedUntil: string | null;
}): string | null {
  const lastDayOf = (wanted: ReturnReason) =>
    reasons.find(({ reason }) => reason === wanted)?.lastDay ?? null;
  const cancelBy = lastDayOf('CANCELLATION');
  const unused = lastDayOf('UNUSED');
  if (cancelBy !== null)
    return `You can cancel until ${formatDate(cancelBy)}.${thenUnusedText(unusedUntil && formatDate(unusedUntil))}`;
  return unused && `We take unused tyres back until ${formatDate(unused)}.`;
}

/** When a return is refunded, and what may reduce the amount. */
export function refundText(
  { refundBy, ...terms }: RefundTerms & { refundBy: string | null },
  { isApproved }: { isApproved: boolean },
): string {
  return [
    ...(isApproved ? [] : ['That’s if we approve the return.']),
    refundPromise('you', terms, refundBy && formatDate(refundBy)),
    'We may take something off if the tyres were fitted or driven on.',
  ].join(' ');
}

/** The next step for a pending or failed refund; null for a completed one. */
const refundNexts: Readonly<Record<RefundStatus, string | null>> = {
  PENDING: 'The refund is in progress. We’ll email you as soon as your bank has confirmed it.',
  REQUIRES_ACTION:
    'Stripe, which handles our payments, has emailed you to ask which bank account the refund should go to.',
  SUCCEEDED: null,
  FAILED: 'Your bank sent the refund back, or didn’t take it. We’re looking into it and will contact you.',
  CANCELED: 'The refund was stopped before it was paid out. We’re looking into it and will contact you.',
};

/** The next step, in a sentence for the buyer. */
export function nextText(ret: Told & { reason: string; method: ReturnMethod }): string {
  const { state, refund, method } = ret;
  const refundNext = refund && state !== 'REFUNDED' ? refundNexts[refund.status] : null;
  if (refundNext) return refundNext;
  switch (state) {
    case 'REQUESTED':
      return ret.reason === 'EXCHANGE'
        ? 'We’ll call or email you about the tyres you’d like instead. Please don’t send anything yet.'
        : 'We’re checking your request and will email you. Please don’t send anything yet.';
    case 'APPROVED':
      return method === 'COLLECTION'
        ? 'We’ll contact you to agree a day for the collection. Please put the label on the tyres.'
        : 'Please send the tyres with the label on them, and tell us here once they’ve left.';
    case 'ON_ITS_WAY':
      return 'We’ll email you once the tyres have arrived and we’ve checked them.';
    case 'RECEIVED':
      return 'Your tyres are back. We’re settling the refund and will email you when it’s on its way.';
    case 'REFUNDED':
      if (isRefundedWithOrder(ret)) return 'We’ve refunded your whole order, these tyres included.';
      return 'We’ve refunded you. It can take up to 10 working days to show on your account.';
    case 'REFUSED':
      return 'We couldn’t accept this return.';
    case 'WITHDRAWN':
      return 'You’ve withdrawn this return, so you keep the tyres.';
  }
}
