import type { TestShop } from './test-shop.ts';

/** The tables that contain any of these texts, in alphabetical order. */
export async function tablesThatKnow(shop: TestShop, traces: readonly string[]): Promise<string[]> {
  const tables = await shop.rows<{ name: string }>(
    `select table_name as name
      from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
      order by 1`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await shop.rows(
        `select 1 from ${name} kept where kept::text ilike any ($1::text[]) limit 1`,
        [traces.map((trace) => `%${trace}%`)],
      );
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}
