import { orderStatuses } from '@treadline/schema/trade/order/order-status';
import type { OrderStatus, StatusTone } from '../../../apollo/schema.generated.ts';
import { OrderStages } from './OrderStages.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface StatusProgressProps {
  /** The share of the way completed, in per cent. */
  progress: number;
  label: string;
  description: string;
  status: OrderStatus;
  tone: StatusTone;
  /** Whether the buyer collects the order at the shop. */
  isCollected: boolean;
}

/** An order's status: its label, its meaning and, unless the order has ended, its progress. */
export function StatusProgress({
  progress,
  label,
  description,
  status,
  tone,
  isCollected,
}: StatusProgressProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge label={label} status={status} tone={tone} />
        <p>{description}</p>
      </div>
      {orderStatuses[status].stage !== 'CLOSED' && (
        <OrderStages progress={progress} status={status} tone={tone} isCollected={isCollected} />
      )}
    </div>
  );
}
