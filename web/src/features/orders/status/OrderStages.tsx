import type { OrderStatus, StatusTone } from '../../../apollo/schema.generated.ts';
import { classes } from '../../../ui/base/classes.ts';
import { stagesAt, type OrderStage } from './orderStages.ts';
import { statusLook } from './statusLook.ts';

const BAR_STYLE =
  'h-2.5 w-full appearance-none overflow-clip rounded-full border-0 bg-tint [&::-moz-progress-bar]:bg-ink ' +
  '[&::-webkit-progress-bar]:bg-tint [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-ink';

interface OrderStagesProps {
  /** The share of the way completed, in per cent. */
  progress: number;
  status: OrderStatus;
  tone: StatusTone;
  isCollected: boolean;
}

/** An order's progress: a bar with its stages below. */
export function OrderStages({ progress, status, tone, isCollected }: OrderStagesProps) {
  const stages = stagesAt(status, progress, isCollected);
  return (
    <div className="grid gap-3">
      <progress aria-label="Order progress" max={100} value={progress} className={BAR_STYLE} />
      {stages.length > 0 && (
        <ol
          aria-label={isCollected ? 'Stages of the order' : 'Stages of the delivery'}
          className="grid grid-cols-4"
        >
          {stages.map((stage) => (
            <Stage key={stage.status} {...stage} tone={tone} />
          ))}
        </ol>
      )}
    </div>
  );
}

const SPOKEN = { done: 'done', now: 'now', ahead: 'still ahead' } as const;

/** One stage, below its part of the bar. */
function Stage({ status, label, state, tone }: OrderStage & { tone: StatusTone }) {
  const { Icon, colour } = statusLook({ status, tone });
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={classes(
        'grid content-start justify-items-center gap-1 text-center text-xs leading-tight sm:text-sm',
        state === 'now' && `font-[750] ${colour}`,
        state === 'ahead' && 'text-ink-2',
      )}
    >
      <Icon className="size-6" />
      <span>
        {label}
        <span className="sr-only">, {SPOKEN[state]}</span>
      </span>
    </li>
  );
}
