import { isPending } from '@treadline/schema/trade/order/payment/refund-status';
import { lazy, Suspense, useEffect, useState } from 'react';
import { failureText } from '../../apollo/failureText.ts';
import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { ClaimsAndReturns } from './ClaimsAndReturns.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { RefundList } from './RefundList.tsx';
import { AFTER_A_MOVE, isUnsent, REOPENS, type RefundableOrder } from './refundOrder.ts';
import { useRefundPanelQuery, useSendPaymentLinkMutation } from './RefundPanel.generated.ts';

/** How often a pending refund is polled, in milliseconds. */
const POLL_MS = 4_000;

/** The panel's dialogs. Each loads its code when first opened. */
const DIALOGS = {
  payment: lazy(async () => ({ default: (await import('./RecordPaymentDialog.tsx')).RecordPaymentDialog })),
  refund: lazy(async () => ({ default: (await import('./RefundDialog.tsx')).RefundDialog })),
  return: lazy(async () => ({ default: (await import('./ReturnDialog.tsx')).ReturnDialog })),
};

/** An order's payment, refunds, claims and returns, with their actions. */
export function RefundPanel({ orderId, isDisputed }: { orderId: string; isDisputed: boolean }) {
  const { data, error, refetch, startPolling, stopPolling } = useRefundPanelQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  const isWaiting = data?.order?.refunds.some(isPending) ?? false;
  useEffect(() => {
    if (isWaiting) startPolling(POLL_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  if (data?.order)
    return (
      <>
        <Panel order={data.order} isDisputed={isDisputed} />
        <ClaimsAndReturns order={data.order} />
      </>
    );
  if (!error) return <Skeleton className="h-48" />;
  return <LoadFailed what="the payment" why={failureText(error)} onRetry={refetch} />;
}

function Panel({ order, isDisputed }: { order: RefundableOrder; isDisputed: boolean }) {
  const [dialog, setDialog] = useState<{ name: keyof typeof DIALOGS; open: boolean } | null>(null);
  const can = useCan();
  const mayChange = can('WRITE_ORDERS');
  const open = (name: keyof typeof DIALOGS) => () => setDialog({ name, open: true });
  const Asked = dialog && DIALOGS[dialog.name];
  // No refunds during a dispute: the buyer could be paid twice.
  const canRefund = can('REFUND_ORDERS') && (order.refundable ?? 0) > 0 && !isDisputed;
  const canReceive =
    mayChange &&
    order.invoiceNumber !== null &&
    !isUnsent(order) &&
    order.lines.some(({ receivableUnits }) => (receivableUnits ?? 0) > 0);
  const awaitsPayment =
    mayChange && order.manual !== null && order.invoiceNumber === null && order.received === null;
  return (
    <section
      aria-labelledby="payment-and-refunds"
      className="grid content-start gap-4 rounded-lg border border-line bg-card p-4 md:p-5"
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="payment-and-refunds" className="text-lg">
          Payment and refunds
        </h2>
        <div className="flex flex-wrap gap-2">
          {awaitsPayment && <SendLink order={order} />}
          {awaitsPayment && <Button onClick={open('payment')}>Record payment</Button>}
          {canReceive && <Button onClick={open('return')}>Receive return</Button>}
          {canRefund && <Button onClick={open('refund')}>Refund</Button>}
        </div>
      </div>
      {awaitsPayment && order.status === 'CANCELLED' && <p className="text-sm text-ink-2">{REOPENS}</p>}
      <PaymentFacts order={order} />
      <RefundList order={order} canRefund={canRefund} />
      {Asked && (
        <Suspense>
          <Asked order={order} open={dialog.open} onClose={() => setDialog({ ...dialog, open: false })} />
        </Suspense>
      )}
    </section>
  );
}

function SendLink({ order }: { order: RefundableOrder }) {
  const [send, { loading }] = useSendPaymentLinkMutation({
    variables: { orderId: order.id },
    ...AFTER_A_MOVE,
  });

  async function mail() {
    const answer = await send().catch(failed);
    const result = answer.data?.sendPaymentLink;
    if (!result) return toastFailure(answer.error);
    toast(
      result.__typename === 'Order'
        ? 'Payment link emailed. The previous link no longer works.'
        : result.message,
      {
        seconds: 6,
      },
    );
  }

  return (
    <Button busy={loading} onClick={() => void mail()}>
      {order.manual?.linkSentAt ? 'Email a new link' : 'Email a payment link'}
    </Button>
  );
}
