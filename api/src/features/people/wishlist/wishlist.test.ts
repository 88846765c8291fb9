import { MOST_WISHES } from '@treadline/schema/trade/values/limits';
import { describe, expect } from 'vitest';
import { aCustomer, anotherSession, type SignedIn } from '../../../../test/account.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { personalWishlist } from './wishlist.personal-data.ts';

const ITEMS = 'items { product { id name } addedAt }';
const READ = `query { myWishlist { ${ITEMS} } }`;
const ADD = /* GraphQL */ `
  mutation ($productIds: [Int!]!) {
    addToWishlist(productIds: $productIds) {
      kind: __typename
      ... on Wishlist {
        ${ITEMS}
      }
      ... on WishlistFull {
        message
        wishlist {
          ${ITEMS}
        }
      }
    }
  }
`;
const REMOVE = `mutation ($productIds: [Int!]!) { removeFromWishlist(productIds: $productIds) { ${ITEMS} } }`;
const NOT_SOLD = 999_999_999;

interface List {
  readonly items: { readonly product: { readonly id: number }; readonly addedAt: string }[];
}

const it = shopTest().extend('tyres', { scope: 'file' }, async ({ shop }) =>
  (
    await shop.rows<{ id: number }>(
      'select id from products where published and deleted_at is null order by id limit 210',
    )
  ).map(({ id }) => id),
);

const some = (tyres: number[], count: number): number[] => tyres.slice(0, count);
const idsOf = ({ items }: List): number[] => items.map(({ product }) => product.id);

async function add(shop: TestShop, { headers }: SignedIn, productIds: readonly number[]) {
  return (
    await shop.graphql<{ addToWishlist: { kind: string; message?: string; wishlist?: List } & List }>(
      ADD,
      { productIds },
      { ...headers },
    )
  ).data.addToWishlist;
}

async function remove(
  shop: TestShop,
  { headers }: SignedIn,
  productIds: readonly number[],
): Promise<number[]> {
  return idsOf(
    (await shop.graphql<{ removeFromWishlist: List }>(REMOVE, { productIds }, { ...headers })).data
      .removeFromWishlist,
  );
}

async function listOf(shop: TestShop, { headers }: SignedIn): Promise<number[]> {
  return idsOf((await shop.graphql<{ myWishlist: List }>(READ, {}, { ...headers })).data.myWishlist);
}

describe('C-55 a customer’s wish list', () => {
  it('keeps the order of adding on all devices, and merges a guest’s list once however often it is sent', async ({
    shop,
    tyres,
  }) => {
    const here = await aCustomer(shop);
    const there = await anotherSession(shop, here);
    const [one, two, three] = tyres as [number, number, number];
    await add(shop, here, [three, one]);
    for (let sent = 0; sent < 2; sent += 1)
      expect(idsOf(await add(shop, there, [two, one]))).toEqual([three, one, two]);
    expect(await remove(shop, here, [one])).toEqual([three, two]);
    expect(await remove(shop, here, [one])).toEqual([three, two]);
    expect(await listOf(shop, there)).toEqual([three, two]);
  });

  it('is hidden from other customers and from guests', async ({ shop, tyres }) => {
    const owner = await aCustomer(shop);
    const stranger = await aCustomer(shop);
    await add(shop, owner, some(tyres, 2));
    expect(await remove(shop, stranger, some(tyres, 2))).toEqual([]);
    expect(await listOf(shop, owner)).toEqual(some(tyres, 2));
    for (const document of [READ, ADD, REMOVE])
      expect(
        (await shop.graphql(document, document === READ ? {} : { productIds: [1] })).errors?.[0]?.extensions
          .code,
      ).toBe('UNAUTHENTICATED');
  });

  it('skips unknown products and those not sold, and drops those deleted later', async ({ shop, tyres }) => {
    const owner = await aCustomer(shop);
    const [gone = 0, stays = 0] = tyres.slice(-2);
    expect(await add(shop, owner, [NOT_SOLD, 0, -1, gone, stays, gone])).toMatchObject({
      kind: 'Wishlist',
      items: [{ product: { id: gone } }, { product: { id: stays } }],
    });
    await shop.rows('update products set deleted_at = now() where id = $1', [gone]);
    expect(await listOf(shop, owner)).toEqual([stays]);
    expect(idsOf(await add(shop, owner, [gone]))).toEqual([stays]);
    await shop.rows('update products set deleted_at = null where id = $1', [gone]);
    expect(await listOf(shop, owner)).toEqual([stays]);
  });

  it('keeps additions from two devices at once', async ({ shop, tyres }) => {
    const here = await aCustomer(shop);
    const there = await anotherSession(shop, here);
    await Promise.all([
      add(shop, here, tyres.slice(0, 3)),
      add(shop, there, tyres.slice(2, 5)),
      add(shop, here, tyres.slice(0, 3)),
    ]);
    expect((await listOf(shop, here)).toSorted((a, b) => a - b)).toEqual(some(tyres, 5));
  });
});

