import { describe, expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { askAs } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { aBooking, aCentreInput, aSlug, change, WEEK } from './fitting-admin.builder.ts';

const it = shopTest({ now: new Date('2026-11-16T10:00:00Z') });
/** A Friday. */
const FRIDAY = '2026-11-27T09:00:00Z';

const LIST = /* GraphQL */ `
  query ($filter: AdminFittingCentreFilter, $sort: AdminFittingCentreSort!, $page: Int!, $limit: Int!) {
    adminFittingCentres(filter: $filter, sort: $sort, page: $page, limit: $limit) {
      items {
        slug
        town
        distanceMiles
      }
      pageInfo {
        totalItems
        totalPages
      }
    }
  }
`;

interface Listed {
  readonly items: { readonly slug: string; readonly town: string; readonly distanceMiles: number }[];
  readonly pageInfo: { readonly totalItems: number; readonly totalPages: number };
}

const list = async (
  shop: TestShop,
  admin: SignedIn,
  filter: object,
  variables: object = {},
): Promise<Listed> =>
  (
    await askAs<{ adminFittingCentres: Listed }>(shop, admin, LIST, {
      filter,
      sort: 'DISTANCE_ASC',
      page: 1,
      limit: 50,
      ...variables,
    })
  ).adminFittingCentres;

const nearLeeds = async (shop: TestShop): Promise<string[]> =>
  (
    await shop.graphql<{ fittingCentres: { slug: string }[] }>(
      '{ fittingCentres(near: "LS1", limit: 50) { slug } }',
    )
  ).data.fittingCentres.map(({ slug }) => slug);

/** The last entry of the audit log about a centre. */
const lastEntry = async (shop: TestShop, slug: string): Promise<Record<string, unknown> | undefined> =>
  (
    await shop.rows<Record<string, unknown>>(
      `select action, actor_id, before, after from audit_entries
        where subject = 'fitting centre' and subject_id = $1 order by id desc limit 1`,
      [slug],
    )
  )[0];

describe('a new centre', () => {
  it('is stored with its slug, postcode and distance, listed for shoppers at once, and logged', async ({
    shop,
    admin,
  }) => {
    const { kind, centre, affectedBookings } = await change(
      shop,
      admin,
      'createFittingCentre',
      aCentreInput(),
    );
    expect(kind).toBe('FittingCentreSaved');
    expect(centre).toMatchObject({
      slug: 'test-tyre-shed',
      postcode: 'LS1 9ZZ',
      latitude: null,
      revision: 1,
      upcomingJobs: 0,
      isSample: false,
      fees: [{ category: 'CAR', maxRim: 19, pence: 1_250 }],
      week: WEEK,
    });
    expect(centre.distanceMiles).toBeGreaterThan(100);
    expect(affectedBookings).toEqual([]);
    expect(await nearLeeds(shop)).toContain('test-tyre-shed');
    expect(await lastEntry(shop, 'test-tyre-shed')).toMatchObject({
      action: 'created',
      actor_id: admin.id,
      after: { name: 'Test Tyre Shed', fees: 'CAR 19 12.50' },
    });
    expect(JSON.stringify(await lastEntry(shop, 'test-tyre-shed'))).not.toContain('jobs@');
  });

  it('can be where its district isn’t', async ({ shop, admin }) => {
    const position = { latitude: 52.14, longitude: -0.46 };
    const { centre } = await change(
      shop,
      admin,
      'createFittingCentre',
      aCentreInput({ slug: aSlug(), position }),
    );
    expect(centre).toMatchObject({ ...position, distanceMiles: 0.4 });
  });

  it.for([
    [{ name: ' ' }, 'name'],
    [{ postcode: 'D02 AF30' }, 'postcode'],
    [{ slug: 'Larkwimple Tyre Bay' }, 'slug'],
    [{ slug: 'larkwimple-tyre-bay' }, 'slug'],
    [{ postcode: 'MK99 9ZZ' }, 'position'],
    [{ phone: 'call us' }, 'phone'],
    [{ email: 'nobody' }, 'email'],
    [{ bays: 0 }, 'bays'],
    [{ minRim: 20, maxRim: 18 }, 'maxRim'],
    [{ services: [] }, 'services'],
    [{ week: [] }, 'week'],
    [{ week: [...WEEK, WEEK[0]] }, 'week'],
    [{ week: [{ day: 1, opens: '18:00', closes: '08:00' }] }, 'week.0.closes'],
    [{ week: [{ day: 8, opens: '08:00', closes: '18:00' }] }, 'week.0.day'],
    [{ position: { latitude: 40, longitude: 0 } }, 'position.latitude'],
    [
      {
        fees: [
          { category: 'CAR', maxRim: 18, pence: 1 },
          { category: 'CAR', maxRim: 18, pence: 2 },
        ],
      },
      'fees.1.maxRim',
    ],
  ] as const)('is refused with %o', async ([changes, path], { shop, admin }) => {
    const { kind, fields } = await change(shop, admin, 'createFittingCentre', aCentreInput(changes));
    expect(kind).toBe('InvalidInput');
    expect(fields.map((field) => field.path)).toEqual([path]);
  });
});

describe('a change of a centre', () => {
  const aCentre = async (shop: TestShop, admin: SignedIn, changes: object = {}): Promise<string> => {
    const slug = aSlug();
    const { kind } = await change(shop, admin, 'createFittingCentre', aCentreInput({ slug, ...changes }));
    expect(kind).toBe('FittingCentreSaved');
    return slug;
  };
  const update = (shop: TestShop, admin: SignedIn, current: string, changes: object = {}) =>
    change(
      shop,
      admin,
      'updateFittingCentre',
      aCentreInput({ current, revision: 1, slug: current, ...changes }),
    );

  it('is refused if a colleague has saved in the meantime', async ({ shop, admin }) => {
    const slug = await aCentre(shop, admin);
    expect((await update(shop, admin, slug, { bays: 3 })).centre).toMatchObject({ bays: 3, revision: 2 });
    expect(await update(shop, admin, slug, { bays: 4 })).toMatchObject({ kind: 'StaleWrite', revision: 2 });
    expect((await update(shop, admin, 'nowhere')).kind).toBe('FittingPlaceNotFound');
  });

  it('can give it another slug, which its bookings follow, but not one that is taken', async ({
    shop,
    admin,
  }) => {
    const slug = await aCentre(shop, admin);
    const { orderId } = await aBooking(shop, { centre: slug, at: FRIDAY });
    const taken = await update(shop, admin, slug, { slug: 'larkwimple-tyre-bay' });
    expect(taken.fields).toMatchObject([{ path: 'slug' }]);
    const renamed = aSlug();
    const { centre } = await update(shop, admin, slug, { slug: renamed });
    expect(centre).toMatchObject({ slug: renamed, upcomingJobs: 1 });
    expect(
      await shop.rows('select centre_slug from fitting_bookings where order_id = $1', [orderId]),
    ).toEqual([{ centre_slug: renamed }]);
    expect(await lastEntry(shop, renamed)).toMatchObject({ before: { slug }, after: { slug: renamed } });
  });

  it.for([
    [{ bays: 1 }, 'Bay 2 no longer exists'],
    [{ week: WEEK.filter(({ day }) => day !== 5) }, 'Closed'],
    [{ week: WEEK.map((hours) => ({ ...hours, opens: '10:00' })) }, 'Outside the hours'],
    [{ closedFrom: '2026-11-27' }, 'Closed for good'],
    [{ maxRim: 15 }, 'fits wheels of 13 to 15 inches, and yours have 16'],
  ] as const)(
    'with %o lists the job that no longer fits, which stays booked',
    async ([changes, reason], { shop, admin }) => {
      const slug = await aCentre(shop, admin);
      const { orderId } = await aBooking(shop, { centre: slug, bay: 2, at: FRIDAY });
      const { affectedBookings } = await update(shop, admin, slug, changes);
      expect(affectedBookings).toMatchObject([{ orderId, place: 'Test Tyre Shed', reason }]);
      expect(await shop.rows('select state from fitting_bookings where order_id = $1', [orderId])).toEqual([
        { state: 'CONFIRMED' },
      ]);
    },
  );

  it('closes it for good from a day and reopens it', async ({ shop, admin }) => {
    const slug = await aCentre(shop, admin);
    await update(shop, admin, slug, { closedFrom: '2026-11-16' });
    expect(await nearLeeds(shop)).not.toContain(slug);
    expect((await list(shop, admin, { states: ['CLOSED'] })).items.map((row) => row.slug)).toContain(slug);
    const { centre } = await update(shop, admin, slug, { closedFrom: null, revision: 2 });
    expect(centre.closedFrom).toBeNull();
    expect(await nearLeeds(shop)).toContain(slug);
  });
});

describe('the list of centres', () => {
  it('is searched by words of name, town, postcode and slug', async ({ shop, admin }) => {
    for (const search of ['larkwimple bay', 'MK40 9ZA', 'mk409za', 'bay bedford'])
      expect((await list(shop, admin, { search })).items.map(({ slug }) => slug)).toEqual([
        'larkwimple-tyre-bay',
      ]);
    expect((await list(shop, admin, { search: '%' })).items).toEqual([]);
  });

  it('is filtered by whose they are, sorted, and paged', async ({ shop, admin }) => {
    const own = await list(shop, admin, { owners: ['OWN'] });
    expect(own.items.map(({ town }) => town).toSorted()).toEqual(['Leicester', 'Norwich', 'Peterborough']);
    const far = await list(shop, admin, {}, { sort: 'DISTANCE_DESC', limit: 10, page: 2 });
    expect(far.items).toHaveLength(10);
    expect(far.pageInfo.totalItems).toBeGreaterThan(200);
    const miles = far.items.map(({ distanceMiles }) => distanceMiles);
    expect(miles).toEqual(miles.toSorted((a, b) => b - a));
    const towns = (await list(shop, admin, {}, { sort: 'TOWN_ASC' })).items.map(({ town }) => town);
    expect(towns).toEqual(towns.toSorted());
  });

  it('takes two statements, whatever its length', async ({ shop, admin }) => {
    const count = async (limit: number): Promise<number> => {
      shop.takeStatements();
      await list(shop, admin, {}, { limit });
      return shop.takeStatements().length;
    };
    expect(await count(200)).toBe(await count(1));
  });
});
