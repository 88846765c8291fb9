import { expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

interface Found {
  readonly items: readonly { readonly id: number }[];
  readonly understood: { readonly text: string | null; readonly notice: string | null };
}

const DOCUMENT = /* GraphQL */ `
  query ($search: String) {
    products(search: $search) {
      items {
        id
      }
      understood {
        text
        notice
      }
    }
  }
`;

const PRODUCT = 77;
/** The first begins with a letter that occurs in no other tyre. */
const EIGHT = 'ξαβοκ wibul jefuz kyrom pudaq zolix vumec hajub';
/** So long that a text with it resembles nothing else. */
const NINTH = 'abcdefghijklmnopqrstuvwxyzacegikmoqsuwybdfhjlnprtvxzyxwvutsrqponmlkjihgfedcba';

const it = shopTest();
it.beforeAll(({ shop }) =>
  shop.rows(`update products set search_text = search_text || $1 where id = $2`, [` ${EIGHT}`, PRODUCT]),
);

async function find(shop: TestShop, search: string): Promise<{ ids: number[] } & Found['understood']> {
  const { data } = await shop.graphql<{ products: Found }>(DOCUMENT, { search });
  return { ids: data.products.items.map(({ id }) => id), ...data.products.understood };
}

it('a search uses its first eight words, whatever the ninth is, with a notice', async ({ shop }) => {
  expect(await find(shop, EIGHT)).toEqual({ ids: [PRODUCT], text: EIGHT, notice: null });
  expect(await find(shop, `${EIGHT} ${NINTH}`)).toEqual({
    ids: [PRODUCT],
    text: EIGHT,
    notice: 'We looked for the first 8 words only.',
  });
  const [, ...seven] = EIGHT.split(' ');
  expect((await find(shop, [...seven, NINTH].join(' '))).ids).toEqual([]);
});

it('a word is found by its first two letters, but one letter only matches itself', async ({ shop }) => {
  expect((await find(shop, 'ξαβ')).ids).toEqual([PRODUCT]);
  expect((await find(shop, 'ξα')).ids).toEqual([PRODUCT]);
  expect((await find(shop, 'ξ')).ids).toEqual([]);
});