describe(`it holds ${MOST_WISHES} tyres`, () => {
  it('adds as many as there is room for and says that it is full; removing tyres makes room', async ({
    shop,
    tyres,
  }) => {
    const owner = await aCustomer(shop);
    await add(shop, owner, some(tyres, MOST_WISHES - 1));
    const full = await add(shop, owner, tyres.slice(MOST_WISHES - 1, MOST_WISHES + 1));
    expect(full).toMatchObject({
      kind: 'WishlistFull',
      message: 'You can save up to 200 tyres. Remove some to add others.',
    });
    expect(full.wishlist && idsOf(full.wishlist)).toEqual(some(tyres, MOST_WISHES));
    expect(await add(shop, owner, some(tyres, 3))).toMatchObject({ kind: 'Wishlist' });
    await remove(shop, owner, some(tyres, 1));
    expect(await add(shop, owner, tyres.slice(MOST_WISHES, MOST_WISHES + 1))).toMatchObject({
      kind: 'Wishlist',
    });
  });

  it('even if several devices fill it at once', async ({ shop, tyres }) => {
    const here = await aCustomer(shop);
    const devices = [here, ...(await Promise.all([1, 2, 3, 4].map(() => anotherSession(shop, here))))];
    await add(shop, here, some(tyres, MOST_WISHES - 2));
    await Promise.all(
      devices.map((device, index) =>
        add(shop, device, tyres.slice(MOST_WISHES - 2 + index, MOST_WISHES + index)),
      ),
    );
    expect(await listOf(shop, here)).toHaveLength(MOST_WISHES);
  });

  it('and refuses requests with more', async ({ shop, tyres }) => {
    const owner = await aCustomer(shop);
    const productIds = some(tyres, MOST_WISHES + 1);
    for (const document of [ADD, REMOVE])
      expect((await shop.graphql(document, { productIds }, { ...owner.headers })).errors?.[0]).toMatchObject({
        message: 'A wish list can hold at most 200 products; got 201.',
        extensions: { code: 'BAD_USER_INPUT' },
      });
  });
});

it('is loaded in two statements, whatever its size', async ({ shop, tyres }) => {
  const owner = await aCustomer(shop);
  await add(shop, owner, some(tyres, 20));
  shop.takeStatements();
  await listOf(shop, owner);
  expect(shop.takeStatements().filter((text) => !text.includes('from sessions s'))).toHaveLength(2);
});

it('is exported with product names, and erased without affecting others’', async ({ shop, tyres }) => {
  const owner = await aCustomer(shop);
  const other = await aCustomer(shop);
  for (const customer of [owner, other]) await add(shop, customer, some(tyres, 1));
  const person = { userId: owner.id, email: owner.email, emailVerified: false };
  const em = shop.services.platform.orm.em.fork();
  expect(await personalWishlist.read(em, person)).toEqual([
    { productId: tyres[0], name: expect.any(String), addedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);
  await em.transactional((inner) => personalWishlist.erase(inner, person));
  expect(await listOf(shop, owner)).toEqual([]);
  expect(await listOf(shop, other)).toEqual(some(tyres, 1));
});
