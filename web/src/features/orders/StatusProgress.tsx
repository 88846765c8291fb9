import { StatusBadge } from './StatusBadge.tsx';

const BAR_STYLE =
  'h-2.5 w-full appearance-none overflow-clip rounded-full border-0 bg-tint [&::-moz-progress-bar]:bg-ink ' +
  '[&::-webkit-progress-bar]:bg-tint [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-ink';

interface StatusProgressProps {
  /** How much of the way is done, in per cent. */
  progress: number;
  label: string;
  description: string;
  color: string;
  icon: string;
}

/** How far an order has come: what that is called, what it means, and how much of the way it is. */
export function StatusProgress({ progress, label, description, color, icon }: StatusProgressProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge label={label} color={color} icon={icon} />
        <p>{description}</p>
      </div>
      <progress aria-label="How far your order has come" max={100} value={progress} className={BAR_STYLE} />
    </div>
  );
}
