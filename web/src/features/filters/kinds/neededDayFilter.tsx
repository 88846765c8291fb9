import { formatWeekday } from '../../../lib/text/format.ts';
import { NeededByFilter } from '../fields/NeededByFilter.tsx';
import type { ListingFilter } from '../listingFilter.ts';
import { textOf } from './filterKinds.tsx';

/** The longest is "28th September 2026". */
const LONGEST_DAY = 20;

function dayText(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? formatWeekday(day) : day;
}

/** The latest acceptable day of delivery. */
export const neededDayFilter: ListingFilter<string> = {
  ...textOf({
    key: 'neededBy',
    isEndless: true,
    read: (address) => address.text('neededBy').slice(0, LONGEST_DAY).toLowerCase(),
    variables: (neededBy) => ({ neededBy }),
    chips: (day) => [{ label: `Needed by ${dayText(day)}`, without: { neededBy: '' } }],
  }),
  control: (day, { onChange }) => (
    <NeededByFilter day={day} onChange={(neededBy) => onChange({ neededBy })} />
  ),
};
