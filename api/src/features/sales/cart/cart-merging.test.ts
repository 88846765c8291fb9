import { describe, expect } from 'vitest';
import { aCustomer, anotherSession } from '../../../../test/account.ts';
import { cartOf, mergeCart, updateCart } from '../../../../test/fixtures/account/saved-cart.ts';
import { aBuyableProduct } from '../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { mergeIntoSaved } from './cart-merging.ts';

const NOT_SOLD = 999_999_999;

const it = shopTest();

describe('C-26 signing in merges the guest’s cart into the saved one', () => {
  it('adds up each tyre in its place; lines only in the saved cart stay', async ({ shop }) => {
    const here = await aCustomer(shop);
    const [both, savedOnly, brought] = [
      await aBuyableProduct(shop),
      await aBuyableProduct(shop),
      await aBuyableProduct(shop),
    ];
    await updateCart(shop, here, [
      { productId: both.id, quantity: 2 },
      { productId: savedOnly.id, quantity: 1 },
    ]);
    const merged = await mergeCart(shop, await anotherSession(shop, here), [
      { productId: brought.id, quantity: 4 },
      { productId: both.id, quantity: 3 },
    ]);
    expect(merged).toMatchObject({ kind: 'MergedCart', shortened: [] });
    expect(await cartOf(shop, here)).toEqual([
      [both.id, 5],
      [savedOnly.id, 1],
      [brought.id, 4],
    ]);
  });

  it('adds only what is in stock, and says what was cut short', async ({ shop }) => {
    const here = await aCustomer(shop);
    const scarce = await aBuyableProduct(shop, { stock: 4 });
    const soldOut = await aBuyableProduct(shop, { stock: 0 });
    const plenty = await aBuyableProduct(shop, { stock: 500 });
    await updateCart(shop, here, [
      { productId: scarce.id, quantity: 3 },
      { productId: plenty.id, quantity: 60 },
    ]);
    const merged = await mergeCart(
      shop,
      await anotherSession(shop, here),
      [scarce, soldOut, plenty, { id: NOT_SOLD }].map(({ id }) => ({ productId: id, quantity: 60 })),
    );
    expect(merged).toMatchObject({
      shortened: [
        { productId: scarce.id, requested: 63, quantity: 4 },
        { productId: soldOut.id, requested: 60, quantity: 0 },
        { productId: plenty.id, requested: 120, quantity: 99 },
        { productId: NOT_SOLD, requested: 60, quantity: 0 },
      ],
    });
    expect(await cartOf(shop, here)).toEqual([
      [scarce.id, 4],
      [plenty.id, 99],
    ]);
  });

  it.for([0, -1, 100])(
    'a quantity of %i is refused, and the session can still merge',
    async (quantity, { shop }) => {
      const here = await aCustomer(shop);
      const { id: productId } = await aBuyableProduct(shop);
      const message = 'The quantity must be a whole number from 1 to 99';
      expect(await mergeCart(shop, here, [{ productId, quantity }])).toEqual({
        kind: 'InvalidInput',
        message,
        fields: [{ path: 'items.0.quantity', message }],
      });
      expect(await mergeCart(shop, here, [{ productId, quantity: 2 }])).toMatchObject({
        kind: 'MergedCart',
        cart: { lines: [{ productId, quantity: 2 }] },
      });
    },
  );
});

describe('a merge counts once per sign-in', () => {
  it('a repeat after a lost response adds nothing and returns the current cart', async ({ shop }) => {
    const here = await aCustomer(shop);
    const { id: productId } = await aBuyableProduct(shop);
    const items = [{ productId, quantity: 2 }];
    await mergeCart(shop, here, items);
    await updateCart(shop, await anotherSession(shop, here), [{ productId, quantity: 5 }]);
    expect(await mergeCart(shop, here, items)).toMatchObject({
      kind: 'MergedCart',
      cart: { lines: [{ productId, quantity: 5 }] },
      shortened: [],
    });
  });

  it('tabs that send it simultaneously merge it once', async ({ shop }) => {
    const here = await aCustomer(shop);
    const { id: productId } = await aBuyableProduct(shop);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => mergeCart(shop, here, [{ productId, quantity: 2 }])),
    );
    expect(answers.map(({ kind }) => kind)).toEqual(answers.map(() => 'MergedCart'));
    expect(await cartOf(shop, here)).toEqual([[productId, 2]]);
  });

  it('devices that sign in simultaneously each add theirs', async ({ shop }) => {
    const here = await aCustomer(shop);
    const devices = [
      here,
      ...(await Promise.all(Array.from({ length: 4 }, () => anotherSession(shop, here)))),
    ];
    const { id: common } = await aBuyableProduct(shop);
    const own: number[] = [];
    for (const _ of devices) own.push((await aBuyableProduct(shop)).id);
    await Promise.all(
      devices.map((device, index) =>
        mergeCart(
          shop,
          device,
          [common, own[index] ?? 0].map((productId) => ({ productId, quantity: 2 })),
        ),
      ),
    );
    expect(new Map(await cartOf(shop, here))).toEqual(
      new Map([[common, 10], ...own.map((id): [number, number] => [id, 2])]),
    );
  });
});

it('a full cart takes no more tyres, and says which were left out', () => {
  const saved = Array.from({ length: 50 }, (_, index) => ({ productId: index + 1, quantity: 1 }));
  const { quantities, shortened } = mergeIntoSaved(
    saved,
    [
      { productId: 51, quantity: 2 },
      { productId: 1, quantity: 2 },
    ],
    () => 99,
  );
  expect([...quantities]).toEqual([
    [51, 0],
    [1, 3],
  ]);
  expect(shortened).toEqual([{ productId: 51, requested: 2, quantity: 0 }]);
});
