import { describe, expect } from 'vitest';
import { aCustomer, anotherSession } from '../../../../test/account.ts';
import {
  cartOf,
  MERGE_CART,
  MY_CART,
  UPDATE_CART,
  updateCart,
  mergeCart,
  plannedOf,
} from '../../../../test/fixtures/account/saved-cart.ts';
import { aBuyableProduct } from '../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { personalCart } from './saved-cart.personal-data.ts';

const NOT_SOLD = 999_999_999;

const it = shopTest();

describe('C-26 a customer’s cart', () => {
  it('is the same on all their devices, in the order lines were added', async ({ shop }) => {
    const here = await aCustomer(shop);
    const there = await anotherSession(shop, here);
    const [first, second] = [await aBuyableProduct(shop), await aBuyableProduct(shop)];
    await updateCart(shop, here, [{ productId: second.id, quantity: 2 }]);
    await updateCart(shop, there, [
      { productId: first.id, quantity: 1 },
      { productId: second.id, quantity: 3 },
    ]);
    expect(await cartOf(shop, here)).toEqual([
      [second.id, 3],
      [first.id, 1],
    ]);
  });

  it('remembers which tyres have the road hazard plan until that’s changed', async ({ shop }) => {
    const owner = await aCustomer(shop);
    const [{ id: one }, { id: other }] = [await aBuyableProduct(shop), await aBuyableProduct(shop)];
    await updateCart(shop, owner, [{ productId: one, quantity: 2, roadHazardPlan: true }]);
    await updateCart(shop, owner, [{ productId: one, quantity: 4 }]);
    expect(await plannedOf(shop, owner)).toEqual([one]);
    await mergeCart(shop, owner, [
      { productId: one, quantity: 1 },
      { productId: other, quantity: 1, roadHazardPlan: true },
    ]);
    expect(await plannedOf(shop, owner)).toEqual([one, other]);
    await updateCart(shop, owner, [{ productId: one, quantity: 4, roadHazardPlan: false }]);
    expect(await plannedOf(shop, owner)).toEqual([other]);
  });

  it('can’t be reached by other customers or guests', async ({ shop }) => {
    const owner = await aCustomer(shop);
    const stranger = await aCustomer(shop);
    const { id: productId } = await aBuyableProduct(shop);
    await updateCart(shop, owner, [{ productId, quantity: 2 }]);
    await updateCart(shop, stranger, [{ productId, quantity: 0 }]);
    expect(await cartOf(shop, stranger)).toEqual([]);
    expect(await cartOf(shop, owner)).toEqual([[productId, 2]]);
    for (const [document, variables] of [
      [MY_CART, {}],
      [UPDATE_CART, { changes: [] }],
      [MERGE_CART, { items: [] }],
    ] as const)
      expect((await shop.graphql(document, variables)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is never cached', async ({ shop }) => {
    expect(
      (await shop.graphql(MY_CART, {}, { ...(await aCustomer(shop)).headers })).headers['cache-control'],
    ).toBe('private, no-store');
  });

  it('sets quantities rather than adding, so a change whose response was lost can be repeated', async ({
    shop,
  }) => {
    const owner = await aCustomer(shop);
    const { id: productId } = await aBuyableProduct(shop);
    for (let sent = 0; sent < 3; sent += 1) await updateCart(shop, owner, [{ productId, quantity: 4 }]);
    expect(await cartOf(shop, owner)).toEqual([[productId, 4]]);
    for (let sent = 0; sent < 2; sent += 1) await updateCart(shop, owner, [{ productId, quantity: 0 }]);
    expect(await cartOf(shop, owner)).toEqual([]);
  });

  it('keeps simultaneous changes to different tyres, and one of two changes to the same tyre', async ({
    shop,
  }) => {
    const here = await aCustomer(shop);
    const there = await anotherSession(shop, here);
    const [first, second, both] = [
      await aBuyableProduct(shop),
      await aBuyableProduct(shop),
      await aBuyableProduct(shop),
    ];
    await Promise.all([
      updateCart(shop, here, [
        { productId: first.id, quantity: 1 },
        { productId: both.id, quantity: 2 },
      ]),
      updateCart(shop, there, [
        { productId: second.id, quantity: 1 },
        { productId: both.id, quantity: 3 },
      ]),
    ]);
    const lines = new Map(await cartOf(shop, here));
    expect([lines.get(first.id), lines.get(second.id)]).toEqual([1, 1]);
    expect([2, 3]).toContain(lines.get(both.id));
    expect(lines.size).toBe(3);
  });
});

describe('C-27 a quantity', () => {
  it.for([-1, 100, 2_147_483_647])(
    'of %i is refused, and the whole change with it',
    async (quantity, { shop }) => {
      const owner = await aCustomer(shop);
      const [good, bad] = [await aBuyableProduct(shop), await aBuyableProduct(shop)];
      const message = 'The quantity must be a whole number from 0 to 99';
      expect(
        await updateCart(shop, owner, [
          { productId: good.id, quantity: 1 },
          { productId: bad.id, quantity },
        ]),
      ).toEqual({ kind: 'InvalidInput', message, fields: [{ path: 'changes.1.quantity', message }] });
      expect(await cartOf(shop, owner)).toEqual([]);
    },
  );

  it('above the stock is saved as requested: the quote says what can be bought', async ({ shop }) => {
    const owner = await aCustomer(shop);
    const { id: productId } = await aBuyableProduct(shop, { stock: 2 });
    await updateCart(shop, owner, [{ productId, quantity: 4 }]);
    expect(await cartOf(shop, owner)).toEqual([[productId, 4]]);
  });
});

it('a cart holds 50 different tyres; a 51st is refused, and removing one makes room', async ({ shop }) => {
  const owner = await aCustomer(shop);
  const [tyre, another] = [await aBuyableProduct(shop), await aBuyableProduct(shop)];
  const others = await shop.rows<{ id: number }>(
    `select id
      from products
      where published and deleted_at is null and id not in ($1, $2)
      order by id desc limit 49`,
    [tyre.id, another.id],
  );
  await updateCart(
    shop,
    owner,
    [...others, tyre].map(({ id }) => ({ productId: id, quantity: 1 })),
  );
  expect(await updateCart(shop, owner, [{ productId: another.id, quantity: 1 }])).toMatchObject({
    kind: 'InvalidInput',
    message: 'A cart can hold up to 50 different tyres.',
  });
  expect(
    await updateCart(shop, owner, [
      { productId: tyre.id, quantity: 0 },
      { productId: another.id, quantity: 1 },
    ]),
  ).toMatchObject({ kind: 'SavedCart' });
  const lines = await cartOf(shop, owner);
  expect([lines.length, lines.at(-1)]).toEqual([50, [another.id, 1]]);
});

it('a tyre not on sale isn’t added; one withdrawn later stays without a product and can be removed', async ({
  shop,
}) => {
  const owner = await aCustomer(shop);
  const { id: productId, price } = await aBuyableProduct(shop);
  await updateCart(shop, owner, [
    { productId: NOT_SOLD, quantity: 1 },
    { productId, quantity: 2 },
  ]);
  await shop.rows('update products set deleted_at = now() where id = $1', [productId]);
  expect(await updateCart(shop, owner, [])).toEqual({
    kind: 'SavedCart',
    lines: [{ productId, quantity: 2, roadHazardPlan: false, priceWhenSaved: price, product: null }],
  });
  expect(await updateCart(shop, owner, [{ productId, quantity: 0 }])).toEqual({
    kind: 'SavedCart',
    lines: [],
  });
});

it('remembers a tyre’s price from when its line was last saved', async ({ shop }) => {
  const owner = await aCustomer(shop);
  const { id: productId } = await aBuyableProduct(shop, { price: 5_000 });
  await updateCart(shop, owner, [{ productId, quantity: 1 }]);
  await shop.rows('update products set mail_order_price_pence = 6000 where id = $1', [productId]);
  expect(await updateCart(shop, owner, [])).toMatchObject({ lines: [{ priceWhenSaved: 5_000 }] });
  expect(await updateCart(shop, owner, [{ productId, quantity: 2 }])).toMatchObject({
    lines: [{ priceWhenSaved: 6_000 }],
  });
});

it('is exported with product names, and erased without touching another customer’s', async ({ shop }) => {
  const owner = await aCustomer(shop);
  const other = await aCustomer(shop);
  const { id: productId, name, price } = await aBuyableProduct(shop);
  for (const customer of [owner, other]) await updateCart(shop, customer, [{ productId, quantity: 2 }]);
  const person = { userId: owner.id, email: owner.email, emailVerified: false };
  const em = shop.services.platform.orm.em.fork();
  const when = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(await personalCart.read(em, person)).toEqual([
    {
      productId,
      name,
      quantity: 2,
      roadHazardPlan: false,
      fulfilment: 'MAIL_ORDER',
      priceWhenSavedPence: price,
      addedAt: when,
      changedAt: when,
    },
  ]);
  await em.transactional((inner) => personalCart.erase(inner, person));
  expect(await cartOf(shop, owner)).toEqual([]);
  expect(await cartOf(shop, other)).toEqual([[productId, 2]]);
});
