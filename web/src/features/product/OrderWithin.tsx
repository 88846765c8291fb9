import { clockTime } from '@treadline/schema/trade/values/clock-time';
import { useEffect } from 'react';
import { useMinutesUntil } from '../../lib/browser/useMinutesUntil.ts';
import { formatWeekday } from '../../lib/text/format.ts';
import { useAskDeliveryTimes } from './DeliveryPromise.generated.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Formats 134 minutes as "2 h 14 min". */
export function inHoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

interface OrderWithinProps {
  /** The instant of the cut-off, and its day and hour in London. */
  cutOffAt: string;
  day: string;
  hour: string;
}

/**
 * The cut-off for the next dispatch day: the time left within 24 hours, otherwise day and hour. When it passes while
 * the page is open, the page requests the next one and the delivery days that depend on it.
 */
export function OrderWithin({ cutOffAt, day, hour }: OrderWithinProps) {
  const minutes = useMinutesUntil(cutOffAt);
  const renew = useAskDeliveryTimes();
  const isPast = minutes !== null && minutes <= 0;

  useEffect(() => {
    // If that fails, the next minute tries again.
    if (isPast) renew().catch(() => undefined);
  }, [isPast, minutes, renew]);

  if (isPast) return 'Order now';
  return minutes !== null && minutes < DAY_MINUTES
    ? `Order within ${inHoursAndMinutes(minutes)}`
    : `Order by ${clockTime(hour)} on ${formatWeekday(day)}`;
}
