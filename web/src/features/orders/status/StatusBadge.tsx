import type { OrderStatus, StatusTone } from '../../../apollo/schema.generated.ts';
import { classes } from '../../../ui/base/classes.ts';
import { statusLook } from './statusLook.ts';

interface StatusBadgeProps {
  label: string;
  status: OrderStatus;
  tone: StatusTone;
}

/** An order's status in words, colour and icon. */
export function StatusBadge({ label, status, tone }: StatusBadgeProps) {
  const { colour, Icon } = statusLook({ status, tone });
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full border border-current bg-card px-3 py-1',
        `text-xs font-[650] whitespace-nowrap ${colour}`,
      )}
    >
      <Icon className="size-4" />
      {label}
    </span>
  );
}
