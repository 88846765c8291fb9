import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { plusDays } from '@treadline/schema/trade/values/day';
import fc from 'fast-check';
import { expect } from 'vitest';
import { liveOrders, orderLives } from '../../../../test/fixtures/order/order-lives.ts';
import { aSupplier } from '../../../../test/fixtures/supplier.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import { recountAfterSales, recountStock, recountVat } from './recount-others.builder.ts';
import { recountOrders, salesSumOf, type CountedOrder, type SoldLine } from './recount.builder.ts';
import { REPORTS } from './reports.builder.ts';
import { mergeReportSums } from './reports.jobs.ts';

const it = shopTest();
it.beforeAll(async ({ shop }) => {
  shop.sandbox.pauseWebhooks();
  // Every third tyre's cost is unknown.
  await shop.rows('update products set cost_pence = 4000 + id where id % 3 > 0');
  // A supplier serves every fourth tyre.
  const supplier = await aSupplier(shop);
  await shop.rows('update products set supplier_id = $1, supplier_days = 2 where id % 4 = 0', [supplier]);
  await shop.rows('create table seeded_stock as select id, stock_quantity as units from products');
});

type Report = Readonly<Record<string, unknown>>;

const inPeriod = (day: string | null, from: string, to: string): boolean =>
  day !== null && day >= from && day <= to;

const LENGTHS = [1, 2, 9, 40, 93, 366] as const;
const BEGINNINGS_OF: Readonly<Record<string, (day: string) => string>> = {
  DAY: (day) => day,
  WEEK: (day) => plusDays(day, -((new Date(day).getUTCDay() + 6) % 7)),
  MONTH: (day) => day.slice(0, 7),
};
const KEYS: Readonly<Record<string, (line: SoldLine) => string>> = {
  BRAND: ({ brand }) => brand,
  CATEGORY: ({ category }) => category,
  SEASON: ({ season }) => season,
  SIZE: ({ size }) => size,
  SUPPLIER: ({ supplier }) => supplier,
};

const soldIn = (orders: readonly CountedOrder[], from: string, to: string): CountedOrder[] =>
  orders.filter(({ soldOn }) => inPeriod(soldOn, from, to));

/** `SalesInPeriod`, counted again. */
function inDays(orders: readonly CountedOrder[], from: string, to: string): object {
  const placed = orders.filter(({ placedOn }) => inPeriod(placedOn, from, to));
  return {
    sales: salesSumOf(soldIn(orders, from, to)),
    checkouts: {
      placed: placed.length,
      paid: placed.filter(({ isPaid }) => isPaid).length,
      sold: placed.filter(({ soldOn }) => soldOn !== null).length,
    },
  };
}

