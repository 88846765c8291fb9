import { randomUUID } from 'node:crypto';
import { recommendationPoints as points } from '@treadline/schema/trade/listing/recommendation';
import { expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import { reserve } from '../../stock/index.ts';
import { scoreTyres } from '../catalogue.jobs.ts';
import { SCORE_TYRES } from '../record/recommendation.ts';

interface Row {
  readonly id: number;
  readonly price: number;
  readonly cheapest: number;
  readonly wetGrip: string | null;
  readonly fuelEfficiency: string | null;
  readonly noiseClass: string | null;
  readonly noiseDb: number | null;
  readonly popularity: number;
  readonly rating: string | null;
  readonly reviews: number;
  readonly inStock: boolean;
  readonly score: number;
}

const AN_ORDER = randomUUID();

const ROWS = `
  select p.id, p.charged_price_pence as price,
    min(p.charged_price_pence) over (partition by p.size) as cheapest,
    p.wet_grip as "wetGrip", p.fuel_efficiency as "fuelEfficiency", p.noise_class as "noiseClass",
    p.noise_db as "noiseDb",
    p.popularity, m.rating, m.review_count as reviews, p.stock_available > 0 as "inStock", p.recommendation as score
  from products p join models m on m.id = p.model_id where p.published and p.deleted_at is null`;

const it = shopTest({ env: { GRAPHQL_MAX_COST: '10000' } }).extend(
  'tyres',
  { scope: 'file' },
  async ({ shop }) => {
    await shop.rows('update products set stock_reserved = stock_quantity where id % 5 = 0');
    return new Map((await shop.rows<Row>(ROWS)).map((row) => [row.id, row]));
  },
);

/** The position of a label class, and after them all for no class. */
const place = (label: string | null): number => (label === null ? 9 : 'ABCDE'.indexOf(label));

const share = (label: string | null, classes: string): number =>
  label === null ? 0 : 1 - classes.indexOf(label) / (classes.length - 1);

/** The points by the published rules, computed the plain way. */
function pointsOf(tyre: Row): number {
  const stars = Number(tyre.rating ?? 3);
  return (
    (points.rating.most * (stars - 1)) / 4 +
    (points.price.most * tyre.cheapest) / tyre.price +
    points.wetGrip.most * share(tyre.wetGrip, 'ABCDE') +
    points.fuelEfficiency.most * share(tyre.fuelEfficiency, 'ABCDE') +
    points.noise.most * share(tyre.noiseClass, 'ABC') +
    (points.popularity.most * tyre.popularity) / 1_000
  );
}

it('every tyre has the points the shop publishes, which total at most 100', ({ tyres }) => {
  expect(Object.values(points).reduce((sum, { most }) => sum + most, 0)).toBe(100);
  expect(tyres.size).toBe(19_446);
  for (const tyre of tyres.values())
    expect(Math.abs(tyre.score - 10 * pointsOf(tyre))).toBeLessThanOrEqual(0.51);
});

const byPrice = (a: Row, b: Row): number => a.price - b.price || a.id - b.id;
const dB = ({ noiseDb }: Row): number => noiseDb ?? 999;

const ORDERS: Readonly<Record<string, (a: Row, b: Row) => number>> = {
  RECOMMENDED: (a, b) => Number(b.inStock) - Number(a.inStock) || b.score - a.score || a.id - b.id,
  WET_GRIP_ASC: (a, b) => place(a.wetGrip) - place(b.wetGrip) || byPrice(a, b),
  FUEL_EFFICIENCY_ASC: (a, b) => place(a.fuelEfficiency) - place(b.fuelEfficiency) || byPrice(a, b),
  NOISE_ASC: (a, b) => dB(a) - dB(b) || byPrice(a, b),
  RATING_DESC: (a, b) =>
    Number(b.rating ?? 0) - Number(a.rating ?? 0) || b.reviews - a.reviews || byPrice(a, b),
};

it.for(Object.keys(ORDERS))('the order %s is correct over the whole shop', async (sort, { shop, tyres }) => {
  const document = /* GraphQL */ `
    query ($sort: ProductSort) {
      products(sort: $sort, limit: 1000) {
        items {
          id
        }
      }
    }
  `;
  const { data } = await shop.graphql<{ products: { items: { id: number }[] } }>(document, { sort });
  const expected = [...tyres.values()].toSorted(ORDERS[sort]).slice(0, 1_000);
  expect(data.products.items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
});

it('new reviews count once the tyres are scored, and only changed scores are written', async ({ shop }) => {
  expect(await shop.rows(SCORE_TYRES)).toEqual([]);
  const [{ model } = { model: 0 }] = await shop.rows<{ model: number }>(
    'select model_id as model from products where id = 4321',
  );
  await shop.rows('update models set rating = case when rating > 3 then 1 else 5 end where id = $1', [model]);
  const changed = await shop.rows<{ id: number }>(SCORE_TYRES);
  expect(changed.map(({ id }) => id)).toContain(4321);
  const [{ n } = { n: 0 }] = await shop.rows<{ n: number }>(
    'select count(*)::integer as n from products where model_id = $1',
    [model],
  );
  expect(changed).toHaveLength(n);
});

it('a new lowest price affects all tyres of its size from the next hour', async ({ shop }) => {
  const [{ size } = { size: '' }] = await shop.rows<{ size: string }>(
    'update products set mail_order_price_pence = 100 where id = 1234 returning size',
  );
  const ofSize = await shop.rows<{ id: number }>(
    'select id from products where size = $1 and published and deleted_at is null order by id',
    [size],
  );
  expect(ofSize.length).toBeGreaterThan(1);
  expect(scoreTyres.schedule).toMatch(/^\d+ \* \* \* \*$/);
  const changed = await shop.rows<{ id: number }>(SCORE_TYRES);
  expect(changed.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ofSize.map(({ id }) => id));
});

it('scoring waits for a checkout without locking the tyres it needs next', async ({ shop }) => {
  const stale = await shop.rows(
    'update products set recommendation = 1, stock_reserved = 0 where id <= 200 returning id',
  );
  // An update in table order reaches the second one first.
  const [{ first, second } = { first: 0, second: 0 }] = await shop.rows<{ first: number; second: number }>(
    `select one.id as first, other.id as second
      from products one join products other on one.id < other.id and one.ctid > other.ctid
      where one.recommendation = 1 and other.recommendation = 1 and other.stock_available > 0
        and one.stock_available > 0
      order by 1, 2 limit 1`,
  );
  const em = shop.services.platform.orm.em.fork();
  await em.begin();
  expect(await reserve(em, AN_ORDER, [{ productId: first, quantity: 1 }])).toMatchObject({ missing: [] });
  const scored = shop.rows(SCORE_TYRES);
  await expect
    .poll(() =>
      shop.rows(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      ),
    )
    .toHaveLength(1);
  expect(await reserve(em, AN_ORDER, [{ productId: second, quantity: 1 }])).toMatchObject({ missing: [] });
  await em.commit();
  expect(await scored).toHaveLength(stale.length);
});
