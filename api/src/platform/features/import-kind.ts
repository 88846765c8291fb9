import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../services/context.ts';
import type { Role } from '../services/role.enum.ts';
import type { Scope } from '../services/scope.enum.ts';
import type { Services } from '../services/services.ts';

/** A column that files of a kind can have. */
export interface ImportColumn {
  readonly label: string;
  /** Its values, for people who make a file. */
  readonly meaning: string;
  /** Other names that the column is known by, in the form of `columnName`. */
  readonly aliases?: readonly string[];
  /** A scope that reading or setting it takes, besides the kind's own. */
  readonly scope?: Scope;
  /** Whether its cells are amounts or other numbers, which can have a decimal comma. */
  readonly isNumber?: true;
}

/** A figure of a check. */
export interface ImportCounter {
  /** For people. */
  readonly label: string;
  /** A scope that seeing it takes, besides the kind's own. */
  readonly scope?: Scope;
  /** Said beside each row that counts here: a sentence without a full stop. Absent if its changes say it. */
  readonly note?: string;
  /** Whether a person should look at these rows. They're left out of an import unless its sender wants them. */
  readonly isDoubtful?: true;
}

/** A reason why a row can't be taken. */
export interface ImportFault {
  /** The column of the cell that can't be taken; null if it's the row as a whole. */
  readonly column: string | null;
  /** The cell's text, added once the row is checked; absent if it's empty. */
  readonly value?: string | null;
  /** A sentence for the person who made the file, without a full stop. */
  readonly message: string;
}

/** A change of one column of a row. */
export interface ImportedChange {
  readonly column: string;
  /** Both as files have them; empty if there's no value. */
  readonly before: string;
  readonly after: string;
}

export type RowOutcome = 'NEW' | 'CHANGED' | 'UNCHANGED' | 'REFUSED';

/** The effect that a row would have. */
export interface CheckedRow {
  readonly outcome: RowOutcome;
  /** The record it's about, in one form, so that a second row about it is found; null if it's unknown. */
  readonly target: string | null;
  /** Its name for people. */
  readonly label: string;
  /** The values to set, as JSON; null if the row is refused. */
  readonly input: object | null;
  /** The record's revision when it was checked; null for a new one. */
  readonly revision: number | null;
  readonly changes: readonly ImportedChange[];
  readonly faults: readonly ImportFault[];
  /** The kind's counters to which it adds one. */
  readonly counted: readonly string[];
  /** The kind's sums to which it adds these amounts; absent if it has none. */
  readonly sums?: Readonly<Record<string, number>>;
}

/** A row to check. */
export interface UncheckedRow {
  readonly line: number;
  /** The cells of the columns that the file has, by the kind's names. */
  readonly cells: ReadonlyMap<string, string>;
  /** The values of a row that came by an API call instead of a file; otherwise null. */
  readonly input: object | null;
}

/** A row to apply, as it was checked. */
export interface WaitingRow {
  readonly line: number;
  readonly target: string;
  readonly outcome: RowOutcome;
  readonly input: object;
  readonly revision: number | null;
}

/** A row that was applied, or a sentence saying why it couldn't be any more. */
export type AppliedRow = { readonly line: number } & (
  | {
      /** The record's id. */
      readonly target: string;
      /** The values that an undo restores, as JSON. */
      readonly before: object;
      readonly revision: number;
    }
  | { readonly refusal: string }
);

/** A row to undo. */
export interface DoneRow {
  readonly line: number;
  readonly target: string;
  readonly outcome: RowOutcome;
  readonly before: object;
  readonly revision: number;
}

/** The person, key or shop that an import acts for, with the scopes they have now. */
export type ImportAuthor = Omit<Viewer, 'role'> & { readonly role: Role | 'SHOP' };

/** The import that rows belong to. */
export interface ImportRun {
  readonly id: number;
  readonly author: ImportAuthor;
  /** The record that all rows belong to, such as a supplier's id; null if the kind has none. */
  readonly about: string | null;
  readonly decimalComma: boolean;
}

/** An import whose rows have all been checked. */
export interface CheckedImport {
  readonly id: number;
  /** Its standing source, such as a feed; null if a person or key sent it. */
  readonly source: string | null;
  /** Its number of rows. */
  readonly total: number;
  /** Its rows by outcome and by the kind's counters. */
  readonly figures: Readonly<Record<string, number>>;
}

/** Each of a file's columns with the kind's column that it's matched to; null if it's ignored. */
export type MatchedColumns = readonly { readonly name: string; readonly column: string | null }[];

/** A kind of file that staff and keys can import. */
export interface ImportKind {
  /** In the schema's enum. */
  readonly name: string;
  /** Plural, for people. */
  readonly label: string;
  readonly scope: Scope;
  /** The path that takes its files and returns its faults. */
  readonly path: string;
  readonly columns: Readonly<Record<string, ImportColumn>>;
  /** The columns that can identify a record, of which a file needs one. */
  readonly keys: readonly string[];
  /** The figures of a check, with their labels for people. */
  readonly counters: Readonly<Record<string, ImportCounter>>;
  /**
   * For kinds whose rows all belong to one record, such as a supplier's offers.
   * @returns a sentence if that record doesn't exist.
   */
  readonly faultOfAbout?: (services: Services, about: string | null) => Promise<string | null>;
  /**
   * Says why a file may have been meant for another kind: a sentence; null if it doesn't look like it. Absent if no
   * other kind has similar files.
   */
  readonly doubt?: (services: Services, columns: MatchedColumns) => Promise<string | null>;
  /** Says what rows would change. Changes nothing. The answer is in the order of the rows. */
  readonly check: (
    services: Services,
    run: ImportRun,
    rows: readonly UncheckedRow[],
  ) => Promise<readonly CheckedRow[]>;
  /**
   * Says why a person must decide about an import that would otherwise be applied as soon as it's checked: a sentence;
   * null if it's as usual. Absent if every import of the kind may be applied. It's in the transaction of `em`.
   */
  readonly hold?: (services: Services, em: EntityManager, checked: CheckedImport) => Promise<string | null>;
  /** Applies rows in the transaction of `em`, unless their records have changed since the check. */
  readonly apply: (
    services: Services,
    em: EntityManager,
    run: ImportRun,
    rows: readonly WaitingRow[],
  ) => Promise<readonly AppliedRow[]>;
  /** Undoes rows in the transaction of `em`. @returns why a row stays as it is, by its line. */
  readonly undo: (
    services: Services,
    em: EntityManager,
    run: ImportRun,
    rows: readonly DoneRow[],
  ) => Promise<ReadonlyMap<number, string>>;
  /** Tells caches and integrators of import `id` once, in the transaction that ends it or its undo. */
  readonly tell: (
    services: Services,
    em: EntityManager,
    id: number,
    written: { readonly added: number; readonly changed: number },
  ) => Promise<void>;
}

/** All features' kinds of import. */
export class ImportKinds {
  all: readonly ImportKind[] = [];

  /** @throws TypeError for a name that no feature has. */
  named(name: string): ImportKind {
    const kind = this.all.find((one) => one.name === name);
    if (!kind) throw new TypeError(`No feature imports ${name}.`);
    return kind;
  }
}
