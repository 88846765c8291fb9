import {
  hasFailed,
  hasSucceeded,
  isPending,
  type RefundStatus,
  refundStatuses,
} from '@treadline/schema/trade/order/payment/refund-status';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { lazy, Suspense, useState } from 'react';
import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { classes } from '../../ui/base/classes.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { AFTER_A_MOVE, isOver, type RefundableOrder } from './refundOrder.ts';
import { useRetryRefundMutation } from './RefundPanel.generated.ts';

type OneRefund = RefundableOrder['refunds'][number];

/** The dialogs for a failed refund. Their code loads when one is first opened. */
const DIALOGS = {
  paying: lazy(async () => ({ default: (await import('./FailedRefundDialogs.tsx')).OfflineRefundDialog })),
  givingUp: lazy(async () => ({ default: (await import('./FailedRefundDialogs.tsx')).GiveUpDialog })),
};

const COLOURS: Readonly<Record<RefundStatus, string>> = {
  PENDING: 'text-warn',
  REQUIRES_ACTION: 'text-warn',
  SUCCEEDED: 'text-good',
  FAILED: 'text-bad',
  CANCELED: 'text-bad',
};

/** A failed refund that's no longer owed. */
const GIVEN_UP = { word: 'Given up', colour: 'text-ink-2' };

/** Names the origin of a refund that no member of staff requested. */
const PAYERS = {
  SHOP: 'by the shop or the customer',
  PROVIDER: 'made at Stripe',
  DISPUTE: 'by the buyer’s bank',
} as const;

/**
 * An order's refunds, newest first, each with its state and actions.
 * @param canRefund something is left to refund, and the order allows it.
 */
export function RefundList({ order, canRefund }: { order: RefundableOrder; canRefund: boolean }) {
  if (order.refunds.length === 0) return null;
  return (
    <ul aria-label="Refunds" className="grid">
      {order.refunds.toReversed().map((refund) => (
        <li key={refund.id} className="grid gap-1 border-t border-line py-3 first:border-t-0">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="font-[650]">{formatPrice(refund.amount)}</span>
            <State refund={refund} />
            <span className="ml-auto text-sm text-ink-2">{formatDateTime(refund.createdAt)}</span>
          </div>
          <p className="text-sm wrap-anywhere text-ink-2">{contentsText(order, refund)}</p>
          <p className="text-sm wrap-anywhere">{refund.reason}</p>
          {refund.providerMessage && (
            <p className="text-sm wrap-anywhere text-bad">{refund.providerMessage}</p>
          )}
          <Unfinished order={order} refund={refund} canRefund={canRefund} />
        </li>
      ))}
    </ul>
  );
}

/** Whether the shop paid the money back itself. */
const isOffline = (refund: OneRefund): boolean =>
  hasSucceeded(refund) && refund.origin === 'SHOP' && refund.providerRefundId === null;

/** Describes a refund: its contents, who requested it, and its id at Stripe. */
function contentsText(order: RefundableOrder, refund: OneRefund): string {
  const names = new Map(order.lines.map(({ id, productName }) => [id, productName]));
  return [
    ...refund.lines.map(
      ({ lineId, quantity, restock }) =>
        `${quantity} × ${names.get(lineId) ?? 'tyre'}${restock ? ' (restocked)' : ''}`,
    ),
    ...(refund.deliveryCharge > 0 ? [`delivery ${formatPrice(refund.deliveryCharge)}`] : []),
    refund.author ? `by ${refund.author}` : PAYERS[refund.origin ?? 'SHOP'],
    ...((refund.tries ?? 1) > 1 ? [`tried ${refund.tries} times`] : []),
    ...(refund.providerRefundId ? [refund.providerRefundId] : []),
    ...(isOffline(refund) ? ['not through Stripe'] : []),
  ].join(', ');
}

function Retry({ refund }: { refund: OneRefund }) {
  const [retry, { loading }] = useRetryRefundMutation(AFTER_A_MOVE);
  const asks = isPending(refund);

  async function tryAgain() {
    const answer = await retry({ variables: { refundId: refund.id } }).catch(failed);
    const result = answer.data?.retryRefund;
    if (!result) return toastFailure(answer.error);
    switch (result.__typename) {
      case 'Order':
        return toast(`Refunded ${formatPrice(refund.amount)}.`);
      case 'RefundPending':
        return toast('Stripe hasn’t confirmed it yet.');
      case 'RefundRefused':
        return toast('Stripe refused the refund again. The list shows the reason.', { seconds: 8 });
      case 'InvalidInput':
        return toast(`${result.fields.map(({ message }) => message).join('. ')}.`, { seconds: 8 });
      case 'InvalidTransition':
      case 'NothingLeftToRefund':
      case 'OrderNotFound':
      case 'RefundNotFound':
      case 'StaleWrite':
        return toast(result.message, { seconds: 8 });
    }
  }

  return (
    <Button busy={loading} onClick={() => void tryAgain()}>
      {asks ? 'Check with Stripe' : `Try again: ${formatPrice(refund.amount)}`}
    </Button>
  );
}

function State({ refund }: { refund: OneRefund }) {
  const { word, colour } = refund.givenUpAt
    ? GIVEN_UP
    : { word: refundStatuses[refund.status].label, colour: COLOURS[refund.status] };
  return <span className={classes('text-sm font-[650]', colour)}>{word}</span>;
}

/** The actions for a pending or failed refund. */
function Unfinished({
  order,
  refund,
  canRefund,
}: {
  order: RefundableOrder;
  refund: OneRefund;
  canRefund: boolean;
}) {
  const [dialog, setDialog] = useState<{ name: keyof typeof DIALOGS; open: boolean } | null>(null);
  const open = (name: keyof typeof DIALOGS) => () => setDialog({ name, open: true });
  const Asked = dialog && DIALOGS[dialog.name];
  const mayRefund = useCan()('REFUND_ORDERS');
  const isOpen = hasFailed(refund) && !refund.givenUpAt;
  return (
    <>
      {mayRefund && (isPending(refund) || isOpen) && (
        <div className="mt-1 flex flex-wrap gap-2">
          <Retry refund={refund} />
          {canRefund && isOpen && (
            <Button aria-haspopup="dialog" onClick={open('paying')}>
              Pay another way…
            </Button>
          )}
          {isOpen && (!isOver(order) || order.refundable === 0) && (
            <Button aria-haspopup="dialog" onClick={open('givingUp')}>
              No longer owed…
            </Button>
          )}
        </div>
      )}
      {/* Stays mounted whatever happens to the refund, so that its error message is seen before anyone pays. */}
      {Asked && (
        <Suspense>
          <Asked refund={refund} open={dialog.open} onClose={() => setDialog({ ...dialog, open: false })} />
        </Suspense>
      )}
    </>
  );
}
