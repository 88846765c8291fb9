import { MOST_SAVED_VIEWS } from '@treadline/schema/trade/values/limits';
import { expect } from 'vitest';
import type { SignedIn } from '../../../../test/account.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest();

const SAVE = /* GraphQL */ `
  mutation ($input: SaveViewInput!) {
    saveView(input: $input) {
      kind: __typename
      ... on SavedView {
        id
        name
        query
      }
      ... on Refusal {
        message
      }
    }
  }
`;

interface Saved {
  readonly kind: string;
  readonly id?: number;
  readonly message?: string;
}

const save = async (shop: TestShop, { headers }: SignedIn, input: object): Promise<Saved> =>
  (await shop.graphql<{ saveView: Saved }>(SAVE, { input }, { ...headers })).data.saveView;

const names = async (shop: TestShop, { headers }: SignedIn, list: string): Promise<object> =>
  (
    await shop.graphql<{ savedViews: object }>(
      'query ($list: String!) { savedViews(list: $list) { name query } }',
      { list },
      { ...headers },
    )
  ).data.savedViews;

it('a view is saved under a name, replaced under the same name, and deleted', async ({ shop, admin }) => {
  const first = await save(shop, admin, { list: 'orders', name: ' Express ', query: 'method=EXPRESS' });
  expect(first).toMatchObject({ kind: 'SavedView', name: 'Express' });
  await save(shop, admin, { list: 'orders', name: 'Express', query: 'method=EXPRESS&sort=TOTAL' });
  await save(shop, admin, { list: 'products', name: 'Express', query: '' });
  expect(await names(shop, admin, 'orders')).toEqual([
    { name: 'Express', query: 'method=EXPRESS&sort=TOTAL' },
  ]);
  const remove = () =>
    shop.graphql('mutation ($id: Int!) { deleteSavedView(id: $id) }', { id: first.id }, { ...admin.headers });
  expect((await remove()).data).toEqual({ deleteSavedView: true });
  expect((await remove()).data).toEqual({ deleteSavedView: false });
  expect(await names(shop, admin, 'orders')).toEqual([]);
});

it("a view without a name is refused beside its field, and two parallel saves can't exceed the limit", async ({
  shop,
  admin,
}) => {
  for (const wrong of [{ name: ' ' }, { list: '' }, { list: 'orders of today' }])
    expect(await save(shop, admin, { list: 'orders', name: 'Mine', query: '', ...wrong })).toMatchObject({
      kind: 'InvalidInput',
    });
  const saved = await Promise.all(
    Array.from({ length: MOST_SAVED_VIEWS + 2 }, (_, number) =>
      save(shop, admin, { list: 'reviews', name: `View ${number}`, query: '' }),
    ),
  );
  expect(saved.filter(({ kind }) => kind === 'TooManyViews')).toHaveLength(2);
});
