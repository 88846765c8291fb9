import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWord } from '@treadline/schema/trade/values/words';
import { parse } from 'csv-parse/sync';

/** The folder of the tables, as a path or a file URL. */
export type DataFolder = string | URL;

/** The tables beside this code; a bundled server passes the folder of its own copy. */
export const DATA_FOLDER: DataFolder = new URL('../data/', import.meta.url);

/** A table row, read by column name and validated on reading. */
export class Cells {
  readonly #row: Readonly<Record<string, string>>;
  readonly #place: string;

  /** @param place the row's name in error messages, such as "brands.csv row 4". */
  constructor(row: Readonly<Record<string, string>>, place: string) {
    this.#row = row;
    this.#place = place;
  }

  /**
   * The cell as text, '' if empty.
   * @throws Error if the table doesn't have the column.
   */
  text(column: string): string {
    const cell = this.#row[column];
    if (cell === undefined) throw new Error(`${this.#place} has no column "${column}".`);
    return cell;
  }

  textOrNull(column: string): string | null {
    return this.text(column) || null;
  }

  /**
   * The cell as a number.
   * @throws Error if it's empty or not a number.
   */
  number(column: string): number {
    const cell = this.text(column);
    const value = Number(cell);
    if (cell === '' || Number.isNaN(value))
      throw new Error(`${this.#place}: "${column}" is "${cell}", expected a number.`);
    return value;
  }

  numberOrNull(column: string): number | null {
    return this.text(column) === '' ? null : this.number(column);
  }

  /**
   * True for "true".
   * @throws Error for anything but "true" and "false".
   */
  flag(column: string): boolean {
    return this.oneOf(column, ['true', 'false'] as const) === 'true';
  }

  /**
   * The cell as one of the allowed words.
   * @throws Error for any other.
   */
  oneOf<Word extends string>(column: string, allowed: readonly Word[]): Word {
    const cell = this.text(column);
    const word = allowed.find((candidate) => candidate === cell);
    if (word === undefined)
      throw new Error(`${this.#place}: "${column}" is "${cell}", expected one of ${allowed.join(', ')}.`);
    return word;
  }

  /**
   * The value whose label or name is in the cell.
   * @throws Error for any other word.
   */
  word<Value extends string>(column: string, labels: Readonly<Record<Value, string | null>>): Value {
    const cell = this.text(column);
    const value = readWord(labels, cell);
    if (value === undefined)
      throw new Error(
        `${this.#place}: "${column}" is "${cell}", expected one of ` +
          `${Object.values(labels).filter(Boolean).join(', ')}.`,
      );
    return value;
  }

  /** The parts of a cell separated by semicolons; empty for an empty cell. */
  list(column: string): string[] {
    return this.text(column).split(';').filter(Boolean);
  }
}

function pathOf(folder: DataFolder, file: string): string {
  return join(folder instanceof URL ? fileURLToPath(folder) : folder, file);
}

/**
 * Reads a table and converts each row into an entry.
 * @throws Error if the file is missing or malformed.
 */
export function readTable<Entry>(
  folder: DataFolder,
  file: string,
  toEntry: (cells: Cells) => Entry,
): Entry[] {
  const rows: Record<string, string>[] = parse(readFileSync(pathOf(folder, file), 'utf8'), { columns: true });
  return rows.map((row, index) => toEntry(new Cells(row, `${file} row ${index + 2}`)));
}

/** Reads a JSON table. Its shape isn't checked, because the file ships with the code. */
export function readRules<Rules>(folder: DataFolder, file: string): Rules {
  return JSON.parse(readFileSync(pathOf(folder, file), 'utf8')) as Rules;
}
