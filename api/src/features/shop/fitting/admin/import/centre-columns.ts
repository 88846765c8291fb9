import { fittingServices, FITTING_SERVICES } from '@treadline/schema/trade/fitting/fitting-service';
import { CATEGORIES } from '@treadline/schema/trade/tyre/kind/category';
import { WEEKDAYS, type WeekdayHours } from '@treadline/schema/trade/values/week';
import { readWord } from '@treadline/schema/trade/values/words';
import {
  flagOf,
  wholeOf,
  type FileColumn,
  type FileColumns,
} from '../../../../../platform/features/file-columns.ts';
import type { ImportColumn } from '../../../../../platform/features/import-kind.ts';
import { feesText, hoursText } from '../centre-audit.ts';
import type { CentreRecord } from '../centre-record.ts';

/** A centre as a row of a file describes it, before it's checked. */
export interface CentreDraft extends Omit<CentreRecord, 'line1' | 'postcode' | 'distanceMiles'> {
  readonly line1: string;
  readonly postcode: string;
}

/** A centre as files have it. */
export const filedCentre = ({ line1, postcode, ...centre }: CentreRecord): CentreDraft => ({
  ...centre,
  line1: line1 ?? '',
  postcode: postcode ?? '',
});

type CentreColumn = FileColumn<Partial<CentreDraft>, CentreDraft>;
type Facts = Pick<ImportColumn, 'label' | 'meaning' | 'aliases'>;

const PARTS = /[;|\n]+/;
const partsOf = (cell: string): string[] =>
  cell
    .split(PARTS)
    .map((part) => part.trim())
    .filter(Boolean);

type Fields<Value> = {
  readonly [Key in keyof CentreDraft as CentreDraft[Key] extends Value ? Key : never]: true;
};

function text(field: keyof Fields<string>, facts: Facts): CentreColumn {
  return { ...facts, read: (cell) => ({ [field]: cell }), write: (centre) => centre[field] };
}

function whole(field: 'bays' | 'minRim' | 'maxRim' | 'leadDays', facts: Facts): CentreColumn {
  return {
    ...facts,
    read(cell) {
      const number = wholeOf(cell);
      return number === null ? 'Enter a whole number' : { [field]: number };
    },
    write: (centre) => centre[field],
  };
}

