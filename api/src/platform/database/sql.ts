import { createHash } from 'node:crypto';
import pg from 'pg';

/** Hot reads: plain rows, without building entities. */
export interface Sql {
  /**
   * Runs one statement, prepared on the server under a name derived from its text unless that is very long. Values
   * always travel as parameters; the text must come from code, never from input.
   */
  rows<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Receives the text of every statement; tests count with it. */
  onStatement(listener: (text: string) => void): () => void;
  /** For libraries that bring their own statements. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** A prepared statement costs memory on each connection, so only the first ones are prepared. */
const MAX_PREPARED_TEXTS = 500;
/** Longer texts grew with a caller's request and hardly ever recur, so they aren't prepared either. */
const LONGEST_PREPARED_TEXT = 8_000;

// Counts easily fit a double; as text they would leak into every caller.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A calendar day has no time zone: as text it stays the day that was stored.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** Hot reads on a pool's connections. Closing it closes the pool. */
export function openSql(pool: pg.Pool): Sql {
  const names = new Map<string, string>();
  const listeners = new Set<(text: string) => void>();

  function nameOf(text: string): string | undefined {
    if (text.length > LONGEST_PREPARED_TEXT) return undefined;
    const known = names.get(text);
    if (known || names.size >= MAX_PREPARED_TEXTS) return known;
    const name = createHash('sha256').update(text).digest('base64url');
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
