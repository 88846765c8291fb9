import { describe, expect, onTestFinished } from 'vitest';
import { aLookupServer } from '../../../../../test/fixtures/catalogue/lookup-server.ts';
import { openTestShop } from '../../../../../test/test-shop.ts';
import { ask, CARD, tyreTest, type Tyre } from '../reading/product.builder.ts';

const it = tyreTest();

interface Advice {
  picks: { role: string; score: number; product: Tyre & { wetGrip: string; threePeakSnowflake: boolean } }[];
  candidateCount: number;
  quietestDb: number | null;
  lowestPrice: number | null;
  givenUp: string[];
  notice: string | null;
}

const ADVICE = /* GraphQL */ `
  query ($input: TyreAdviceInput!) {
    tyreAdvice(input: $input) {
      picks { role score product { ${CARD} wetGrip threePeakSnowflake } }
      candidateCount
      quietestDb
      lowestPrice
      givenUp
      notice
    }
  }
`;
const WISHES = { road: 'MIXED', weather: 'SUMMER', priority: 'WET_GRIP' };
const SIZE = { ...WISHES, size: '205/55 R16' };

describe('advice on tyres', () => {
  const advise = async (shop: Parameters<typeof ask>[0], input: object) =>
    (await ask<{ tyreAdvice: Advice }>(shop, ADVICE, { input })).tyreAdvice;

  it('gives three models in stock for the size and season, and the number it chose from', async ({
    shop,
  }) => {
    const advice = await advise(shop, SIZE);
    expect(advice.picks.map(({ role }) => role)[0]).toBe('BEST_MATCH');
    expect(new Set(advice.picks.map(({ product }) => product.model.slug)).size).toBe(3);
    for (const { product } of advice.picks) {
      expect(product).toMatchObject({ size: '205/55 R16', season: 'SUMMER' });
      expect(product.stockQuantity).toBeGreaterThan(0);
    }
    const [counted] = await shop.rows(
      `select count(distinct model_id)::integer as "candidateCount", min(noise_db)::integer as "quietestDb",
          min(charged_price_pence) as "lowestPrice"
        from products where size = '205/55 R16' and season = 'SUMMER' and stock_available > 0
          and published and deleted_at is null`,
    );
    expect(advice).toMatchObject({ ...counted, givenUp: [], notice: null });
  });

  it('keeps to the budget while any tyre does, and otherwise says that it dropped it', async ({ shop }) => {
    const { lowestPrice } = await advise(shop, SIZE);
    const within = await advise(shop, { ...SIZE, maxPrice: (lowestPrice ?? 0) + 1_000 });
    expect(within.givenUp).toEqual([]);
    expect(within.picks).not.toEqual([]);
    for (const { product } of within.picks)
      expect(product.price).toBeLessThanOrEqual((lowestPrice ?? 0) + 1_000);
    expect((await advise(shop, { ...SIZE, maxPrice: 1 })).givenUp).toEqual(['BUDGET']);
  });

  it('drops the weather last, and only if the size has no tyre for it', async ({ shop }) => {
    const [without] = await shop.rows<{ size: string }>(
      `select size from products where published and deleted_at is null and category <> 'MOTORCYCLE'
        group by size having bool_or(stock_available > 0) and not bool_or(three_peak_snowflake and stock_available > 0)
        order by size limit 1`,
    );
    expect(without).toBeDefined();
    const input = { ...WISHES, weather: 'SNOW', size: without?.size };
    expect((await advise(shop, input)).givenUp).toEqual(['WEATHER']);
    expect((await advise(shop, { ...input, maxPrice: 1 })).givenUp).toEqual(['BUDGET', 'WEATHER']);
    const { picks } = await advise(shop, { ...SIZE, weather: 'SNOW' });
    expect(picks).not.toEqual([]);
    expect(picks.every(({ product }) => product.threePeakSnowflake)).toBe(true);
  });

  it('knows the tyres for a registration, and says if it does not know the vehicle', async ({ shop }) => {
    expect((await advise(shop, { ...WISHES, registration: 'AB12 CDE' })).picks.length).toBeGreaterThan(0);
    const unknown = await advise(shop, { ...WISHES, registration: 'ZZ99 ZZZ' });
    expect(unknown.picks).toEqual([]);
    expect(unknown.notice).toBeTruthy();
  });

  it('queries the register once for a registration, even if it fails and wishes could be dropped', async () => {
    const register = await aLookupServer(() => ({ status: 403 }));
    const shop = await openTestShop({ env: { DVLA_API_KEY: 'k', DVLA_URL: register.url } });
    onTestFinished(() => shop.close());
    const { picks, notice } = await advise(shop, { ...WISHES, registration: 'AB12 CDE', maxPrice: 10_000 });
    expect(picks).toEqual([]);
    expect(notice).toBeTruthy();
    expect(register.heard).toHaveLength(1);
    shop.complaints.length = 0;
  });

  it.for(['205/55', 'R16', '205', 'summer'])(
    'asks for the whole size instead of %j',
    async (size, { shop }) => {
      const { errors } = await shop.graphql(ADVICE, { input: { ...WISHES, size } });
      expect(errors?.[0]).toMatchObject({
        message: expect.stringContaining('Give the whole size: width, profile and rim, such as 205/55 R16'),
        extensions: { code: 'BAD_USER_INPUT' },
      });
    },
  );

  it.for(['205/55 R16', '2055516', '205 55 16', '215/65R16C'])(
    'accepts the size %j',
    async (size, { shop }) => {
      expect((await advise(shop, { ...WISHES, weather: 'ALL_YEAR', size })).picks).not.toEqual([]);
    },
  );

  it('asks for a size or a registration, not both', async ({ shop }) => {
    for (const input of [WISHES, { ...SIZE, registration: 'AB12 CDE' }]) {
      const { errors } = await shop.graphql(ADVICE, { input });
      expect(errors?.[0]).toMatchObject({
        message: expect.stringContaining('Give either a size or a registration'),
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
  });
});
