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
  minRim: number;
  maxRim: number;
  isOwn: boolean;
  closedDays: { firstDay: string; lastDay: string; reason: string }[];
}

const CENTRES = /* GraphQL */ `
  query ($area: FittingArea, $near: String, $needs: FittingNeeds, $limit: Int) {
    fittingCentres(area: $area, near: $near, needs: $needs, limit: $limit) {
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
      minRim
      maxRim
      isOwn
      closedDays {
        firstDay
        lastDay
        reason
      }
    }
  }
`;
const ADD = `insert into fitting_centres (slug, name, town, postcode_district, phone, distance_miles)
  values ($1, 'Edge Tyres', 'Sandy', 'SG19', '01632 960900', $2)`;

const it = shopTest();

interface Asked {
  area?: string;
  near?: string;
  needs?: { rim?: number; services?: string[] };
  limit?: number;
}

const centres = async (shop: TestShop, asked: Asked = {}): Promise<Centre[]> =>
  (await shop.graphql<{ fittingCentres: Centre[] }>(CENTRES, { ...asked })).data.fittingCentres;

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
    const found = await centres(shop, { area });
    expect(found).toHaveLength(count);
    expect(new Set(found.map((centre) => centre.area))).toEqual(new Set([area]));
  });

  it('INFO-13 returns every field ready to show on a page', async ({ shop }) => {
    const { closedDays: _days, ...first } = (await centres(shop))[0] as Centre;
    expect(first).toEqual({
      slug: 'larkwimple-tyre-bay',
      address: '1 Larkwimple Yard, Bedford, MK40 9ZA',
      line1: '1 Larkwimple Yard',
      postcode: 'MK40 9ZA',
      phoneHref: 'tel:+441632960101',
      distanceMiles: 0.3,
      area: 'LOCAL',
      isSample: true,
      isOwn: false,
      minRim: 13,
      maxRim: 22,
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

describe('the centres near a place', () => {
  it.for([
    ['LS1', 'Leeds'],
    ['Belfast', 'Belfast'],
    ['thurso', 'Thurso'],
  ] as const)('%s: the nearest is in %s, with its distance from there', async ([near, town], { shop }) => {
    const found = await centres(shop, { near });
    expect(found).toHaveLength(12);
    expect(found[0]?.address).toContain(town);
    expect(found[0]?.distanceMiles).toBeLessThan(8);
    const distances = found.map(({ distanceMiles }) => distanceMiles);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('are those near the base town if the place is unknown', async ({ shop }) => {
    expect((await centres(shop, { near: 'Atlantis' }))[0]?.slug).toBe('larkwimple-tyre-bay');
  });

  it('are only those that can do what is needed', async ({ shop }) => {
    const needs = { rim: 10, services: ['MOTORCYCLE_FITTING', 'VAN_FITTING'] };
    const [first, ...others] = await centres(shop, { needs });
    expect(first?.slug).toBe('thistlequay-wheel-works');
    for (const { minRim, services } of others) {
      expect(minRim).toBeLessThanOrEqual(10);
      expect(services).toEqual(expect.arrayContaining(needs.services));
    }
  });

  it('leave out those that have closed for good', async ({ shop }) => {
    const slugs = async (): Promise<string[]> => {
      await shop.announce('content');
      return (await centres(shop, { limit: 3 })).map(({ slug }) => slug);
    };
    const before = await slugs();
    await shop.rows('update fitting_centres set closed_from = current_date + 7 where slug = $1', [before[1]]);
    expect(await slugs()).toEqual(before);
    await shop.rows('update fitting_centres set closed_from = current_date - 1 where slug = $1', [before[1]]);
    expect(await slugs()).not.toContain(before[1]);
    await shop.rows('update fitting_centres set closed_from = null');
  });

  it('announce their own holidays and everybody’s', async ({ shop }) => {
    await shop.rows(`
      insert into fitting_closures (centre_slug, first_day, last_day, reason)
      select 'larkwimple-tyre-bay', current_date + 1, current_date + 14, 'New lift'
      union all select null, current_date + 15, current_date + 16, 'Stocktaking'`);
    await shop.announce('content');
    const [first, second] = await centres(shop, { limit: 2 });
    const reasons = (centre?: Centre) => centre?.closedDays.map(({ reason }) => reason);
    expect(reasons(first)).toContain('New lift');
    expect(reasons(second)).not.toContain('New lift');
    expect([...(reasons(first) ?? []), ...(reasons(second) ?? [])]).toContain('Stocktaking');
    await shop.rows('delete from fitting_closures');
  });

  it.for([{ limit: 0 }, { needs: { rim: 31 } }, { near: 'x'.repeat(61) }])(
    'are refused for %o',
    async (asked, { shop }) => {
      const { errors } = await shop.graphql(CENTRES, asked);
      expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    },
  );
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
    const found = await shop.services.get(FittingCentreService).centres({ limit: 300 });
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
