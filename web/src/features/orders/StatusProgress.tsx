import type { OrderStatus, StatusTone } from '../../apollo/schema.generated.ts';
import { StatusBadge } from './StatusBadge.tsx';

const BAR_STYLE =
  'h-2.5 w-full appearance-none overflow-clip rounded-full border-0 bg-tint [&::-moz-progress-bar]:bg-ink ' +
  '[&::-webkit-progress-bar]:bg-tint [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-ink';

interface StatusProgressProps {
  /** How much of the way is done, in per cent. */
  progress: number;
  label: string;
  description: string;
  status: OrderStatus;
  tone: StatusTone;
}

/** The status of an order: its label, its meaning and the progress. */
export function StatusProgress({ progress, label, description, status, tone }: StatusProgressProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge label={label} status={status} tone={tone} />
        <p>{description}</p>
      </div>
      <progress aria-label="Order progress" max={100} value={progress} className={BAR_STYLE} />
    </div>
  );
}
