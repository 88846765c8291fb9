import { describe, expect } from 'vitest';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { FittingCentreService } from './fitting.service.ts';

interface Centre {
  slug: string;
  address: string;
  line1: string | null;
  postcode: string | null;
  phoneHref: string;
  distanceMiles: number;
  area: string;
  services: string[];
  hours: { days: string; opens: string; closes: string }[];
  isSample: boolean;
}

const CENTRES = /* GraphQL */ `
  query ($area: FittingArea) {
    fittingCentres(area: $area) {
      slug
      address
      line1
      postcode
      phoneHref
      distanceMiles
      area
      services
      hours {
        days
        opens
        closes
      }
      isSample
    }
  }
`;
const ADD = `insert into fitting_centres (slug, name, town, postcode_district, phone, distance_miles)
  values ($1, 'Edge Tyres', 'Sandy', 'SG19', '01632 960900', $2)`;

const it = shopTest();

const centres = async (shop: TestShop, area?: string): Promise<Centre[]> =>
  (await shop.graphql<{ fittingCentres: Centre[] }>(CENTRES, { area })).data.fittingCentres;

describe('the seeded fitting centres', () => {
  it('INFO-12 lists twelve, nearest first', async ({ shop }) => {
    const distances = (await centres(shop)).map(({ distanceMiles }) => distanceMiles);
    expect(distances).toHaveLength(12);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it.for([
    ['LOCAL', 3],
    ['EXTENDED', 6],
    ['REGIONAL', 3],
  ] as const)('INFO-12 filters them by %s', async ([area, count], { shop }) => {
    const found = await centres(shop, area);
    expect(found).toHaveLength(count);
    expect(new Set(found.map((centre) => centre.area))).toEqual(new Set([area]));
  });

  it('INFO-13 returns every field ready to show on a page', async ({ shop }) => {
    expect((await centres(shop))[0]).toEqual({
      slug: 'larkwimple-tyre-bay',
      address: '1 Larkwimple Yard, Bedford, MK40 9ZA',
      line1: '1 Larkwimple Yard',
      postcode: 'MK40 9ZA',
      phoneHref: 'tel:+441632960101',
      distanceMiles: 0.3,
      area: 'LOCAL',
      isSample: true,
      services: [
        'TYRE_FITTING',
        'WHEEL_BALANCING',
        'WHEEL_ALIGNMENT',
        'PUNCTURE_REPAIR',
        'TPMS_SERVICE',
        'RUN_FLAT_FITTING',
        'EV_TRAINED',
        'MOBILE_FITTING',
      ],
      hours: [
        { days: 'Mon–Fri', opens: '08:00', closes: '18:00' },
        { days: 'Sat', opens: '08:30', closes: '16:00' },
      ],
    });
  });
});

describe('C-36 the limits of the areas', () => {
  it.for([
    [0, 'LOCAL'],
    [5, 'LOCAL'],
    [5.1, 'EXTENDED'],
    [20, 'EXTENDED'],
    [20.1, 'REGIONAL'],
    [300, 'REGIONAL'],
  ] as const)('counts %d miles as %s', async ([miles, area], { shop }) => {
    await shop.rows(ADD, [`edge-${miles}`, miles]);
    const found = await shop.services.get(FittingCentreService).centres(null);
    expect(found.find(({ slug }) => slug === `edge-${miles}`)).toMatchObject({
      area,
      address: 'Sandy, SG19',
    });
  });

  it('refuses a negative distance', async ({ shop }) => {
    await expect(shop.rows(ADD, ['edge-below', -0.1])).rejects.toThrow(
      'fitting_centres_distance_miles_check',
    );
  });
});
