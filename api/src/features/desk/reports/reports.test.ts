import { expect } from 'vitest';
import { aKey } from '../../../../test/fixtures/account/api-key.ts';
import { aBuyableProduct, aCheckout } from '../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import { mergeReportSums } from './reports.jobs.ts';

const it = shopTest();

const today = (): string => inLondon(new Date()).day;
const period = (): object => ({ from: today(), to: today() });

const SALES = `query ($period: PeriodInput!) {
  salesOverTime(period: $period) { now { sales { revenue %s } } }
}`;

it('margins leave only for callers who may see costs', async ({ shop }) => {
  const figures = await aKey(shop, { name: 'Figures', scopes: ['READ_FIGURES'] });
  const costs = await aKey(shop, { name: 'Costs', scopes: ['READ_FIGURES', 'READ_COSTS'] });
  const orders = await aKey(shop, { name: 'Orders', scopes: ['READ_ORDERS'] });
  const ask = async (fields: string, { headers }: { headers: Readonly<Record<string, string>> }) => {
    const { data, errors } = await shop.graphql(SALES.replace('%s', fields), { period: period() }, headers);
    return { data, paths: errors?.map(({ path }) => path?.join('.')) };
  };
  expect(await ask('', figures)).toEqual({
    data: { salesOverTime: { now: { sales: { revenue: 0 } } } },
    paths: undefined,
  });
  expect(await ask('margin costedRevenue', figures)).toEqual({
    data: { salesOverTime: { now: { sales: { revenue: 0, margin: null, costedRevenue: null } } } },
    paths: ['salesOverTime.now.sales.margin', 'salesOverTime.now.sales.costedRevenue'],
  });
  expect(await ask('margin costedRevenue', costs)).toMatchObject({
    data: { salesOverTime: { now: { sales: { costedRevenue: 0 } } } },
  });
  expect(await ask('', orders)).toEqual({ data: { salesOverTime: null }, paths: ['salesOverTime'] });
});

it('an order placed with an API key counts for that channel', async ({ shop }) => {
  const product = await aBuyableProduct(shop);
  const { headers } = await aKey(shop, { name: 'Marketplace', scopes: ['READ_CATALOGUE'] });
  const { errors } = await shop.graphql(
    'mutation ($input: CheckoutInput!) { createCheckout(input: $input) { ... on Checkout { orderId } } }',
    { input: aCheckout({ items: [{ productId: product.id, quantity: 2 }] }) },
    headers,
  );
  expect(errors).toBeUndefined();
  expect(await shop.rows('select channel, is_paid, sold_on from order_sales')).toEqual([
    { channel: 'API', is_paid: false, sold_on: null },
  ]);
});

/** The rows that wait to be merged, and what they add up to. */
const waiting = (shop: TestShop): Promise<object[]> =>
  shop.rows(`
    select count(*) filter (where grain = 'CHANGE') as waiting,
      sum(checkouts) filter (where grain <> 'MONTH') as checkouts,
      sum(checkouts) filter (where grain <> 'DAY') as "byMonth"
    from sales_sums where dimension = 'TOTAL'`);

it('a merge that dies half way leaves every sum as it was, and two at once count nothing twice', async ({
  shop,
}) => {
  await shop.rows(
    `insert into sales_sums
      select 'CHANGE', 'TOTAL', '', 0, current_date - n % 400, 0, 0, 0, 0, 0, 0, 1, 0, 0
      from generate_series(1, 7000) n`,
  );
  const [before] = await waiting(shop);
  await shop.rows('alter table sales_sums add constraint no_days check (grain <> $$DAY$$) not valid');
  await expect(mergeReportSums.handle(shop.services, undefined as never)).rejects.toThrow('no_days');
  expect(await waiting(shop)).toEqual([before]);
  await shop.rows('alter table sales_sums drop constraint no_days');
  await Promise.all([1, 2, 3].map(() => mergeReportSums.handle(shop.services, undefined as never)));
  expect(await waiting(shop)).toEqual([{ ...before, waiting: 0 }]);
});

it('a period that’s too long is refused with a sentence, and so is a rate of sale over too few days', async ({
  shop,
  admin,
}) => {
  const said = async (query: string): Promise<string | undefined> =>
    (await shop.graphql(query, {}, { ...admin.headers })).errors?.[0]?.message;
  expect(
    await said('{ vatReport(period: { from: "2024-01-01", to: "2025-12-31" }) { due { vat } } }'),
  ).toContain('A period can have at most 366 days');
  expect(await said('{ reorderList(input: { soldInDays: 3 }) { productId } }')).toContain('soldInDays');
});
