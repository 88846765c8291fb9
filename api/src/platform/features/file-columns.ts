import type { CheckedRow, ImportColumn, ImportedChange, ImportFault, UncheckedRow } from './import-kind.ts';

/** Clears what is stored; an empty cell leaves it as it is. */
const CLEAR = '-';

/** A column of files that are imported and exported. */
export interface FileColumn<Draft extends object, Stored> extends ImportColumn {
  /** @returns the values of a cell that isn't empty, or a sentence saying what was expected. */
  readonly read: (cell: string, decimalComma: boolean) => Draft | string;
  readonly write: (stored: Stored) => string | number;
  /** The values of a dash, which clears the stored ones; absent if they can't be cleared. */
  readonly cleared?: Draft;
  /** Whether its numbers are amounts in pounds, which people read with their pence. */
  readonly isPounds?: true;
}

export type FileColumns<Draft extends object, Stored> = Readonly<Record<string, FileColumn<Draft, Stored>>>;

/** A row's values, and the cells that can't be taken. */
export interface ReadRow<Draft> {
  readonly draft: Draft;
  readonly faults: readonly ImportFault[];
  /** The columns that have a value. */
  readonly columns: readonly string[];
}

/** Reads the cells of a row. */
export function readRow<Draft extends object, Stored>(
  columns: FileColumns<Draft, Stored>,
  { cells }: Pick<UncheckedRow, 'cells'>,
  decimalComma: boolean,
): ReadRow<Partial<Draft>> {
  let draft: Partial<Draft> = {};
  const faults: ImportFault[] = [];
  const present: string[] = [];
  for (const [name, cell] of cells) {
    const column = columns[name];
    if (!column || cell === '') continue;
    present.push(name);
    const read =
      cell === CLEAR ? (column.cleared ?? 'This can’t be cleared') : column.read(cell, decimalComma);
    if (typeof read === 'string') faults.push({ column: name, message: read });
    else draft = { ...draft, ...read };
  }
  return { draft, faults, columns: present };
}

function shown<Draft extends object, Stored>(column: FileColumn<Draft, Stored>, stored: Stored): string {
  const cell = column.write(stored);
  return column.isPounds && typeof cell === 'number' ? cell.toFixed(2) : String(cell);
}

/** The columns in which two states of a record differ. A new record had none before. */
export function changesOf<Draft extends object, Stored>(
  columns: FileColumns<Draft, Stored>,
  among: readonly string[],
  before: Stored | null,
  after: Stored,
): ImportedChange[] {
  return among.flatMap((name) => {
    const column = columns[name];
    if (!column) return [];
    const change = {
      column: name,
      before: before === null ? '' : shown(column, before),
      after: shown(column, after),
    };
    return change.before === change.after ? [] : [change];
  });
}

/** A row as it's checked, refused unless the facts say otherwise. */
export const checkedRow = (label: string, facts: Partial<CheckedRow>): CheckedRow => ({
  outcome: 'REFUSED',
  target: null,
  input: null,
  revision: null,
  changes: [],
  faults: [],
  counted: [],
  ...facts,
  label,
});

const ALL_OF = new Intl.ListFormat('en-GB');

/** One fault that names all columns that a row lacks; none if it lacks none. */
export function lackingFault(
  columns: Readonly<Record<string, ImportColumn>>,
  lacking: readonly string[],
  messageOf: (labels: string) => string,
): ImportFault[] {
  const labels = lacking.map((column) => columns[column]?.label ?? column);
  return labels.length === 0 ? [] : [{ column: null, message: messageOf(ALL_OF.format(labels)) }];
}

const YES = ['yes', 'true', '1', 'y'];
const NO = ['no', 'false', '0', 'n'];

/** The yes or no of a cell; null if it's neither. */
export const flagOf = (cell: string): boolean | null =>
  YES.includes(cell.toLowerCase()) ? true : NO.includes(cell.toLowerCase()) ? false : null;

/** The whole number of a cell; null if it isn't one of up to nine digits. */
export const wholeOf = (cell: string): number | null => (/^\d{1,9}$/.test(cell) ? Number(cell) : null);
