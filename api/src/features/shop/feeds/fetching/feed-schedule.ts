import { plusDays } from '@treadline/schema/trade/values/day';
import { inLondon, londonInstant } from '../../../../platform/text/london-time.ts';
import type { FeedOutcome } from '../record/feed.enums.ts';
import type { SupplierFeed } from '../record/supplier-feed.entity.ts';

const MINUTE_MS = 60_000;
/** After a look that brought no file, the next one doesn't wait for the schedule longer than this. */
const RETRY_MINUTES = 15;

type Schedule = Pick<SupplierFeed, 'everyMinutes' | 'dailyAt'>;

/** The next instant after `now` when a clock in London shows a time. */
function nextDaily(time: string, now: Date): Date {
  const { day } = inLondon(now);
  const today = londonInstant(day, time);
  return today > now ? today : londonInstant(plusDays(day, 1), time);
}

/**
 * When a feed's file is looked for after a look that has just ended; null for a feed whose files are sent.
 * A daily feed looks again and again from its time on, until there's a new file.
 */
export function nextLook({ everyMinutes, dailyAt }: Schedule, outcome: FeedOutcome, now: Date): Date | null {
  const retry = new Date(now.getTime() + RETRY_MINUTES * MINUTE_MS);
  if (everyMinutes !== null) {
    const next = new Date(now.getTime() + everyMinutes * MINUTE_MS);
    return outcome === 'TAKEN' || outcome === 'UNCHANGED' || next < retry ? next : retry;
  }
  if (dailyAt === null) return null;
  const next = nextDaily(dailyAt, now);
  return outcome === 'TAKEN' || next < retry ? next : retry;
}

/** When a new or changed feed's file is looked for first; null for a feed whose files are sent. */
export const firstLook = ({ everyMinutes, dailyAt }: Schedule, now: Date): Date | null =>
  everyMinutes !== null ? now : dailyAt === null ? null : nextDaily(dailyAt, now);
