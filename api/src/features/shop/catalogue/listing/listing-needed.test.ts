import { expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const DOCUMENT = /* GraphQL */ `
  query ($search: String, $filter: ProductFilter) {
    products(search: $search, filter: $filter, limit: 100) {
      items {
        oeMark
        stockQuantity
      }
      facets {
        oeMarks {
          value
          label
        }
      }
      understood {
        neededBy
        notice
        text
      }
    }
  }
`;

interface Found {
  readonly items: { oeMark: string | null; stockQuantity: number }[];
  readonly facets: { oeMarks: { value: string; label: string }[] };
  readonly understood: { neededBy: string | null; notice: string | null; text: string | null };
}

const it = shopTest();

async function find(shop: TestShop, search: string, filter: object = {}): Promise<Found> {
  return (await shop.graphql<{ products: Found }>(DOCUMENT, { search, filter })).data.products;
}

it('a day the tyres are needed by lists only those in stock, and is returned as a date', async ({ shop }) => {
  const { items, understood } = await find(shop, '', { neededBy: '2099-01-31' });
  expect(understood).toEqual({ neededBy: '2099-01-31', notice: null, text: null });
  expect(items.filter(({ stockQuantity }) => stockQuantity === 0)).toEqual([]);
});

it.for(['michelin by saturday', 'michelin tomorrow', '205/55 R16 for the weekend'])(
  'the search “%s” names a day',
  async (search, { shop }) => {
    const { items, understood } = await find(shop, search);
    expect(understood).toEqual({
      neededBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      notice: null,
      text: null,
    });
    expect(items.filter(({ stockQuantity }) => stockQuantity === 0)).toEqual([]);
  },
);

it('a past or unintelligible day is reported, and filters nothing', async ({ shop }) => {
  const { items, understood } = await find(shop, '', { neededBy: '2001-01-31' });
  expect(understood).toMatchObject({
    neededBy: null,
    notice: 'We couldn’t tell which day “2001-01-31” is.',
  });
  expect(items).toHaveLength(100);
});

it('car makers’ marks are counted under the makers’ names, and found in a driver’s words', async ({
  shop,
}) => {
  const { facets } = await find(shop, '');
  expect(facets.oeMarks).toContainEqual({ value: '*', label: 'BMW ★' });
  for (const [search, mark] of [
    ['bmw approved 225/45 r17', '*'],
    ['bmw 225/45 R17 approved', '*'],
    ['★', '*'],
    ['mercedes spec', 'MO'],
  ] as const) {
    const { items } = await find(shop, search);
    expect([search, ...new Set(items.map(({ oeMark }) => oeMark))]).toEqual([search, mark]);
  }
});
