import { CLOCK_TIME, groupDays, WEEKDAYS, type DayHours } from '@treadline/schema/trade/values/week';
import { isRecord } from '../../../platform/text/record.ts';
import { readText } from './setting-kinds.ts';
import { refusedAs, taken, type Setting, type SettingReading, type SettingMeta } from './setting.ts';

/** A row of opening hours. Day names are those of schema.org. */
export interface OpeningHoursSetting {
  readonly days: string;
  readonly dayNames: readonly string[];
  /** Local time in London, for example 08:00. */
  readonly opens: string;
  readonly closes: string;
}

/** A day with its own hours; closed if they're null. */
export interface SpecialDaySetting {
  /** For example 2026-12-25. */
  readonly date: string;
  readonly name: string;
  readonly opens: string | null;
  readonly closes: string | null;
}

const DAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;
const MAX_SPECIAL_DAYS = 60;

/** Parses a day's hours; null if it's closed. */
function readHours(given: unknown): SettingReading<DayHours | null> {
  if (given === null || given === undefined) return taken(null);
  const { opens, closes } = isRecord(given) ? given : {};
  if (typeof opens !== 'string' || !CLOCK_TIME.test(opens))
    return refusedAs('Enter a time such as 08:00', 'opens');
  if (typeof closes !== 'string' || !CLOCK_TIME.test(closes))
    return refusedAs('Enter a time such as 18:00', 'closes');
  return closes <= opens
    ? refusedAs('Closing time must be after opening time', 'closes')
    : taken({ opens, closes });
}

const within = (name: string, { faults }: SettingReading<unknown>) =>
  (faults ?? []).map(({ path, message }) => ({ path: path === '' ? name : `${name}.${path}`, message }));

/** A week's hours for the form: each day by name, null if closed. */
function weekOf(rows: readonly OpeningHoursSetting[]): Record<string, DayHours | null> {
  return Object.fromEntries(
    WEEKDAYS.map((day) => {
      const row = rows.find(({ dayNames }) => dayNames.includes(day));
      return [day, row ? { opens: row.opens, closes: row.closes } : null];
    }),
  );
}

/** A setting for an ordinary week's opening hours. */
export const week = (
  meta: SettingMeta & { readonly default: readonly OpeningHoursSetting[] },
): Setting<readonly OpeningHoursSetting[]> => ({
  kind: 'WEEK',
  ...meta,
  show: weekOf,
  read(given) {
    if (!isRecord(given)) return refusedAs('Enter the hours of each day');
    const read = WEEKDAYS.map((name) => [name, readHours(given[name])] as const);
    const faults = read.flatMap(([name, reading]) => within(name, reading));
    return faults.length > 0
      ? { value: null, faults }
      : taken(groupDays(read.map(([name, { value }]) => [name, value])));
  },
});

function readSpecialDay(given: unknown): SettingReading<SpecialDaySetting> {
  const { date, name, opens, closes } = isRecord(given) ? given : {};
  if (typeof date !== 'string' || !DAY.test(date) || !isDay(date)) return refusedAs('Choose a day', 'date');
  const named = readText(name, { maxLength: 60 });
  if (named.faults) return refusedAs('Say what the day is, such as Christmas Day', 'name');
  const hours = readHours(opens || closes ? { opens, closes } : null);
  if (hours.faults) return hours;
  return taken({ date, name: named.value, ...(hours.value ?? { opens: null, closes: null }) });
}

const isDay = (text: string): boolean => {
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
};

/** A setting for days with special hours or closures, sorted by date. */
export const specialDays = (
  meta: SettingMeta & { readonly default: readonly SpecialDaySetting[] },
): Setting<readonly SpecialDaySetting[]> => ({
  kind: 'SPECIAL_DAYS',
  ...meta,
  read(given) {
    if (!Array.isArray(given) || given.length > MAX_SPECIAL_DAYS)
      return refusedAs(`Enter at most ${MAX_SPECIAL_DAYS} days`);
    const read = given.map(readSpecialDay);
    const faults = read.flatMap((reading, at) => within(String(at), reading));
    if (faults.length > 0) return { value: null, faults };
    const kept = read.flatMap(({ value }) => (value ? [value] : []));
    const twice = kept.findIndex(({ date }, at) => kept.findIndex((other) => other.date === date) !== at);
    return twice >= 0
      ? refusedAs('This day is already in the list', `${twice}.date`)
      : taken(kept.toSorted((one, other) => one.date.localeCompare(other.date)));
  },
});
