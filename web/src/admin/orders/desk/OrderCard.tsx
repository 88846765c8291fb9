import { formatPrice } from '@treadline/schema/trade/values/money';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { OrderMark } from '../../frame/mark/OrderMark.tsx';
import { nextStep, type NextStep } from '../steps/nextStep.ts';
import { OrderPromise } from '../steps/OrderPromise.tsx';
import { heldStatus, usePendingChange } from '../steps/pendingChange.ts';
import type { DeskOrder } from './deskOrder.ts';
import { OrderCustomer, OrderFitting, OrderName, OrderTyres } from './orderColumns.tsx';

interface OrderCardProps {
  order: DeskOrder;
  onStep: (step: NextStep) => void;
}

/** An order as a card on a phone, with its deadline and next step. */
export function OrderCard({ order, onStep }: OrderCardProps) {
  const pending = usePendingChange();
  const mayChange = useCan()('WRITE_ORDERS');
  const step = mayChange && nextStep({ ...order, status: heldStatus(pending, order.id) ?? order.status });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p>
          <OrderName order={order} />
        </p>
        <OrderMark order={order} />
      </div>
      <p>
        <OrderTyres order={order} />
      </p>
      {order.bookings.length > 0 && (
        <p>
          <OrderFitting order={order} />
        </p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <p className="min-w-0">
          <OrderCustomer order={order} />
        </p>
        <p className="ml-auto text-right">
          <OrderPromise promise={order.promise} />
        </p>
      </div>
      {order.needsAttention && <p className="text-sm text-warn">{order.needsAttention}</p>}
      <div className="flex items-center justify-between gap-3">
        <p className="text-base font-[700]">{formatPrice(order.total)}</p>
        {step && (
          <Button className="relative z-1" onClick={() => onStep(step)}>
            {step.button}
            <span className="sr-only"> {order.number}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
