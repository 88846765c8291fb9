import { classes } from '../../ui/classes.ts';
import { orderState } from './orderState.ts';

const COLOURS = {
  ready: 'text-ready',
  moving: 'text-moving',
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
  quiet: 'text-ink-2',
} as const;

/** The state of an order as the shop's staff see it. */
export function OrderStateBadge({ order }: { order: Parameters<typeof orderState>[0] }) {
  const { label, tone } = orderState(order);
  return (
    <span
      className={classes(
        'inline-block rounded-full border-[1.5px] border-current bg-card px-2.5 py-0.5 text-xs font-[650]',
        'whitespace-nowrap',
        COLOURS[tone],
      )}
    >
      {label}
    </span>
  );
}