/** `salesOverTime`, counted again. */
function overTime(orders: readonly CountedOrder[], from: string, to: string, step: string): object {
  const days: string[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push(day);
  const steps = [...Map.groupBy(days, (day) => BEGINNINGS_OF[step]?.(day) ?? '').values()];
  const pair = (first: string, last: string): object => ({
    now: inDays(orders, first, last),
    before: inDays(orders, plusDays(first, -days.length), plusDays(last, -days.length)),
  });
  return {
    ...pair(from, to),
    steps: steps.map((some) => {
      const [first = '', last = ''] = [some[0], some.at(-1)];
      return { from: first, to: last, ...pair(first, last) };
    }),
  };
}

/** The parts of `salesBreakdown` by key, counted again. */
function partsOf(
  orders: readonly CountedOrder[],
  before: readonly CountedOrder[],
  by: string,
): Map<string, object> {
  const keyOf = KEYS[by];
  const keys = [...orders, ...before].flatMap(({ channel, lines }) => (keyOf ? lines.map(keyOf) : channel));
  const none = salesSumOf([]);
  return new Map(
    [...new Set(keys)].flatMap((key) => {
      const sumIn = (some: readonly CountedOrder[]): object =>
        keyOf
          ? salesSumOf(some, (line) => keyOf(line) === key)
          : salesSumOf(some.filter(({ channel }) => channel === key));
      const part = { key, now: sumIn(orders), before: sumIn(before) };
      return isDeepStrictEqual([part.now, part.before], [none, none]) ? [] : [[key, part] as const];
    }),
  );
}

interface Seller {
  readonly productId: number;
  readonly units: number;
  readonly revenue: number;
}

/** Units and revenue by product, most units first. */
function sellersOf(orders: readonly CountedOrder[]): Seller[] {
  const lines = Map.groupBy(
    orders.flatMap((order) => order.lines),
    ({ productId }) => productId,
  );
  return [...lines]
    .map(([productId, sold]) => ({
      productId,
      units: sold.reduce((total, { units }) => total + units, 0),
      revenue: sold.reduce((total, { pence }) => total + pence, 0),
    }))
    .filter(({ units }) => units > 0)
    .toSorted(
      (one, other) =>
        other.units - one.units || other.revenue - one.revenue || one.productId - other.productId,
    );
}

async function ask(
  shop: TestShop,
  headers: Readonly<Record<string, string>>,
  variables: object,
): Promise<Report> {
  const { data, errors } = await shop.graphql<Report>(REPORTS, variables, { ...headers });
  expect(errors).toBeUndefined();
  return data;
}

/** Spreads orders over the last two years, so that periods and months have some of them. */
const spread = (shop: TestShop, seed: number): Promise<unknown> =>
  shop.rows(
    `update orders o set
      created_at = created_at - d.days * interval '1 day', paid_at = paid_at - (d.days - d.later) * interval '1 day'
    from (
      select id, abs(hashtext(id::text || $1)) % 400 as days, abs(hashtext($1 || id::text)) % 3 as later from orders
    ) d
    where d.id = o.id and o.created_at > now() - interval '1 hour' and d.days % 4 > 0`,
    [String(seed)],
  );

/** Builders set stock without a movement, so this adds the one that explains it. */
const explainStock = (shop: TestShop): Promise<unknown> =>
  shop.rows(`
    insert into stock_movements (product_id, quantity, reason, at)
    select id, unexplained, 'ADJUSTED', now() from products p join seeded_stock using (id) cross join lateral (
      select p.stock_quantity - units - coalesce(sum(m.quantity), 0) as unexplained
      from stock_movements m where m.product_id = p.id
    ) moved
    where unexplained <> 0`);

it('every report equals a plain recount of the books, whatever happens to orders, refunds and stock', async ({
  shop,
  admin,
  customer,
}) => {
  const headers = admin.headers;
  let reports = 0;
  await fc.assert(
    fc.asyncProperty(
      orderLives,
      fc.nat(),
      fc.constantFrom(...LENGTHS),
      fc.nat({ max: 30 }),
      fc.constantFrom('DAY', 'WEEK', 'MONTH'),
      fc.boolean(),
      async (lives, seed, length, ago, step, isMerged) => {
        await liveOrders({ shop, admin, customer }, lives);
        await spread(shop, seed);
        await explainStock(shop);
        if (isMerged) await mergeReportSums.handle(shop.services, undefined as never);
        const today = inLondon(new Date()).day;
        const to = plusDays(today, -ago);
        const [from, before] = [plusDays(to, 1 - length), plusDays(to, 1 - 2 * length)];
        const data = await ask(shop, headers, { period: { from, to }, step });
        const orders = await recountOrders(shop);

        expect(data['total']).toEqual(overTime(orders, from, to, step));
        for (const channel of ['WEB', 'STAFF', 'API'])
          expect(data[channel]).toEqual(
            overTime(
              orders.filter((order) => order.channel === channel),
              from,
              to,
              step,
            ),
          );
        const [now, earlier] = [soldIn(orders, from, to), soldIn(orders, before, plusDays(from, -1))];
        for (const by of [...Object.keys(KEYS), 'CHANNEL']) {
          const { parts, ...all } = data[by] as { parts: { key: string }[] };
          const wanted = partsOf(now, earlier, by);
          expect(new Map(parts.map((part) => [part.key, part]))).toEqual(wanted);
          expect(all).toEqual({ partCount: wanted.size, now: salesSumOf(now), before: salesSumOf(earlier) });
        }
        expect(data['best']).toEqual(sellersOf(now));
        expect(data['vatReport']).toEqual(await recountVat(shop, from, to));
        expect(data['afterSalesReport']).toEqual({
          ...(await recountAfterSales(shop, before, from, to)),
          unitsSold: now.flatMap(({ lines }) => lines).reduce((total, { units }) => total + units, 0),
        });
        const recent = sellersOf(soldIn(orders, plusDays(today, -90), plusDays(today, -1)));
        const stock = await recountStock(shop, today, recent);
        expect(data['stockReport']).toEqual(stock.report);
        expect(data['oldestStock']).toEqual(stock.oldest);
        expect(data['reorderList']).toEqual(stock.reorder);
        reports += 1;
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
  expect(reports).toBe(12);
});

const SQL = readFileSync(new URL('../../../../migrations/0011-reports.sql', import.meta.url), 'utf8');

it('the migration fills the tables with what the transactions have kept', async ({ shop }) => {
  const fills = [...SQL.matchAll(/^insert into (?<table>\w+)[\s\S]*?;$/gm)];
  expect(fills.map(({ groups }) => groups?.['table'])).toEqual([
    'order_sales',
    'line_sales',
    'sales_sums',
    'vat_sums',
    'stock_arrivals',
    'stock_sums',
  ]);
  await mergeReportSums.handle(shop.services, undefined as never);
  const contents = async (read: (sql: string) => Promise<object[]>): Promise<object[][]> => {
    const tables: object[][] = [];
    for (const { groups } of fills) {
      const table = groups?.['table'] ?? '';
      tables.push(
        await read(
          `select to_jsonb(t) as row from ${table} t ${ROWS[table] ?? ''} order by to_jsonb(t)::text`,
        ),
      );
    }
    return tables;
  };
  const kept = await contents((sql) => shop.rows(sql));
  expect(kept.map((rows) => rows.length > 1)).not.toContain(false);
  await shop.services.platform.orm.em
    .fork()
    .transactional(async (em) => {
      await em.execute('delete from line_sales');
      for (const { groups } of fills.toReversed()) await em.execute(`delete from ${groups?.['table']}`);
      for (const [fill] of fills) await em.execute(fill);
      expect(await contents((sql) => em.execute<object[]>(sql))).toEqual(kept);
      throw new Error('undone');
    })
    .catch((error: Error) => {
      if (error.message !== 'undone') throw error;
    });
});

/** Sums that came to nothing stay where they were kept. */
const ROWS: Readonly<Record<string, string>> = {
  sales_sums: 'where (orders, pence, units, tyre_pence, checkouts, checkouts_paid) <> (0, 0, 0, 0, 0, 0)',
  stock_sums: 'where units <> 0',
};
