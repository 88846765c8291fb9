import { fittingServices, FITTING_SERVICES } from '@treadline/schema/trade/fitting/fitting-service';
import { CATEGORIES } from '@treadline/schema/trade/tyre/kind/category';
import { WEEKDAYS, type WeekdayHours } from '@treadline/schema/trade/values/week';
import { readWord } from '@treadline/schema/trade/values/words';
import { feesText, hoursText } from '../centre-audit.ts';
import type { CentreRecord } from '../centre-record.ts';

/** A centre as a row of a file describes it, before it's checked. */
export interface CentreDraft extends Omit<CentreRecord, 'line1' | 'postcode' | 'distanceMiles'> {
  readonly line1: string;
  readonly postcode: string;
}

/** The facts in a cell, or a sentence saying why it can't be read. */
export type ReadCell = Partial<CentreDraft> | string;

/** A column of a file of centres. */
export interface CentreColumn {
  readonly read: (cell: string) => ReadCell;
  readonly write: (centre: CentreDraft) => string | number;
  /** The facts in a dash, which clears the stored ones; absent if they can't be cleared. */
  readonly cleared?: Partial<CentreDraft>;
}

const PARTS = /[;|\n]+/;
const partsOf = (cell: string): string[] =>
  cell
    .split(PARTS)
    .map((part) => part.trim())
    .filter(Boolean);

type Fields<Value> = {
  readonly [Key in keyof CentreDraft as CentreDraft[Key] extends Value ? Key : never]: true;
};

function text(field: keyof Fields<string>): CentreColumn {
  return { read: (cell) => ({ [field]: cell }), write: (centre) => centre[field] };
}

function number(field: 'bays' | 'minRim' | 'maxRim' | 'leadDays'): CentreColumn {
  return {
    read: (cell) => (/^\d+$/.test(cell) ? { [field]: Number(cell) } : 'Enter a whole number'),
    write: (centre) => centre[field],
  };
}

function degrees(field: 'latitude' | 'longitude'): CentreColumn {
  return {
    read: (cell) =>
      /^-?\d+(\.\d+)?$/.test(cell) ? { [field]: Number(cell) } : 'Enter degrees such as 52.136',
    write: (centre) => centre[field] ?? '',
    cleared: { [field]: null },
  };
}

/** One value for each part of a cell, or the sentence about the first that can't be read. */
function each<Value>(
  cell: string,
  read: (part: string) => readonly Value[] | string,
): readonly Value[] | string {
  const values: Value[] = [];
  for (const part of partsOf(cell)) {
    const found = read(part);
    if (typeof found === 'string') return found;
    values.push(...found);
  }
  return values;
}

function list<Field extends 'services' | 'week' | 'fees'>(
  field: Field,
  read: (part: string) => CentreDraft[Field] | string,
  write: (values: CentreDraft[Field]) => string,
): CentreColumn {
  return {
    read(cell) {
      const found = each<CentreDraft[Field][number]>(cell, read);
      return typeof found === 'string' ? found : { [field]: found };
    },
    write: (centre) => write(centre[field]),
  };
}

const SHORT = 2;
const HOURS = /^([A-Za-z]+)(?:\s*[-–]\s*([A-Za-z]+))?\s+(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)$/;
const dayOf = (word: string): number =>
  1 + WEEKDAYS.findIndex((day) => day.slice(0, SHORT).toLowerCase() === word.slice(0, SHORT).toLowerCase());

function readHours(part: string): WeekdayHours[] | string {
  const [, from, to = from, opens, closes] = HOURS.exec(part) ?? [];
  const [first, last] = [dayOf(from ?? ''), dayOf(to ?? '')];
  if (!opens || !closes || first < 1 || last < first) return `“${part}” isn’t like “Mo-Fr 08:00-18:00”`;
  return Array.from({ length: last - first + 1 }, (_, index) => ({ day: first + index, opens, closes }));
}

const FEE = /^([A-Za-z]+)\s+(\d+)\s+£?(\d+(?:\.\d\d?)?)$/;

function readFee(part: string): CentreRecord['fees'] | string {
  const [, kind = '', rim, pounds] = FEE.exec(part) ?? [];
  const category = CATEGORIES.find((name) => name === kind.toUpperCase());
  return category && rim && pounds
    ? [{ category, maxRim: Number(rim), pence: Math.round(Number(pounds) * 100) }]
    : `“${part}” isn’t like “CAR 18 12.50”: ${CATEGORIES.join(', ')}, the largest rim, the fee in pounds`;
}

const labels = Object.fromEntries(
  FITTING_SERVICES.map((service) => [service, fittingServices[service].label]),
) as Readonly<Record<(typeof FITTING_SERVICES)[number], string>>;

function readService(part: string): CentreDraft['services'] | string {
  const service = readWord(labels, part);
  return service ? [service] : `“${part}” isn’t a service. There are ${Object.values(labels).join(', ')}`;
}

const YES = ['yes', 'true', '1', 'own'];
const NO = ['no', 'false', '0', 'partner'];

/** The columns of a file of centres, which exports and imports share, by their names. */
export const centreColumns = {
  slug: text('slug'),
  name: text('name'),
  address: text('line1'),
  town: text('town'),
  postcode: text('postcode'),
  latitude: degrees('latitude'),
  longitude: degrees('longitude'),
  phone: text('phone'),
  email: { read: (email) => ({ email }), write: ({ email }) => email ?? '', cleared: { email: null } },
  own: {
    read: (cell) =>
      YES.includes(cell.toLowerCase())
        ? { isOwn: true }
        : NO.includes(cell.toLowerCase())
          ? { isOwn: false }
          : 'Enter yes for a centre of the shop’s own, otherwise no',
    write: ({ isOwn }) => (isOwn ? 'yes' : 'no'),
  },
  bays: number('bays'),
  min_rim: number('minRim'),
  max_rim: number('maxRim'),
  lead_days: number('leadDays'),
  services: list('services', readService, (services) => services.map((one) => one.toLowerCase()).join('; ')),
  hours: list('week', readHours, hoursText),
  fees: { ...list('fees', readFee, feesText), cleared: { fees: [] } },
  closed_from: {
    read: (closedFrom) =>
      /^\d{4}-\d\d-\d\d$/.test(closedFrom) && !Number.isNaN(Date.parse(closedFrom))
        ? { closedFrom }
        : 'Enter a day such as 2027-01-31',
    write: ({ closedFrom }) => closedFrom ?? '',
    cleared: { closedFrom: null },
  },
} as const satisfies Readonly<Record<string, CentreColumn>>;

export type CentreColumnName = keyof typeof centreColumns;

/** The column of each field, for errors about fields. */
export const columnOfField: Readonly<Record<string, CentreColumnName>> = {
  slug: 'slug',
  name: 'name',
  line1: 'address',
  town: 'town',
  postcode: 'postcode',
  position: 'postcode',
  latitude: 'latitude',
  longitude: 'longitude',
  phone: 'phone',
  email: 'email',
  bays: 'bays',
  minRim: 'min_rim',
  maxRim: 'max_rim',
  leadDays: 'lead_days',
  services: 'services',
  week: 'hours',
  fees: 'fees',
};
