import { mayBecome, SENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { isPaymentKept } from '@treadline/schema/trade/order/payment/payment-status';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failed } from '../../../apollo/failureText.ts';
import type { OrderMail } from '../../../apollo/schema.generated.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { invoicePath, trackingPath } from '../../../features/orders/orderPaths.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { MenuButton, type MenuItem } from '../../frame/MenuButton.tsx';
import { printPath } from '../print/printPath.ts';
import { nextStep } from '../steps/nextStep.ts';
import { heldStatus, usePendingChange } from '../steps/pendingChange.ts';
import { useResendOrderMailMutation } from './AdminOrder.generated.ts';
import type { AdminOrder } from './adminOrder.ts';
import { awaitedTyres, nextForAwaited } from './awaitedTyres.ts';
import { ShipAtOnce } from './ShipAtOnce.tsx';
import { StepDialogOnDemand } from './StepDialogOnDemand.tsx';
import { useStep } from './useStep.ts';

const CancelDialog = lazy(async () => ({ default: (await import('./CancelDialog.tsx')).CancelDialog }));

/** Whether cancelling an order refunds it. */
const isPaid = ({ paymentStatus, received }: AdminOrder): boolean =>
  isPaymentKept(paymentStatus) || received !== null;

/** An order's next step, with all other actions in a menu. */
export function OrderActions({ order }: { order: AdminOrder }) {
  const step = useStep();
  const pending = usePendingChange();
  // A pending transition counts as done: taking the next step carries it out first.
  const can = useCan();
  const awaited = awaitedTyres(order);
  const buying = can('WRITE_PURCHASES') ? nextForAwaited(awaited) : null;
  const next =
    can('WRITE_ORDERS') && nextStep({ ...order, status: heldStatus(pending, order.id) ?? order.status });
  const [isCancelling, setCancelling] = useState(false);
  const items = useItems(order, () => setCancelling(true));
  return (
    <>
      {next && buying && (
        <LinkButton to={buying.to} variant="primary">
          {buying.label}
        </LinkButton>
      )}
      {/* Without all its tyres an order can be packed but not shipped. */}
      {next && (awaited.length === 0 || next.to === 'PROCESSING') && (
        <Button variant={awaited.length === 0 ? 'primary' : undefined} onClick={() => step.take(order, next)}>
          {next.button}
          {next.to !== 'PROCESSING' && !order.isCollected && '…'}
        </Button>
      )}
      {/* An order can be shipped without being packed first. */}
      {next && next.to === 'PROCESSING' && awaited.length === 0 && !order.isCollected && (
        <ShipAtOnce order={order} />
      )}
      <MenuButton label="More" icon={<Ellipsis className="size-4" />} items={items} />
      <StepDialogOnDemand wish={step.wish} onClose={step.close} />
      {isCancelling && (
        <Suspense>
          <CancelDialog open onClose={() => setCancelling(false)} order={order} isPaid={isPaid(order)} />
        </Suspense>
      )}
    </>
  );
}

function useItems(order: AdminOrder, onCancel: () => void): MenuItem[] {
  const navigate = useNavigate();
  const can = useCan();
  const mayChange = can('WRITE_ORDERS');
  const mayCancel = mayChange && (can('REFUND_ORDERS') || !isPaid(order));
  const [resend] = useResendOrderMailMutation();
  const { id, status, trackingNumber, paidAt, email } = order;
  const hasLeft = SENT_STATUSES.includes(status);

  async function sendAgain(mail: OrderMail) {
    const answer = await resend({ variables: { input: { orderId: id, mail } } }).catch(failed);
    const sent = answer.data?.resendOrderMail;
    if (!sent) return toastFailure(answer.error);
    toast('message' in sent ? sent.message : `Sent to ${email} again.`);
  }

  const go = (to: string) => () => void navigate(to);
  return [
    { label: 'Print packing slip', onSelect: go(printPath('slips', [id])) },
    ...(order.isCollected ? [] : [{ label: 'Print label', onSelect: go(printPath('labels', [id])) }]),
    ...(paidAt ? [{ label: 'Invoice', onSelect: go(invoicePath(id)) }] : []),
    ...(mayChange && paidAt && email
      ? [{ label: 'Send order email again', divided: true, onSelect: () => void sendAgain('CONFIRMATION') }]
      : []),
    ...(mayChange && hasLeft && email
      ? [{ label: 'Send shipping email again', onSelect: () => void sendAgain('SHIPPING') }]
      : []),
    ...(mayChange
      ? [
          {
            label: 'New order with these tyres',
            divided: true,
            onSelect: go(`/admin/orders/new?copy=${id}`),
          },
        ]
      : []),
    { label: 'Tracking page in the shop', divided: true, onSelect: go(trackingPath(trackingNumber)) },
    ...(mayCancel && mayBecome(status, 'CANCELLED')
      ? [{ label: 'Cancel order…', divided: true, dangerous: true, onSelect: onCancel }]
      : []),
  ];
}
