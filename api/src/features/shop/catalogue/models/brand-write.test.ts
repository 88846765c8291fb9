import { expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import { aModel, aRow, askAs, UPDATE_BRAND, CREATE_BRAND, CREATE_MODEL } from './model-desk.builder.ts';

const it = shopTest();

const REMOVE = /* GraphQL */ `
  mutation ($id: Int!, $revision: Int!) {
    answer: deleteBrand(id: $id, revision: $revision) {
      __typename
      ... on Refusal {
        message
      }
    }
  }
`;
const LIST = /* GraphQL */ `
  query ($filter: AdminModelFilter, $sort: AdminModelSort! = NAME_ASC, $page: Int, $limit: Int) {
    answer: adminModels(filter: $filter, sort: $sort, page: $page, limit: $limit) {
      items {
        id
        sizeCount
        publishedSizeCount
        minPrice
        maxPrice
        stockQuantity
        model {
          fullName
          brand {
            slug
          }
        }
      }
      pageInfo {
        totalItems
      }
    }
  }
`;
interface Listed {
  readonly items: {
    readonly stockQuantity: number;
    readonly model: { readonly fullName: string; readonly brand: { readonly slug: string } };
  }[];
  readonly pageInfo: { readonly totalItems: number };
}

const aBrand = (more: object = {}): object => ({
  name: 'Fenwick',
  tier: 'BUDGET',
  country: 'England',
  foundedYear: 1921,
  ...more,
});

interface BrandAnswer {
  readonly __typename: string;
  readonly brand?: {
    readonly id: number;
    readonly revision: number;
    readonly brand: { readonly slug: string };
  };
  readonly fields?: unknown;
}

it('a brand is created, renamed with its tyres, and deleted only if it has no models', async ({
  shop,
  admin,
}) => {
  const made = await askAs<BrandAnswer>(shop, admin, CREATE_BRAND, { input: aBrand() });
  expect(made).toMatchObject({ brand: { brand: { slug: 'fenwick', name: 'Fenwick' }, revision: 1 } });
  const { id = 0, revision = 0 } = made.brand ?? {};
  const twin = await askAs<BrandAnswer>(shop, admin, CREATE_BRAND, { input: aBrand({ name: 'FENWICK!' }) });
  expect(twin.fields).toEqual([{ path: 'name', message: 'Another brand already has this name' }]);

  await aModel(shop, admin, 'Untouched', [aRow()]);
  const { model } = await askAs(shop, admin, CREATE_MODEL, {
    input: { brand: 'fenwick', name: 'Moor', category: 'CAR', season: 'SUMMER' },
  });
  const save =
    'mutation ($input: SaveModelSizesInput!) { answer: saveModelSizes(input: $input) { __typename } }';
  await askAs(shop, admin, save, { input: { modelId: model?.id, rows: [aRow()] } });
  const renamed = await askAs<BrandAnswer>(shop, admin, UPDATE_BRAND, {
    input: { id, revision, name: 'Fenwick & Sons' },
  });
  expect(renamed).toMatchObject({ brand: { brand: { slug: 'fenwick', name: 'Fenwick & Sons' } } });
  const { data } = await shop.graphql('{ model(slug: "moor") { fullName variations { name } } }');
  expect(data).toEqual({
    model: {
      fullName: 'Fenwick & Sons Moor',
      variations: [{ name: 'Fenwick & Sons Moor 205/55 R16 91V' }],
    },
  });
  const stale = await askAs(shop, admin, UPDATE_BRAND, { input: { id, revision, tier: 'PREMIUM' } });
  expect(stale).toMatchObject({ __typename: 'StaleWrite', revision: revision + 1 });
  expect(await askAs(shop, admin, REMOVE, { id, revision: revision + 1 })).toEqual({
    __typename: 'BrandInUse',
    message: 'Fenwick & Sons has one model. A brand can only be deleted once it has no models.',
  });

  const empty = await askAs<BrandAnswer>(shop, admin, CREATE_BRAND, {
    input: aBrand({ name: 'Shortlived' }),
  });
  expect(await askAs(shop, admin, REMOVE, { id: empty.brand?.id, revision: 1 })).toEqual({
    __typename: 'BrandDeleted',
  });
});

it('a brand needs only a name; its other facts can be added and removed', async ({ shop, admin }) => {
  const made = await askAs<BrandAnswer>(shop, admin, CREATE_BRAND, { input: { name: 'Nameless' } });
  const { id, revision } = made.brand ?? {};
  const standing = async (): Promise<unknown> =>
    (await shop.graphql('{ brand(slug: "nameless") { tier country foundedYear description } }')).data;
  const bare = { tier: 'MID_RANGE', country: '', foundedYear: 0, description: '' };
  expect(await standing()).toEqual({ brand: bare });
  const known = { country: 'Wales', foundedYear: 1921 };
  await askAs(shop, admin, UPDATE_BRAND, { input: { id, revision, ...known } });
  expect(await standing()).toEqual({ brand: { ...bare, ...known } });
  const unknown = { country: '', foundedYear: null };
  await askAs(shop, admin, UPDATE_BRAND, { input: { id, revision: (revision ?? 0) + 1, ...unknown } });
  expect(await standing()).toEqual({ brand: bare });
  const refused = await askAs<BrandAnswer>(shop, admin, CREATE_BRAND, {
    input: { name: 'Newest', foundedYear: 0 },
  });
  expect(refused.fields).toEqual([{ path: 'foundedYear', message: 'A year is a number such as 1889' }]);
});

it('models are found by name, code and size, filtered and sorted, each page with two statements', async ({
  shop,
  admin,
}) => {
  const { sizes } = await aModel(shop, admin, 'Rare Find', [
    aRow({ size: '335/30 R24', price: 40_000, stockQuantity: 2 }),
    aRow({ size: '345/30 R24', price: 50_000, stockQuantity: 1, published: false }),
  ]);
  const found = (search: string) => askAs<Listed>(shop, admin, LIST, { filter: { search } });
  for (const search of ['rare mich', '335/30R24', sizes[0]?.sku ?? ''])
    expect(await found(search)).toMatchObject({
      items: [
        {
          sizeCount: 2,
          publishedSizeCount: 1,
          minPrice: 40_000,
          maxPrice: 50_000,
          stockQuantity: 3,
          model: { fullName: 'Michelin Rare Find' },
        },
      ],
      pageInfo: { totalItems: 1 },
    });
  expect((await found("'; drop table models; --")).items).toEqual([]);

  shop.takeStatements();
  const variables = { filter: { brands: ['michelin'], seasons: ['WINTER'] }, sort: 'STOCK_DESC', limit: 3 };
  const { items } = await askAs<Listed>(shop, admin, LIST, variables);
  expect(shop.takeStatements().filter((text) => text.includes('from models m join'))).toHaveLength(2);
  expect(items.every(({ model }) => model.brand.slug === 'michelin')).toBe(true);
  const stocks = items.map(({ stockQuantity }) => stockQuantity);
  expect(stocks).toEqual(stocks.toSorted((a, b) => b - a));
  expect(await askAs<Listed>(shop, admin, LIST, { filter: { states: ['DELETED'] } })).toMatchObject({
    items: [],
  });
});

it('brands are listed with the totals of their models', async ({ shop, admin }) => {
  const document = /* GraphQL */ `
    query ($filter: AdminBrandFilter, $sort: AdminBrandSort! = NAME_ASC) {
      answer: adminBrands(filter: $filter, sort: $sort, limit: 2) {
        items {
          modelCount
          sizeCount
          publishedSizeCount
          rating
          brand {
            name
            modelCount
            productCount
          }
        }
        pageInfo {
          totalItems
        }
      }
    }
  `;
  interface Brands {
    readonly items: {
      readonly sizeCount: number;
      readonly publishedSizeCount: number;
      readonly brand: { readonly productCount: number };
    }[];
  }
  const { items } = await askAs<Brands>(shop, admin, document, { sort: 'SIZES_DESC' });
  expect(items).toHaveLength(2);
  expect(items[0]?.sizeCount).toBeGreaterThanOrEqual(items[1]?.sizeCount ?? 0);
  for (const { publishedSizeCount, brand } of items) expect(publishedSizeCount).toBe(brand.productCount);
  expect(
    await askAs<Brands>(shop, admin, document, { filter: { search: 'mich', tiers: ['PREMIUM'] } }),
  ).toMatchObject({
    items: [{ brand: { name: 'Michelin' } }],
  });
});
