import { expect } from 'vitest';
import { askAs } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { aBooking, aVanInput, change } from './fitting-admin.builder.ts';

const it = shopTest({ now: new Date('2026-11-16T10:00:00Z') });

it('a van is added, changed and closed, and each change is logged', async ({ shop, admin }) => {
  const { van } = await change(shop, admin, 'createFittingVan', aVanInput());
  const { orderId } = await aBooking(shop, { van: van.id, at: '2026-11-27T09:00:00Z' });
  const closed = await change(
    shop,
    admin,
    'updateFittingVan',
    aVanInput({ id: van.id, revision: 1, name: 'Van 9', closedFrom: '2026-11-20' }),
  );
  expect(closed.van).toEqual({ id: van.id, name: 'Van 9', revision: 2, closedFrom: '2026-11-20' });
  expect(closed.affectedBookings).toMatchObject([{ orderId, place: 'Van 9', reason: 'Closed for good' }]);
  expect(
    await shop.rows(
      "select action, after from audit_entries where subject = 'fitting van' and subject_id = $1 order by id",
      [String(van.id)],
    ),
  ).toMatchObject([
    { action: 'created' },
    { action: 'changed', after: { name: 'Van 9', closedFrom: '2026-11-20' } },
  ]);
  const { adminFittingVans: vans } = await askAs<{
    adminFittingVans: { name: string; upcomingJobs: number }[];
  }>(shop, admin, '{ adminFittingVans { name upcomingJobs } }');
  expect(vans).toContainEqual({ name: 'Van 9', upcomingJobs: 1 });
});

it('a van isn’t overwritten unseen, nor saved without a name', async ({ shop, admin }) => {
  const { van } = await change(shop, admin, 'createFittingVan', aVanInput());
  const update = (changes: object) =>
    change(shop, admin, 'updateFittingVan', aVanInput({ id: van.id, revision: 1, ...changes }));
  expect((await update({ name: '' })).fields).toMatchObject([{ path: 'name' }]);
  expect((await update({ minRim: 22 })).fields).toMatchObject([{ path: 'maxRim' }]);
  expect((await update({ revision: 7 })).kind).toBe('StaleWrite');
  expect((await update({ id: 9_999 })).kind).toBe('FittingPlaceNotFound');
});
