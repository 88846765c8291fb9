import { disputeStates, isOpenDispute } from '@treadline/schema/trade/order/payment/dispute-state';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Notice } from '../../../ui/base/Notice.tsx';
import type { AdminOrder } from './adminOrder.ts';

type OneDispute = NonNullable<AdminOrder['disputes']>[number];

/** What the buyer's bank disputes: what it wants of the shop, and until when. */
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
  `The bank ${isOpenDispute(dispute) ? 'disputes' : 'disputed'} ${formatPrice(dispute.amount)} of this payment.`;

/** How it stands, and what is to be done. */
function standText({ state, evidenceDueBy, closedAt }: OneDispute): string {
  const { label } = disputeStates[state];
  if (state === 'NEEDS_RESPONSE')
    return evidenceDueBy === null
      ? `${label}, in Stripe’s Dashboard.`
      : `${label}, in Stripe’s Dashboard, until ${formatDateTime(evidenceDueBy)}.`;
  return closedAt === null ? `${label}.` : `${label}, ${formatDateTime(closedAt)}.`;
}
