import { formatTime, formatWeekday } from '../../../lib/text/format.ts';
import { classes } from '../../../ui/base/classes.ts';
import { NONE } from '../../list/table/none.tsx';

interface Promised {
  dispatchBy: string | null;
  deliverBy: string;
  isLate: boolean;
}

const MS_IN_A_DAY = 86_400_000;
/** Within this many days, the weekday alone is unambiguous. */
const DAYS_OF_A_WEEK = 6;

/** The dispatch deadline: only the time if it's today, with the date only if it's a week away. */
function dispatchText(dispatchBy: string): string {
  const time = formatTime(dispatchBy);
  const day = formatWeekday(dispatchBy);
  if (day === formatWeekday(new Date().toISOString())) return `dispatch by ${time}`;
  const isNear = Math.abs(Date.parse(dispatchBy) - Date.now()) < DAYS_OF_A_WEEK * MS_IN_A_DAY;
  return `dispatch by ${isNear ? day.split(' ')[0] : day} ${time}`;
}

const isUrgent = (dispatchBy: string | null): boolean =>
  dispatchBy !== null && Date.parse(dispatchBy) - Date.now() < MS_IN_A_DAY;

/** The promised delivery day, with the dispatch deadline until the order is sent. */
export function OrderPromise({ promise }: { promise: Promised | null }) {
  if (!promise) return NONE;
  const { dispatchBy, deliverBy, isLate } = promise;
  return (
    <span className="grid">
      <span className="whitespace-nowrap">{formatWeekday(deliverBy)}</span>
      {(dispatchBy !== null || isLate) && (
        <span
          className={classes(
            'text-xs whitespace-nowrap',
            isLate ? 'font-[650] text-bad' : isUrgent(dispatchBy) ? 'text-warn' : 'text-ink-2',
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
