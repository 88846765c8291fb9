import { expect } from 'vitest';
import { aKey } from '../../../../../test/fixtures/account/api-key.ts';
import { aProduct } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest();
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

const UPDATE = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) {
  ... on ProductSaved { product { id } } } }`;

it('a cost is set and read with READ_COSTS only', async ({ shop, admin }) => {
  const { id } = await aProduct(shop, admin);
  const clerk = await aKey(shop, { scopes: ['READ_CATALOGUE', 'WRITE_CATALOGUE'] });
  const buyer = await aKey(shop, { scopes: ['READ_COSTS', 'WRITE_CATALOGUE'] });
  const set = (headers: Record<string, string>, costPrice: number | null) =>
    shop.graphql<{ updateProduct: object | null }>(UPDATE, { input: { id, costPrice } }, headers);
  const read = (headers: Record<string, string>) =>
    shop.graphql<{ product: object }>(`{ product(id: ${id}) { costPrice } }`, {}, headers);
  expect((await set(buyer.headers, 6_100)).data.updateProduct).toEqual({ product: { id } });
  for (const cost of [5_000, null])
    expect((await set(clerk.headers, cost)).errors?.[0]?.message).toContain('READ_COSTS');
  expect((await read(buyer.headers)).data).toEqual({ product: { costPrice: 6_100 } });
  for (const headers of [clerk.headers, {}]) {
    const answer = await read(headers);
    expect({ data: answer.data, errors: answer.errors?.length }).toEqual({
      data: { product: { costPrice: null } },
      errors: 1,
    });
  }
});
