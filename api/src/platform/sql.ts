import { createHash } from 'node:crypto';
import pg from 'pg';
import { openPool } from './connection-pool.ts';

/** Answers of the hot reads: plain rows, no entity is built from them. */
export interface Sql {
  /**
   * Runs one statement, prepared on the server under a name derived from its text unless that is very long.
   * Values always travel as parameters; a statement's text must come from code alone.
   */
  rows<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Hears the text of every statement run; the tests count with it. */
  onStatement(listener: (text: string) => void): () => void;
  /** For libraries that bring their own statements. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Every prepared text costs memory on each connection, so only the first ones are kept; the rest run unprepared. */
const MAX_PREPARED_TEXTS = 500;
/** Longer ones grew with what a caller asked for and hardly come again; they too run unprepared. */
const LONGEST_PREPARED_TEXT = 8_000;

// Counts fit a double by far; as text they would leak into every caller.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A calendar day has no time zone: as text it stays the day that was stored.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** Opens the pool of the hot reads. */
export function openSql(connectionString: string, poolSize: number, onError: (error: Error) => void): Sql {
  const pool = openPool(connectionString, 'treadline-reads', poolSize, onError);
  const names = new Map<string, string>();
  const listeners = new Set<(text: string) => void>();

  function nameOf(text: string): string | undefined {
    if (text.length > LONGEST_PREPARED_TEXT) return undefined;
    const known = names.get(text);
    if (known || names.size >= MAX_PREPARED_TEXTS) return known;
    const name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
    return name;
  }

  return {
    async rows<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
      for (const listener of listeners) listener(text);
      const result = await pool.query<Row>({ name: nameOf(text), text, values: [...values] });
      return result.rows;
    },
    onStatement(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pool,
    close: () => pool.end(),
  };
}