function degrees(field: 'latitude' | 'longitude', facts: Facts): CentreColumn {
  return {
    ...facts,
    isNumber: true,
    read(cell, decimalComma) {
      const number = decimalComma ? cell.replace(',', '.') : cell;
      return /^-?\d+(\.\d+)?$/.test(number) ? { [field]: Number(number) } : 'Enter degrees such as 52.136';
    },
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
  facts: Facts,
  read: (part: string) => CentreDraft[Field] | string,
  write: (values: CentreDraft[Field]) => string,
): CentreColumn {
  return {
    ...facts,
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

const FEE = /^([A-Za-z]+)\s+(\d+)\s+£?(\d+(?:[.,]\d\d?)?)$/;

function readFee(part: string): CentreRecord['fees'] | string {
  const [, kind = '', rim, pounds] = FEE.exec(part) ?? [];
  const category = CATEGORIES.find((name) => name === kind.toUpperCase());
  return category && rim && pounds
    ? [{ category, maxRim: Number(rim), pence: Math.round(Number(pounds.replace(',', '.')) * 100) }]
    : `“${part}” isn’t like “CAR 18 12.50”: ${CATEGORIES.join(', ')}, the largest rim, the fee in pounds`;
}

const labels = Object.fromEntries(
  FITTING_SERVICES.map((service) => [service, fittingServices[service].label]),
) as Readonly<Record<(typeof FITTING_SERVICES)[number], string>>;

function readService(part: string): CentreDraft['services'] | string {
  const service = readWord(labels, part);
  return service ? [service] : `“${part}” isn’t a service. There are ${Object.values(labels).join(', ')}`;
}

/** The columns of a file of centres, which exports and imports share, in the order of an export. */
export const centreColumns: FileColumns<Partial<CentreDraft>, CentreDraft> = {
  slug: text('slug', {
    label: 'Slug',
    meaning: 'Its identifier in addresses; made from the name if there’s none',
    aliases: ['centre_id', 'id'],
  }),
  name: text('name', { label: 'Name', meaning: 'The name of the garage', aliases: ['centre', 'garage'] }),
  address: text('line1', {
    label: 'Address',
    meaning: 'Building and street',
    aliases: ['street', 'line_1', 'address_line_1'],
  }),
  town: text('town', { label: 'Town', meaning: 'As in its address', aliases: ['city'] }),
  postcode: text('postcode', { label: 'Postcode', meaning: 'In full', aliases: ['post_code', 'zip'] }),
  latitude: degrees('latitude', {
    label: 'Latitude',
    meaning: 'In degrees, with the longitude; the middle of the postcode district if both are empty',
    aliases: ['lat'],
  }),
  longitude: degrees('longitude', {
    label: 'Longitude',
    meaning: 'In degrees, with the latitude',
    aliases: ['lng', 'lon'],
  }),
  phone: text('phone', {
    label: 'Telephone',
    meaning: 'As pages show it',
    aliases: ['telephone', 'phone_number', 'tel'],
  }),
  email: {
    label: 'Email',
    meaning: 'Where a partner is asked to confirm jobs',
    aliases: ['email_address'],
    read: (email) => ({ email }),
    write: ({ email }) => email ?? '',
    cleared: { email: null },
  },
  own: {
    label: 'Our own',
    meaning: 'yes for a centre of the shop’s own, no for a partner',
    aliases: ['is_own', 'our_own'],
    read(cell) {
      const isOwn = flagOf(cell);
      return isOwn === null ? 'Enter yes for a centre of the shop’s own, otherwise no' : { isOwn };
    },
    write: ({ isOwn }) => (isOwn ? 'yes' : 'no'),
  },
  bays: whole('bays', {
    label: 'Bays',
    meaning: 'How many vehicles it works on at once; 1 for a new centre',
  }),
  min_rim: whole('minRim', {
    label: 'Smallest rim',
    meaning: 'In inches; 13 for a new centre',
    aliases: ['smallest_rim'],
  }),
  max_rim: whole('maxRim', {
    label: 'Largest rim',
    meaning: 'In inches; 18 for a new centre',
    aliases: ['largest_rim'],
  }),
  lead_days: whole('leadDays', {
    label: 'Days needed',
    meaning: 'Working days between the arrival of tyres and their fitting; 1 for a new centre',
    aliases: ['days_needed', 'lead_time'],
  }),
  services: list(
    'services',
    {
      label: 'Services',
      meaning: 'Such as tyre_fitting; wheel_alignment',
    },
    readService,
    (services) => services.map((one) => one.toLowerCase()).join('; '),
  ),
  hours: list(
    'week',
    {
      label: 'Opening hours',
      meaning: 'Such as Mo-Fr 08:00-18:00; Sa 09:00-13:00',
      aliases: ['opening_hours', 'opening_times', 'open'],
    },
    readHours,
    hoursText,
  ),
  fees: {
    ...list(
      'fees',
      {
        label: 'Fees',
        meaning: 'The shop’s payment for a tyre by its kind and largest rim: CAR 18 12.50; SUV 20 15.00',
      },
      readFee,
      feesText,
    ),
    cleared: { fees: [] },
  },
  closed_from: {
    label: 'Closed from',
    meaning: 'The first day without jobs, such as 2027-01-31',
    aliases: ['closed'],
    read: (closedFrom) =>
      /^\d{4}-\d\d-\d\d$/.test(closedFrom) && !Number.isNaN(Date.parse(closedFrom))
        ? { closedFrom }
        : 'Enter a day such as 2027-01-31',
    write: ({ closedFrom }) => closedFrom ?? '',
    cleared: { closedFrom: null },
  },
};

/** The column of each field, for errors about fields. */
export const columnOfField: Readonly<Record<string, string>> = {
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
