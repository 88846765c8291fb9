import fc from 'fast-check';
import { expect } from 'vitest';
import { shopTest } from '../../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../../test/test-shop.ts';
import { mergeListingCounts } from '../../catalogue.jobs.ts';
import { MERGE_CHANGES } from './listing-counts.ts';

const it = shopTest();
it.beforeAll(({ shop }) => mergeListingCounts.handle(shop.services, undefined as never));

type Row = Readonly<Record<string, unknown>>;

const COUNTED = [
  'brand_id',
  'category',
  'diameter',
  'ev_spec',
  'extra_load',
  'fuel_efficiency',
  'load_index',
  'noise_db',
  'oe_mark',
  'profile',
  'reduced_until',
  'run_flat',
  'season',
  'speed_rating',
  'stock_available',
  'three_peak_snowflake',
  'wet_grip',
  'width',
];

const LISTED = 'from products where published and deleted_at is null';
/** The tyres that are written, few enough to count again in no time. */
const WRITTEN = `select *, least(stock_available, 1) as stock_available ${LISTED} and id % 40 = 0`;

/** Every kind of write that changes a count, and some that don't. */
const WRITES = [
  "season = case season when 'WINTER' then 'SUMMER' else 'WINTER' end",
  'oe_mark = null, run_flat = not run_flat',
  "wet_grip = case when wet_grip is null then 'A' end, noise_db = noise_db + 1",
  'brand_id = 3 - brand_id % 2',
  'published = not published',
  'deleted_at = case when deleted_at is null then now() end',
  'stock_reserved = stock_quantity',
  'stock_quantity = stock_quantity + 1',
  "was_price_pence = price_pence * 2, was_price_until = '2026-05-01'",
  'price_pence = price_pence + 1, mail_order_price_pence = null',
] as const;

interface Write {
  readonly change: string;
  /** The remainder of the ids to change. */
  readonly which: number;
  readonly isUndone: boolean;
}

const writes: fc.Arbitrary<Write[]> = fc.array(
  fc.record({
    change: fc.constantFrom(...WRITES),
    which: fc.constantFrom(0, 40, 80, 120, 160),
    isUndone: fc.boolean(),
  }),
  { minLength: 5, maxLength: 10 },
);

/** The kept counts, less those of the written tyres as the test counts them. No write may change these. */
async function countsOfOthers(shop: TestShop): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const add = (columns: readonly string[], row: Row, tyres: number): void => {
    const key = JSON.stringify([columns, columns.map((column) => row[column])]);
    counts.set(key, (counts.get(key) ?? 0) + tyres);
  };
  for (const row of await shop.rows<Row & { counted: string; tyres: number }>('select * from listing_counts'))
    add(row.counted.split(' ').filter(Boolean), row, row.tyres);
  for (const tyre of await shop.rows<Row>(WRITTEN)) {
    add([], tyre, -1);
    for (const [at, one] of COUNTED.entries()) {
      add([one], tyre, -1);
      for (const other of COUNTED.slice(at + 1)) add([one, other], tyre, -1);
    }
  }
  return new Map([...counts].filter(([, tyres]) => tyres !== 0));
}

it('the kept counts are those of a recount, whatever is written and merged at the same time', async ({
  shop,
}) => {
  const { orm } = shop.services.platform;
  const write = async (list: readonly Write[]): Promise<void> => {
    for (const { change, which, isUndone } of list)
      await orm.em
        .fork()
        .transactional(async (em) => {
          await em.execute(
            `update products set ${change} where id in (
              select id from products where id % 200 = ${which} order by id for no key update)`,
          );
          if (isUndone) throw new Error('undone');
        })
        .catch((error: Error) => expect(error.message).toBe('undone'));
  };
  const watch = async (): Promise<void> => {
    for (let round = 0; round < 5; round += 1) {
      await shop.rows(MERGE_CHANGES);
      const [seen] = await shop.rows<{ listed: number; counted: number }>(
        `select (select count(*) ${LISTED})::integer as listed,
          (select sum(tyres) from listing_counts where counted in ('', '*'))::integer as counted`,
      );
      expect(seen?.counted).toBe(seen?.listed);
    }
  };
  await shop.rows(MERGE_CHANGES);
  const others = await countsOfOthers(shop);
  await fc.assert(
    fc.asyncProperty(writes, writes, async (ones, more) => {
      await Promise.all([write(ones), write(more), watch()]);
      await shop.rows(MERGE_CHANGES);
      expect(await countsOfOthers(shop)).toEqual(others);
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

it('a new tyre and one that is removed change the counts, and the job merges many changes', async ({
  shop,
}) => {
  const total = async (): Promise<unknown> =>
    (await shop.rows("select sum(tyres)::integer as n from listing_counts where counted in ('', '*')"))[0];
  const before = await total();
  await shop.rows(
    `insert into products (slug, sku, name, brand_id, model_id, category, season, size, width, profile, diameter,
        construction, load_index, speed_rating, price_pence)
      select 'copy-' || id, 'COPY-' || id, name, brand_id, model_id, category, season, size, width, profile, diameter,
        construction, load_index, speed_rating, price_pence ${LISTED} limit 300`,
  );
  await mergeListingCounts.handle(shop.services, undefined as never);
  expect((await shop.rows("select from listing_counts where counted = '*'")).length).toBeLessThan(200);
  await shop.rows("delete from products where slug like 'copy-%'");
  expect(await total()).toEqual(before);
});
