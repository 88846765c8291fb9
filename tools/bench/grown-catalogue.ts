import type pg from 'pg';

/** Above every id of the demonstration, so that a copy's id is its original's plus a multiple of this. */
const NUMBERS_APART = 100_000;

/** The numeral of a copied model: II for the first copy. */
const GENERATION = "to_char(k + 1, 'FMRN')";

/** The changed columns in copy k of a model m. */
const MODEL: Readonly<Record<string, string>> = {
  id: `m.id + k * ${NUMBERS_APART}`,
  slug: "m.slug || '-' || k",
  name: `m.name || ' ' || ${GENERATION}`,
};

/** The name of a copy p of a tyre, with the generation after the model's name. */
const TYRE_NAME = `replace(p.name, m.name, m.name || ' ' || ${GENERATION})`;
const TYRE_SKU = "p.sku || '-' || k";
/** EANs that start with 2 are for shops' own use; the demonstration's start with 20. */
const TYRE_EAN = `'29' || lpad((p.id + k * ${NUMBERS_APART})::text, 11, '0')`;

/** Between 90 and 110 per cent of a price, the same for all prices of a tyre. */
const priced = (column: string): string =>
  `round(p.${column} * (90 + (p.id * 7 + k * 13) % 21) / 100.0)::integer`;

/** The changed columns in copy k of a tyre p of model m and brand b. */
const PRODUCT: Readonly<Record<string, string>> = {
  id: `p.id + k * ${NUMBERS_APART}`,
  model_id: `p.model_id + k * ${NUMBERS_APART}`,
  slug: "p.slug || '-' || k",
  sku: TYRE_SKU,
  ean: TYRE_EAN,
  name: TYRE_NAME,
  price_pence: priced('price_pence'),
  mail_order_price_pence: priced('mail_order_price_pence'),
  fitted_price_pence: priced('fitted_price_pence'),
  was_price_pence: priced('was_price_pence'),
  stock_quantity: 'case when p.stock_quantity = 0 then 0 else 1 + (p.stock_quantity + p.id * k) % 60 end',
  stock_reserved: '0',
  recommendation: 'greatest(0, least(1000, p.recommendation + (p.id * 3 + k * 11) % 41 - 20))',
  created_at: "p.created_at - k * interval '37 hours'",
  updated_at: "p.updated_at - k * interval '37 hours'",
  search_text:
    `lower(concat_ws(' ', b.name, ${TYRE_NAME}, regexp_replace(p.size, '[^0-9A-Z]', '', 'g'), ` +
    `${TYRE_SKU}, ${TYRE_EAN}))`,
};

/**
 * Copies a whole table, all but once for each time of `factor`. Columns that aren't listed are copied unchanged,
 * including future ones.
 */
async function copy(
  owner: pg.Client,
  factor: number,
  table: string,
  row: string,
  others: Readonly<Record<string, string>>,
  from: string,
): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const columns = rows.map(({ name }) => name);
  await owner.query(
    `insert into ${table} (${columns.join(', ')})
      select ${columns.map((name) => others[name] ?? `${row}.${name}`).join(', ')}
      from generate_series(1, ${factor - 1}) k cross join ${from}`,
  );
  await owner.query(
    `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  );
}

/** Fills tables without their indexes, which are faster to create afterwards. */
async function withoutIndexes(
  owner: pg.Client,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = any($1::regclass[]) and not indisunique`,
    [tables],
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await owner.query(definition);
}

/**
 * Makes the demonstration's catalogue `factor` times as large: every model gets later generations, each with all its
 * tyres at other prices, stock and ages. Does nothing if that has been done.
 * @param owner a connection as the role that owns the tables, without time limits.
 * @returns the number of tyres.
 */
export async function growCatalogue(owner: pg.Client, factor: number): Promise<number> {
  const count = async (): Promise<{ tyres: number; grown: boolean }> =>
    (
      await owner.query<{ tyres: number; grown: boolean }>(
        `select count(*)::integer as tyres, max(id) > ${NUMBERS_APART} as grown from products`,
      )
    ).rows[0] ?? { tyres: 0, grown: false };
  const before = await count();
  if (before.grown) return before.tyres;
  await owner.query("set maintenance_work_mem = '1GB'");
  await owner.query('begin');
  await withoutIndexes(owner, ['models', 'products'], async () => {
    await copy(owner, factor, 'models', 'm', MODEL, 'models m');
    await copy(
      owner,
      factor,
      'products',
      'p',
      PRODUCT,
      'products p join models m on m.id = p.model_id join brands b on b.id = p.brand_id',
    );
  });
  await owner.query('commit');
  return (await count()).tyres;
}
