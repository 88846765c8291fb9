import { describe, expect } from 'vitest';
import {
  aProduct,
  askAs,
  productNow,
  removed,
} from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { made, preview } from './bulk-change.builder.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

describe('prices', () => {
  it.for([
    [5, 'PENNY', 9_870, 10_364],
    [-7.5, 'PENNY', 9_870, 9_130],
    [10, 'ENDING_99', 9_870, 10_899],
    [-10, 'ENDING_99', 9_870, 8_899],
    [50, 'ENDING_95', 101, 195],
    [-50, 'ENDING_50', 120, 50],
    [0, 'POUND', 9_870, 9_900],
  ] as const)(
    '%s per cent with %s turns %s pence into %s, as the preview says',
    async ([percent, ending, from, to], { shop, admin }) => {
      const { id } = await aProduct(shop, admin, { mailOrderPrice: from });
      const input = { productIds: [id], kind: 'PRICE', percent, ending };
      expect(await preview(shop, admin, input)).toMatchObject({
        total: 1,
        changing: 1,
        refusals: [],
        rows: [{ productId: id, priceBefore: from, priceAfter: to }],
      });
      expect(await made(shop, admin, input)).toMatchObject({ status: 'DONE', changed: 1, refused: 0 });
      // The list price isn't the one charged.
      expect(await productNow(shop, admin, id)).toMatchObject({
        price: to,
        listPrice: 10_000,
        mailOrderPrice: to,
      });
    },
  );

  it('prices outside the range, and cuts that rounding turns into rises, are refused and counted', async ({
    shop,
    admin,
  }) => {
    const dear = await aProduct(shop, admin, { listPrice: 900_000 });
    const odd = await aProduct(shop, admin, { listPrice: 98 });
    const gone = await aProduct(shop, admin);
    await removed(shop, admin, gone.id);
    const productIds = [dear.id, odd.id, gone.id];
    const rise = { productIds, kind: 'PRICE', percent: 20 };
    expect(await preview(shop, admin, rise)).toMatchObject({ total: 3, changing: 1 });
    const cut = await made(shop, admin, { productIds, kind: 'PRICE', percent: -1, ending: 'ENDING_99' });
    expect(cut).toMatchObject({ total: 3, changed: 1, refused: 2 });
    expect(cut.refusedProducts).toEqual([
      { productId: odd.id, reason: 'ROUNDED_AWAY' },
      { productId: gone.id, reason: 'DELETED' },
    ]);
    expect((await made(shop, admin, rise)).refusedProducts).toEqual([
      { productId: dear.id, reason: 'PRICE_OUT_OF_RANGE' },
      { productId: gone.id, reason: 'DELETED' },
    ]);
  });
});

it('the figures of a preview count rises, falls, jumps and prices that end below cost', async ({
  shop,
  admin,
}) => {
  // Without VAT, £96.00 is £80.00.
  const products = [
    await aProduct(shop, admin, { listPrice: 12_000, costPrice: 8_000 }),
    await aProduct(shop, admin, { listPrice: 12_000, costPrice: 8_001 }),
    await aProduct(shop, admin, { listPrice: 98, costPrice: 90 }),
  ];
  const productIds = products.map(({ id }) => id);
  const figures = async (more: object): Promise<unknown> =>
    (await preview(shop, admin, { productIds, ...more }))['prices'];
  const cut = { kind: 'PRICE', percent: -20, ending: 'POUND' };
  expect(await figures(cut)).toEqual({ rising: 0, falling: 2, jumping: 0, belowCost: 1 });
  const rise = { kind: 'PRICE', percent: 30.01 };
  expect(await figures(rise)).toEqual({ rising: 3, falling: 0, jumping: 2, belowCost: 0 });
  expect(await figures({ kind: 'SALE_START', percent: 31 })).toEqual({
    rising: 0,
    falling: 3,
    jumping: 3,
    belowCost: 3,
  });
  // Prices that stay aren't counted, though they may be below cost.
  expect(await figures({ kind: 'STOCK_SET', units: 7 })).toEqual({
    rising: 0,
    falling: 0,
    jumping: 0,
    belowCost: 0,
  });
});

it('C-21 a sale shows the price charged until now, starts once, and restores that price at its end', async ({
  shop,
  admin,
}) => {
  const { id } = await aProduct(shop, admin, { listPrice: 10_000 });
  const sale = { productIds: [id], kind: 'SALE_START', percent: 15, ending: 'ENDING_99' };
  await made(shop, admin, sale);
  expect(await productNow(shop, admin, id)).toMatchObject({ price: 8_499, wasPrice: 10_000 });
  expect((await made(shop, admin, sale)).refusedProducts).toEqual([
    { productId: id, reason: 'ALREADY_ON_SALE' },
  ]);
  const { productPrices } = await askAs<{ productPrices: object[] }>(
    shop,
    admin,
    'query ($id: Int!) { productPrices(productId: $id) { price validFrom validUntil } }',
    { id },
  );
  expect(productPrices).toEqual([{ price: 10_000, validFrom: '2026-11-20', validUntil: '2026-11-20' }]);
  const end = { productIds: [id], kind: 'SALE_END' };
  await made(shop, admin, end);
  expect(await productNow(shop, admin, id)).toMatchObject({ price: 10_000, wasPrice: null });
  expect((await made(shop, admin, end)).refusedProducts).toEqual([{ productId: id, reason: 'NOT_ON_SALE' }]);
});
