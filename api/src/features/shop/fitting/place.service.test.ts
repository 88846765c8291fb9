import { milesBetween, type Coordinates } from '@treadline/schema/trade/values/coordinates';
import { describe, expect } from 'vitest';
import { updateSettings } from '../../../../test/fixtures/content/admin-settings.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest();

const TOWNS = '{ towns { name road kmFromBase isBase isCovered } }';
const PLACE = 'query ($text: String!) { place(text: $text) { name latitude longitude } }';

interface Town {
  name: string;
  road: string | null;
  kmFromBase: number | null;
  isBase: boolean;
  isCovered: boolean;
}

const towns = async (shop: TestShop): Promise<Town[]> =>
  (await shop.graphql<{ towns: Town[] }>(TOWNS)).data.towns;

const placeNamed = async (shop: TestShop, text: string): Promise<string | undefined> =>
  (await shop.graphql<{ place: { name: string } | null }>(PLACE, { text })).data.place?.name;

describe('the towns around the base', () => {
  it.afterEach(async ({ shop }) => {
    await shop.rows('delete from settings');
    await shop.announce('settings');
  });

  it('LOCAL-01 C-36 are the base and the twelve within the radius, with their distances', async ({
    shop,
  }) => {
    const found = await towns(shop);
    expect(found[0]).toEqual({ name: 'Bedford', road: null, kmFromBase: 0, isBase: true, isCovered: true });
    expect(found.filter(({ isBase, isCovered }) => isCovered && !isBase)).toHaveLength(12);
    const sandy = found.find(({ name }) => name === 'Sandy');
    expect(sandy).toMatchObject({ road: 'A603', isBase: false });
    expect(sandy?.kmFromBase).toBeCloseTo(12.2, 1);
    const distances = found.map(({ kmFromBase }) => kmFromBase ?? NaN);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('C-36 a smaller radius covers fewer towns, and a new base means new distances and no roads', async ({
    shop,
    admin,
  }) => {
    await updateSettings(shop, admin, 'FITTING', { mobileFittingRadiusKm: 15 });
    const near = (await towns(shop)).filter(({ isCovered }) => isCovered);
    expect(near.map(({ name }) => name)).toEqual(['Bedford', 'Kempston', 'Sandy', 'Ampthill']);

    await updateSettings(shop, admin, 'FITTING', { baseTown: 'milton keynes' });
    const moved = await towns(shop);
    expect(moved[0]).toMatchObject({ name: 'Milton Keynes', kmFromBase: 0, isBase: true });
    expect(moved.every(({ road }) => road === null)).toBe(true);

    await updateSettings(shop, admin, 'FITTING', { baseTown: 'Nowhere-on-Sea' });
    expect((await towns(shop)).every(({ kmFromBase, isCovered }) => kmFromBase === null && !isCovered)).toBe(
      true,
    );
  });
});

describe('the place a visitor types', () => {
  it.for([
    ['MK44', 'MK44 (Great Barford)'],
    ['mk44 1aa', 'MK44 (Great Barford)'],
    ['Bedford', 'Bedford'],
    [' st. neots ', 'St Neots'],
    ['milton-keynes', 'Milton Keynes'],
    ['biggleswade', 'Biggleswade'],
    ['SW1A 1AA', 'SW1A (London)'],
    ['bt1', 'BT1 (Belfast)'],
    ['Leeds', 'Leeds'],
    ['York', 'York'],
    ['Newcastle upon Tyne', 'Newcastle upon Tyne'],
    ['Newcastle', 'Newcastle upon Tyne'],
    ['newport, isle of wight', 'Newport, Isle of Wight'],
    ['New', undefined],
    ['ZZ1', undefined],
    ['Atlantis', undefined],
    ['', undefined],
    ["'; drop table towns; --", undefined],
    ['%', undefined],
  ] as const)('%j is %j', async ([text, name], { shop }) => {
    expect(await placeNamed(shop, text)).toBe(name);
  });

  it('a place of many districts lies in its middle, even if a few are far out', async ({ shop }) => {
    const { data } = await shop.graphql<{ place: Coordinates }>(PLACE, { text: 'York' });
    expect(milesBetween(data.place, { latitude: 53.958, longitude: -1.083 })).toBeLessThan(4);
  });

  it('a text that is too long is refused with a sentence', async ({ shop }) => {
    const { errors } = await shop.graphql(PLACE, { text: 'x'.repeat(61) });
    expect(errors?.[0]?.message).toContain('at most 60 characters');
  });
});

it('a centre without coordinates is placed at the middle of its postcode district', async ({ shop }) => {
  await shop.rows(
    `insert into fitting_centres (slug, name, town, postcode_district, phone, distance_miles)
      values ('unplaced', 'Unplaced Tyres', 'Sandy', 'SG19', '01632 960901', 7)`,
  );
  const { data } = await shop.graphql<{
    fittingCentres: { slug: string; latitude: number; longitude: number }[];
  }>('{ fittingCentres { slug latitude longitude } }');
  expect(data.fittingCentres.find(({ slug }) => slug === 'unplaced')).toMatchObject({
    latitude: 52.135,
    longitude: -0.27,
  });
  expect(data.fittingCentres.every(({ latitude }) => latitude !== null)).toBe(true);
});
