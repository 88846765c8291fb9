import { formatTime, formatWeekday } from '../../lib/format.ts';
import { classes } from '../../ui/classes.ts';

interface Promised {
  dispatchBy: string | null;
  deliverBy: string;
  isLate: boolean;
}

const MS_IN_A_DAY = 86_400_000;

/** By when an order has to leave: the hour alone if that is today. */
function dispatchText(dispatchBy: string): string {
  const isToday = formatWeekday(dispatchBy) === formatWeekday(new Date().toISOString());
  const time = formatTime(dispatchBy);
  return isToday ? `dispatch by ${time}` : `dispatch by ${formatWeekday(dispatchBy)}, ${time}`;
}

/** What the buyer was promised: the day at the door, and until then when the order has to leave. */
export function OrderPromise({ promise }: { promise: Promised | null }) {
  if (!promise) return <span className="text-ink-2">–</span>;
  const { dispatchBy, deliverBy, isLate } = promise;
  const isUrgent = dispatchBy !== null && Date.parse(dispatchBy) - Date.now() < MS_IN_A_DAY;
  return (
    <span className="grid">
      <span className="whitespace-nowrap">{formatWeekday(deliverBy)}</span>
      {(dispatchBy !== null || isLate) && (
        <span
          className={classes(
            'text-xs',
            isLate ? 'font-[650] text-bad' : isUrgent ? 'text-warn' : 'text-ink-2',
          )}
        >
          {isLate && 'Late'}
          {isLate && dispatchBy !== null && ', '}
          {dispatchBy !== null && dispatchText(dispatchBy)}
        </span>
      )}
    </span>
  );
}
