import { describe, expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import type { ListedTyre } from './listing.builder.ts';

interface Found {
  readonly items: (ListedTyre & { noiseDb: number; sku: string; ean: string; model: { slug: string } })[];
  readonly pageInfo: { readonly totalItems: number };
  readonly facets: { readonly brands: { value: string; count: number }[] };
  readonly understood: {
    readonly parts: { kind: string; label: string; value: string }[];
    readonly text: string | null;
    readonly notice: string | null;
    readonly vehicle: {
      make: string;
      model: string;
      year: number | null;
      registration: string | null;
      tyreSizes: { size: string }[];
    } | null;
  };
}

const DOCUMENT = /* GraphQL */ `
  query ($search: String, $filter: ProductFilter) {
    products(search: $search, filter: $filter, limit: 48) {
      items {
        id
        sku
        ean
        name
        size
        loadIndex
        speedRating
        price
        noiseDb
        season
        category
        brand {
          slug
        }
        model {
          slug
        }
      }
      pageInfo {
        totalItems
      }
      facets {
        brands {
          value
          count
        }
      }
      understood {
        parts {
          kind
          label
          value
        }
        text
        notice
        vehicle {
          make
          model
          year
          registration
          tyreSizes {
            size
          }
        }
      }
    }
  }
`;

const it = shopTest();
it.beforeAll(async ({ shop }) => {
  await find(shop, 'ford focus');
});

async function find(shop: TestShop, search: string, filter: object = {}): Promise<Found> {
  const { data, errors } = await shop.graphql<{ products: Found }>(DOCUMENT, { search, filter });
  expect(errors).toBeUndefined();
  return data.products;
}

const count = async (shop: TestShop, where: string): Promise<number> => {
  const [row] = await shop.rows<{ n: number }>(
    `select count(*) as n
      from products p
      join brands b on b.id = p.brand_id
      join models m on m.id = p.model_id
      where ${where}`,
  );
  return row?.n ?? 0;
};

const SIZE = '(p.width, p.profile, p.diameter) = (205, 55, 16)';
const FROM_V = "p.speed_rating in ('V', 'Z', 'W', '(W)', 'Y', '(Y)')";

describe('searching the listing', () => {
  it.for([
    ['205/55 R16', SIZE],
    ['205/55r16', SIZE],
    ['205 55 16', SIZE],
    ['2055516', SIZE],
    ['205-55-16', SIZE],
    ['205/55 R16 91V', `${SIZE} and p.load_index >= 91 and ${FROM_V}`],
    ['91V', `p.load_index >= 91 and ${FROM_V}`],
    ['R19', 'p.diameter = 19'],
    ['winter', "p.season = 'WINTER'"],
    ['All Season', "p.season = 'ALL_SEASON'"],
    ['wintre tyres', "p.season = 'WINTER'"],
    ['van tyres', "p.category = 'VAN'"],
    ['4x4', "p.category = 'SUV'"],
    ['motorbike', "p.category = 'MOTORCYCLE'"],
    ['michlin', "b.slug = 'michelin'"],
    ['pireli 205/55 R16', `b.slug = 'pirelli' and ${SIZE}`],
    ['pilot sprot 5', "m.slug = 'pilot-sport-5'"],
    ['primacy4+', "m.slug = 'primacy-4-plus'"],
    ['run flat 225/40 r18', 'p.run_flat and (p.width, p.profile, p.diameter) = (225, 40, 18)'],
    ['215/65 R16', "p.size = '215/65 R16'"],
    ['215/65 R16C', "p.size = '215/65 R16C'"],
    ['van 215/65 R16', "p.size = '215/65 R16C'"],
    ['215/70 R15', "p.size = '215/70 R15C'"],
    ['premium 205/55 R16', `${SIZE} and b.tier = 'PREMIUM'`],
    ['wet grip A 205/55 R16', `${SIZE} and p.wet_grip = 'A'`],
    ['205/55 R16 for tomorrow', `${SIZE} and p.stock_available > 0`],
    ['225/40 R18 bmw star', "(p.width, p.profile, p.diameter) = (225, 40, 18) and p.oe_mark = '*'"],
    ['mercedes original', "p.oe_mark = 'MO'"],
    [
      '205/55R16 94W XL winter michelin',
      `${SIZE} and p.load_index >= 94 and p.speed_rating in ('W', '(W)', 'Y', '(Y)') and p.extra_load and p.season = ` +
        `'WINTER' and b.slug = 'michelin'`,
    ],
  ] as const)('C-17, C-18 “%s” finds the right tyres and no others', async ([typed, where], { shop }) => {
    const { pageInfo, understood } = await find(shop, typed);
    expect(pageInfo.totalItems).toBe(await count(shop, where));
    expect(understood).toMatchObject({ text: null, vehicle: null });
    expect(understood.parts.length).toBeGreaterThan(0);
  });

  it('a search with load and speed lists exact matches first, then higher ratings', async ({ shop }) => {
    const { items, pageInfo } = await find(shop, '205/55 R16 91V');
    const exact = await count(shop, `${SIZE} and p.load_index = 91 and p.speed_rating = 'V'`);
    const isExact = items.map(({ loadIndex, speedRating }) => loadIndex === 91 && speedRating === 'V');
    expect(exact).toBeGreaterThan(0);
    expect(pageInfo.totalItems).toBeGreaterThan(exact);
    expect(isExact.lastIndexOf(true)).toBe(Math.min(exact, items.length) - 1);
  });

  it('a search for a speed that no tyre has finds faster tyres', async ({ shop }) => {
    const { items, understood } = await find(shop, 'winter 205/55 R16 91H');
    expect(items.length).toBeGreaterThan(0);
    expect(understood.parts.map(({ label }) => label)).toContain('Speed H or faster');
  });

  it.for([
    ['205/55 R16 qwertzuiop', 'No tyres match “qwertzuiop”, so we’ve left that word out.'],
    ['205/55 R16 qwertz uiop', 'No tyres match “qwertz uiop”, so we’ve left those words out.'],
  ] as const)(
    'the words of “%s” that match no tyre are dropped, with a notice',
    async ([typed, notice], { shop }) => {
      const { pageInfo, understood } = await find(shop, typed);
      expect(pageInfo.totalItems).toBe(await count(shop, SIZE));
      expect(understood).toMatchObject({ text: null, notice });
    },
  );

  it.for([
    ['cheap 205/55 R16', 'price'],
    ['quiet 205/55 R16', 'noiseDb'],
  ] as const)('“%s” puts the lowest %s first', async ([typed, figure], { shop }) => {
    const figures = (await find(shop, typed)).items.map((item) => item[figure]);
    expect(figures.length).toBeGreaterThan(1);
    expect(figures).toEqual(figures.toSorted((one, other) => one - other));
  });

  it('a search for a part number or EAN finds its one tyre, in any case', async ({ shop }) => {
    const [tyre] = await shop.rows<{ id: number; sku: string; ean: string }>(
      'select id, sku, ean from products where id = 4321',
    );
    for (const typed of [tyre?.sku, tyre?.sku.toLowerCase(), tyre?.ean])
      expect((await find(shop, typed ?? '')).items.map(({ id }) => id)).toEqual([4321]);
  });

  it('filters narrow a search, and are counted with it', async ({ shop }) => {
    const { pageInfo, facets } = await find(shop, '205/55 R16', { brands: ['michelin'] });
    expect(pageInfo.totalItems).toBe(await count(shop, `${SIZE} and b.slug = 'michelin'`));
    expect(facets.brands.find(({ value }) => value === 'pirelli')?.count).toBe(
      await count(shop, `${SIZE} and b.slug = 'pirelli'`),
    );
  });

  it('a search runs at most three statements, counts included', async ({ shop }) => {
    for (const typed of ['205/55 R16', 'michelin winter', 'ford focus 2015', 'zzzz qqqq']) {
      shop.takeStatements();
      await find(shop, typed);
      expect(shop.takeStatements().length).toBeLessThanOrEqual(3);
    }
  });

  it('a search matches the remaining words, despite a typo, and finds nothing if nothing resembles them', async ({
    shop,
  }) => {
    await shop.rows("update products set search_text = search_text || ' hushfoam' where id in (77, 78)");
    for (const typed of ['hushfoam', 'Hushf', 'hushfoan'])
      expect((await find(shop, typed)).items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([77, 78]);
    expect(await find(shop, 'zzzz qqqq')).toMatchObject({
      items: [],
      pageInfo: { totalItems: 0 },
      understood: { text: 'zzzz qqqq', parts: [] },
    });
  });

  it('a search uses the first 200 of 5,000 characters, with a notice', async ({ shop }) => {
    const { understood, pageInfo } = await find(shop, '205/55 R16 '.padEnd(5_000, 'tyres '));
    expect(pageInfo.totalItems).toBe(await count(shop, SIZE));
    expect(understood.notice).toBe('We only read the first 200 characters of your search.');
  });

  it('a search ignores a vehicle after its first 200 characters, and still says that it was cut', async ({
    shop,
  }) => {
    const late = await find(shop, `${'tyres '.repeat(40)}kuga`);
    expect(late.understood.vehicle).toBeNull();
    const early = await find(shop, `kuga ${'tyres '.repeat(40)}`);
    expect(early.understood.vehicle).toMatchObject({ make: 'Ford', model: 'Kuga' });
    expect(early.understood.notice).toContain('We only read the first 200 characters of your search.');
  });
});

describe('a vehicle in the search', () => {
  it('FIND a registration in the search lists the tyres that fit its vehicle', async ({ shop }) => {
    const typed = await find(shop, 'ab12 cde');
    expect(typed.understood).toMatchObject({
      text: null,
      parts: [{ kind: 'REGISTRATION', label: 'AB12 CDE' }],
      vehicle: { registration: 'AB12 CDE' },
    });
    expect(typed.items.length).toBeGreaterThan(0);
    const sizes = typed.understood.vehicle?.tyreSizes.map(({ size }) => size);
    for (const { size } of typed.items) expect(sizes).toContain(size);
    expect(typed.pageInfo).toEqual((await find(shop, '', { registration: 'AB12CDE' })).pageInfo);
  });

  it('a make and a model in the search list the tyres that fit the vehicle', async ({ shop }) => {
    const words = await find(shop, 'ford focus');
    expect(words.understood).toMatchObject({
      text: null,
      notice: null,
      vehicle: { make: 'Ford', model: expect.stringMatching(/^Focus/), registration: null },
    });
    expect(words.pageInfo.totalItems).toBeGreaterThan(0);
    expect(words.pageInfo).toEqual((await find(shop, '', { make: 'Ford', vehicleModel: 'Focus' })).pageInfo);
    expect((await find(shop, 'Ford Focus 2015')).pageInfo).toEqual(
      (await find(shop, '', { make: 'Ford', vehicleModel: 'Focus', year: 2015 })).pageInfo,
    );
  });

  it('the other words of a search for a vehicle still count', async ({ shop }) => {
    const { understood, items } = await find(shop, 'winter tyres michelin for ford focus 2015');
    expect(understood).toMatchObject({ text: null, vehicle: { make: 'Ford', year: 2015 } });
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item).toMatchObject({ season: 'WINTER', brand: { slug: 'michelin' } });
  });

  it('a make alone in the search lists all its sizes and asks for the model', async ({ shop }) => {
    const { understood, pageInfo } = await find(shop, 'ford');
    expect(understood).toMatchObject({
      text: null,
      vehicle: null,
      notice: 'These sizes fit Ford vehicles. Add your model to see only what fits yours.',
    });
    expect(pageInfo.totalItems).toBeGreaterThan((await find(shop, 'ford focus')).pageInfo.totalItems);
  });

  it('an unknown vehicle model matches no tyre, with a notice', async ({ shop }) => {
    expect(await find(shop, 'ford zeppelin')).toMatchObject({
      items: [],
      pageInfo: { totalItems: 0 },
      understood: { notice: expect.stringContaining('We don’t have tyre sizes for the Ford zeppelin.') },
    });
    expect((await find(shop, 'JA15 ZZZ')).understood.notice).toContain('We couldn’t find JA15 ZZZ.');
  });

  it('a vehicle in the filter takes precedence over one in the search', async ({ shop }) => {
    const { understood } = await find(shop, 'ford focus', { registration: 'AB12CDE' });
    expect(understood).toMatchObject({ text: 'ford focus', vehicle: { registration: 'AB12 CDE' } });
  });
});
