import { faultOf } from '@treadline/schema/input/rule';
import { slugOf } from '@treadline/schema/trade/values/slug';
import { keysOf } from '@treadline/schema/trade/values/words';
import type { FieldError } from '../../../../../platform/input/invalid-input.ts';
import type { FileRow } from '../../../../../platform/tables/table.ts';
import { readEmailAddress } from '../../../../../platform/text/email-address.ts';
import type { StoredCentre } from '../centre-record.ts';
import { CENTRE_RULES, checkCentre, type FittingCentreFields } from '../centre.inputs.ts';
import { OFFER_RULES } from '../offer.inputs.ts';
import {
  centreColumns,
  columnOfField,
  type CentreColumn,
  type CentreColumnName,
  type CentreDraft,
} from './centre-columns.ts';

/** What can't be taken from a file. */
export interface RowFault {
  readonly line: number;
  readonly column: string;
  readonly message: string;
}

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
/** Clears what is stored; an empty cell leaves it as it is. */
const CLEAR = '-';

const RULES = { ...CENTRE_RULES, ...OFFER_RULES };
const FORMATS = { email: (typed: string): boolean => readEmailAddress(typed) !== null };

/** The slug by which a row finds its centre: its own, or that of its name. */
export const slugOfRow = ({ cells }: FileRow): string =>
  (cells.get('slug') ?? '') || slugOf(cells.get('name') ?? '');

/** A stored centre as the file would describe it. */
export const draftOf = ({ line1, postcode, ...centre }: StoredCentre): CentreDraft => ({
  ...centre,
  line1: line1 ?? '',
  postcode: postcode ?? '',
});

function readCell(name: CentreColumnName, cell: string): Partial<CentreDraft> | string {
  const column: CentreColumn = centreColumns[name];
  if (cell === '') return {};
  if (cell === CLEAR) return column.cleared ?? 'This can’t be cleared';
  return column.read(cell);
}

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

/** The fault of a field as one of the row's column. */
export const atColumn = (line: number, { path, message }: FieldError): RowFault => ({
  line,
  column: columnOfField[path.split('.')[0] ?? ''] ?? 'slug',
  message,
});

/** A row's centre as it should be, or what is wrong with it. */
export type ReadRow = { readonly line: number } & (
  | { readonly fields: FittingCentreFields }
  | { readonly faults: readonly RowFault[] }
);

/** Reads a row on top of the centre it's about, which is null for a new one. */
export function readRow(row: FileRow, stored: StoredCentre | null): ReadRow {
  const { line, cells } = row;
  let draft: CentreDraft = { ...(stored ? draftOf(stored) : NEW), slug: slugOfRow(row) };
  const faults: RowFault[] = [];
  for (const name of keysOf(centreColumns)) {
    const read = readCell(name, cells.get(name) ?? '');
    if (typeof read === 'string') faults.push({ line, column: name, message: read });
    else draft = { ...draft, ...read };
  }
  const unread = new Set(faults.map(({ column }) => column));
  const unsound = faultsOf(draft).map((fault) => atColumn(line, fault));
  faults.push(...unsound.filter(({ column }) => !unread.has(column)));
  return faults.length > 0 ? { line, faults } : { line, fields: fieldsOf(draft) };
}
