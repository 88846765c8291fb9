import { expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { askAs } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { aCentre, aVan } from '../../../../../test/fixtures/fitting.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { aBooking, aSlug, change } from './fitting-admin.builder.ts';

const it = shopTest({ now: new Date('2026-11-16T10:00:00Z') });

const DAYS = { firstDay: '2026-11-26', lastDay: '2026-11-27', reason: 'Staff training' };
const closures = async (shop: TestShop, admin: SignedIn): Promise<{ id: number; place: string | null }[]> =>
  (
    await askAs<{ adminFittingClosures: { id: number; place: string | null }[] }>(
      shop,
      admin,
      '{ adminFittingClosures { id place } }',
    )
  ).adminFittingClosures;

it('closed days of a centre are listed until they’re over, and removed again', async ({ shop, admin }) => {
  const slug = await aCentre(shop, { slug: aSlug() });
  const today = { ...DAYS, firstDay: '2026-11-16', lastDay: '2026-11-16' };
  const { closure, affectedBookings } = await change(shop, admin, 'createFittingClosure', {
    centre: slug,
    ...today,
  });
  expect(closure).toEqual({
    id: expect.any(Number),
    centre: slug,
    van: null,
    place: `Test centre ${slug}`,
    ...today,
  });
  expect(affectedBookings).toEqual([]);
  expect(await closures(shop, admin)).toEqual([{ id: closure.id, place: `Test centre ${slug}` }]);
  shop.setNow(new Date('2026-11-17T00:30:00Z'));
  expect(await closures(shop, admin)).toEqual([]);
  const remove = () =>
    askAs<{ gone: { kind: string } }>(
      shop,
      admin,
      'mutation ($id: Int!) { gone: deleteFittingClosure(id: $id) { kind: __typename } }',
      { id: closure.id },
    );
  expect((await remove()).gone.kind).toBe('FittingClosureDeleted');
  expect((await remove()).gone.kind).toBe('FittingPlaceNotFound');
});

it('closed days list the jobs booked on them: those of the centre, of the van, or of everybody', async ({
  shop,
  admin,
}) => {
  const centre = await aCentre(shop, { slug: aSlug() });
  const van = await aVan(shop);
  const one = await aBooking(shop, { centre, at: '2026-11-26T09:00:00Z' });
  const other = await aBooking(shop, { van, at: '2026-11-27T16:00:00Z' });
  await aBooking(shop, { centre, at: '2026-11-25T09:00:00Z' });
  const affected = async (input: object) =>
    (await change(shop, admin, 'createFittingClosure', { ...DAYS, ...input })).affectedBookings.map(
      ({ orderId }) => orderId,
    );
  expect(await affected({ centre })).toEqual([one.orderId]);
  expect(await affected({ van })).toEqual([other.orderId]);
  expect(await affected({})).toEqual([one.orderId, other.orderId]);
});

it.for([
  [{ reason: '' }, 'reason'],
  [{ lastDay: '2026-11-25' }, 'lastDay'],
  [{ lastDay: '2028-11-25' }, 'lastDay'],
  [{ centre: 'larkwimple-tyre-bay', van: 1 }, 'van'],
] as const)('closed days with %o are refused', async ([changes, path], { shop, admin }) => {
  const { fields } = await change(shop, admin, 'createFittingClosure', { ...DAYS, ...changes });
  expect(fields).toMatchObject([{ path }]);
});

it('an unknown centre or van can’t be closed', async ({ shop, admin }) => {
  for (const unknown of [{ centre: 'nowhere' }, { van: 9_999 }])
    expect((await change(shop, admin, 'createFittingClosure', { ...DAYS, ...unknown })).kind).toBe(
      'FittingPlaceNotFound',
    );
});
