import { faultOf } from '@treadline/schema/input/rule';
import { slugOf } from '@treadline/schema/trade/values/slug';
import { keysOf } from '@treadline/schema/trade/values/words';
import { changesOf, checkedRow, readRow } from '../../../../../platform/features/file-columns.ts';
import type {
  CheckedRow,
  ImportFault,
  ImportRun,
  UncheckedRow,
} from '../../../../../platform/features/import-kind.ts';
import { FORMATS } from '../../../../../platform/input/constraint-faults.ts';
import type { FieldError } from '../../../../../platform/input/invalid-input.ts';
import { Service } from '../../../../../platform/services/services.ts';
import { CENTRE_RECORD, type PlacedCentre, type StoredCentre } from '../centre-record.ts';
import { CentreWriter } from '../centre-writer.service.ts';
import { CENTRE_RULES, checkCentre, type FittingCentreFields } from '../centre.inputs.ts';
import { OFFER_RULES } from '../offer.inputs.ts';
import { centreColumns, columnOfField, filedCentre, type CentreDraft } from './centre-columns.ts';

const STORED = `select ${CENTRE_RECORD} from fitting_centres c where slug = any($1::text[])`;

/** The figures of a check. */
export const CENTRE_COUNTERS = {
  HOURS: { label: 'Hours or last days change' },
} as const;

/** The columns whose changes can make booked jobs impossible. */
const HOURS_COLUMNS: readonly string[] = ['hours', 'closed_from'];

/** A new centre before its row is read. */
const NEW: CentreDraft = {
  slug: '',
  name: '',
  line1: '',
  town: '',
  postcode: '',
  latitude: null,
  longitude: null,
  phone: '',
  email: null,
  isOwn: false,
  bays: 1,
  minRim: 13,
  maxRim: 18,
  leadDays: 1,
  services: [],
  week: [],
  fees: [],
  closedFrom: null,
};

const RULES = { ...CENTRE_RULES, ...OFFER_RULES };

/** The slug by which a row finds its centre: its own, or that of its name. */
const slugOfRow = ({ cells }: UncheckedRow): string =>
  (cells.get('slug') ?? '') || slugOf(cells.get('name') ?? '');

const fieldsOf = ({ latitude, longitude, email, ...draft }: CentreDraft): FittingCentreFields => ({
  ...draft,
  email: email ?? '',
  services: [...draft.services],
  week: [...draft.week],
  fees: [...draft.fees],
  position: latitude === null || longitude === null ? null : { latitude, longitude },
});

function faultsOf(draft: CentreDraft): FieldError[] {
  const own = keysOf(RULES).flatMap((field) => {
    const message = faultOf(RULES[field], draft[field], field, FORMATS);
    return message === null ? [] : [{ path: field, message }];
  });
  const halfPlaced = (draft.latitude === null) !== (draft.longitude === null);
  return [
    ...own,
    ...(halfPlaced ? [{ path: 'latitude', message: 'Give both latitude and longitude, or neither' }] : []),
    ...checkCentre(fieldsOf(draft)).filter(({ path }) => !own.some((fault) => fault.path === path)),
  ];
}

/** The fault of a field as one of its column. */
const atColumn = ({ path, message }: FieldError): ImportFault => ({
  column: columnOfField[path.split('.')[0] ?? ''] ?? 'slug',
  message,
});

/** A row as it's read on top of the centre it's about. */
interface ReadCentre {
  /** Null for a new centre. */
  readonly before: StoredCentre | null;
  readonly draft: CentreDraft;
  readonly faults: readonly ImportFault[];
  /** Whether the row repeats what is stored. */
  readonly isSame: boolean;
  /** The columns that have a value. */
  readonly columns: readonly string[];
}

function readCentre(
  row: UncheckedRow,
  slug: string,
  before: StoredCentre | null,
  decimalComma: boolean,
): ReadCentre {
  const { draft: read, faults, columns } = readRow(centreColumns, row, decimalComma);
  const base = before ? filedCentre(before) : NEW;
  const draft: CentreDraft = { ...base, ...read, slug };
  // Centres from before today's rules may break them; an exported row mustn't be refused for that.
  const isSame =
    before !== null && faults.length === 0 && changesOf(centreColumns, columns, base, draft).length === 0;
  const unread = new Set(faults.map(({ column }) => column));
  const unsound = isSame ? [] : faultsOf(draft).map(atColumn);
  return {
    before,
    draft,
    isSame,
    columns,
    faults: [...faults, ...unsound.filter(({ column }) => !unread.has(column))],
  };
}

function checked(
  { before, draft, faults, columns }: ReadCentre,
  after: PlacedCentre | FieldError | undefined,
): CheckedRow {
  const label = draft.name || draft.slug;
  const target = { target: draft.slug, revision: before?.revision ?? null };
  if (faults.length > 0) return checkedRow(label, { faults });
  if (!after) return checkedRow(label, { ...target, outcome: 'UNCHANGED' });
  if ('message' in after) return checkedRow(label, { faults: [atColumn(after)] });
  const stored = before && filedCentre(before);
  const changes = changesOf(centreColumns, columns, stored, filedCentre(after));
  if (!before) return checkedRow(label, { ...target, outcome: 'NEW', input: after, changes });
  if (changes.length === 0) return checkedRow(label, { ...target, outcome: 'UNCHANGED' });
  return checkedRow(label, {
    ...target,
    outcome: 'CHANGED',
    input: after,
    changes,
    counted: changes.some(({ column }) => HOURS_COLUMNS.includes(column)) ? ['HOURS'] : [],
  });
}

/** Says what rows of fitting centres would change. */
export class CentreCheck extends Service {
  readonly #writer = this.services.get(CentreWriter);

  /** Checks rows in their order. */
  async rows({ decimalComma }: ImportRun, rows: readonly UncheckedRow[]): Promise<CheckedRow[]> {
    const slugs = rows.map(slugOfRow);
    const stored = await this.platform.sql.rows<StoredCentre>(STORED, [slugs]);
    const bySlug = new Map(stored.map((centre) => [centre.slug, centre]));
    const read = rows.map((row, index) => {
      const slug = slugs[index] ?? '';
      return readCentre(row, slug, bySlug.get(slug) ?? null, decimalComma);
    });
    const changing = read.filter(({ faults, isSame }) => faults.length === 0 && !isSame);
    const placed = await this.#writer.place(changing.map(({ draft }) => fieldsOf(draft)));
    const afterOf = new Map(changing.map((one, index) => [one, placed[index]]));
    return read.map((one) => checked(one, afterOf.get(one)));
  }
}
