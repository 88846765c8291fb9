import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** A row as the database sends it. */
export type Row = Record<string, unknown>;

/** Runs one statement, prepared under its name. */
export async function rows(name: string, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await pool.query<Row>({ name, text, values })).rows;
}

/** A brand as shown on cards. */
export interface Brand {
  readonly slug: string;
  readonly name: string;
}

const known = await rows('brands', 'select id, slug, name from brands');

/** The brands by id, read once so that no statement has to join them. */
export const BRANDS: ReadonlyMap<unknown, Brand> = new Map(
  known.map(({ id, slug, name }) => [id, { slug: String(slug), name: String(name) }]),
);

const BRAND_IDS: ReadonlyMap<string, unknown> = new Map([...BRANDS].map(([id, { slug }]) => [slug, id]));

/** A brand's id; 0, which no brand has, for an unknown slug. */
export const brandId = (slug: string): unknown => BRAND_IDS.get(slug) ?? 0;
