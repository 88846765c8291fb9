import type { CreateSupplierFeedInput, FeedTransport } from '../../../apollo/schema.generated.ts';
import type { ShownFeedFragment } from './SupplierFeeds.generated.ts';

/** A feed form's values. */
export interface FeedValues {
  name: string;
  transport: FeedTransport;
  address: string;
  username: string;
  secretName: string;
  /** Whether it's looked for at a time of day instead of every so many minutes. */
  schedule: 'EVERY' | 'DAILY';
  everyMinutes: string;
  dailyAt: string;
  lateAfterHours: string;
  active: boolean;
}

const HOUR = '60';
const MORNING = '06:30';
const DAY_AND_MORE = '26';

/** The values that a new feed begins with. */
export const newFeed = (): FeedValues => ({
  name: 'Costs and stock',
  transport: 'HTTPS',
  address: '',
  username: '',
  secretName: '',
  schedule: 'EVERY',
  everyMinutes: HOUR,
  dailyAt: MORNING,
  lateAfterHours: DAY_AND_MORE,
  active: true,
});

const text = (value: string | number | null): string => (value === null ? '' : String(value));

export const feedValues = (feed: ShownFeedFragment): FeedValues => ({
  name: feed.name,
  transport: feed.transport,
  address: feed.address,
  username: text(feed.username),
  secretName: text(feed.secretName),
  schedule: feed.dailyAt === null ? 'EVERY' : 'DAILY',
  everyMinutes: feed.everyMinutes === null ? HOUR : String(feed.everyMinutes),
  dailyAt: feed.dailyAt ?? MORNING,
  lateAfterHours: text(feed.lateAfterHours),
  active: feed.active,
});

/** A number as it was typed; null if nothing was. Anything else is sent as NaN, which the field's check refuses. */
const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** The API's input without the ids. */
export function feedInput(values: FeedValues): Omit<CreateSupplierFeedInput, 'supplierId'> {
  const { schedule, everyMinutes, dailyAt, lateAfterHours, ...rest } = values;
  const isPolled = rest.transport !== 'UPLOAD';
  return {
    ...rest,
    username: rest.username || null,
    secretName: rest.secretName || null,
    everyMinutes: isPolled && schedule === 'EVERY' ? numberOf(everyMinutes) : null,
    dailyAt: isPolled && schedule === 'DAILY' ? dailyAt : null,
    lateAfterHours: numberOf(lateAfterHours),
  };
}
