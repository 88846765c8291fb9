import { disputeStates, isOpenDispute } from '@treadline/schema/trade/order/payment/dispute-state';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Notice } from '../../../ui/base/Notice.tsx';
import type { AdminOrder } from './adminOrder.ts';

type OneDispute = NonNullable<AdminOrder['disputes']>[number];

/** An order's payment disputes: what the bank needs from the shop, and by when. */
export function OrderDisputes({ disputes }: { disputes: readonly OneDispute[] | null }) {
  return (disputes ?? []).map((dispute) => (
    <Notice key={dispute.id} tone={isOpenDispute(dispute) ? 'warn' : 'info'} title={titleText(dispute)}>
      <p>{dispute.reason}</p>
      <p>{standText(dispute)}</p>
      {isOpenDispute(dispute) && (
        <p>
          Until it’s decided, this order can’t be sent or refunded here. If the bank agrees, it pays the
          buyer.
        </p>
      )}
      <p className="wrap-anywhere text-ink-2">
        {dispute.id}, opened {formatDateTime(dispute.openedAt)}
      </p>
    </Notice>
  ));
}

const titleText = (dispute: OneDispute): string =>
  `The bank ${isOpenDispute(dispute) ? 'is disputing' : 'disputed'} ${formatPrice(dispute.amount)} of this payment`;

/** The dispute's state and what to do next. */
function standText({ state, evidenceDueBy, closedAt }: OneDispute): string {
  const { label } = disputeStates[state];
  if (state === 'NEEDS_RESPONSE')
    return evidenceDueBy === null
      ? `${label}, in the Stripe Dashboard.`
      : `${label}, in the Stripe Dashboard by ${formatDateTime(evidenceDueBy)}.`;
  return closedAt === null ? `${label}.` : `${label}, ${formatDateTime(closedAt)}.`;
}
