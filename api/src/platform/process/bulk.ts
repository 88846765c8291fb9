import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

/** Rows per statement: enough to make round trips negligible, few enough to keep the text short. */
const BATCH = 2_000;

/**
 * Inserts many rows into one table with few statements. Objects use the column names as keys; jsonb values are objects.
 * @param table must come from code, never from input; so must the column names.
 */
export async function insertRows<Row extends object>(
  em: EntityManager,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = JSON.stringify(rows.slice(from, from + BATCH));
    const insert =
      `insert into ${table} (${columns}) ` +
      `select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
    // Bound, because MikroORM's `execute` would escape the text into the statement, one character after the other.
    await em.getKysely().executeQuery(CompiledQuery.raw(insert, [batch]));
  }
}
