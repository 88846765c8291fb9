import type { EntityManager } from '@mikro-orm/postgresql';

/** Rows a statement: large enough that round trips do not count, small enough that the text stays light. */
const BATCH = 2_000;

/**
 * Inserts many rows of one table in few statements. Objects carry the columns' own names; jsonb values are objects.
 * @param table and column names come from code alone.
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
    await em
      .getConnection()
      .execute(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ?::jsonb)`,
        [batch],
        'run',
        em.getTransactionContext(),
      );
  }
}
