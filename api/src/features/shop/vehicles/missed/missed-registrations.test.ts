import { expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { forgetMissedRegistrations } from '../vehicles.jobs.ts';
import { MissedRegistrations } from './missed-registrations.service.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const it = shopTest({ now: NOW, env: { TRUSTED_PROXIES: '1' } });

const VEHICLE = 'query ($registration: String!) { vehicle(registration: $registration) { model } }';
const MISSED = '{ missedRegistrations { items { registration make times lastAt } pageInfo { totalItems } } }';
const DELETE = 'mutation ($registration: String!) { deleteMissedRegistration(registration: $registration) }';

interface Missed {
  readonly registration: string;
  readonly times: number;
}

const lookUp = (
  shop: TestShop,
  registration: string,
  headers: Record<string, string> = {},
): Promise<unknown> => shop.graphql(VEHICLE, { registration }, headers);

const missed = async (shop: TestShop, { headers }: SignedIn): Promise<readonly Missed[]> =>
  (await shop.graphql<{ missedRegistrations: { items: Missed[] } }>(MISSED, {}, { ...headers })).data
    .missedRegistrations.items;

it('counts registrations that aren’t found, and forgets them 30 days after the last look-up', async ({
  shop,
  admin,
}) => {
  await lookUp(shop, 'AB12 CDE');
  await lookUp(shop, 'jb19 xyz');
  expect(await missed(shop, admin)).toMatchObject([{ registration: 'JB19 XYZ', times: 1 }]);
  await lookUp(shop, 'JB19XYZ');
  await lookUp(shop, 'JC18 ABC');
  expect(await missed(shop, admin)).toMatchObject([
    { registration: 'JB19 XYZ', times: 2, lastAt: NOW.toISOString() },
    { registration: 'JC18 ABC', times: 1 },
  ]);
  const drop = async (): Promise<unknown> =>
    (
      await shop.graphql<{ deleteMissedRegistration: boolean }>(
        DELETE,
        { registration: 'jc18 abc' },
        { ...admin.headers },
      )
    ).data.deleteMissedRegistration;
  expect([await drop(), await drop()]).toEqual([true, false]);

  // The administrator's session ends meanwhile, so the table itself is read.
  const stored = async (): Promise<unknown[]> => {
    await shop.services.get(MissedRegistrations).save();
    return shop.rows('select registration, times from missed_registrations order by registration');
  };
  const kept = { registration: 'JD18ABC', times: 1 };
  shop.setNow(new Date('2026-12-10T10:00:00Z'));
  await lookUp(shop, 'JD18 ABC');
  expect(await stored()).toEqual([{ registration: 'JB19XYZ', times: 2 }, kept]);
  shop.setNow(new Date('2026-12-21T10:00:00Z'));
  await forgetMissedRegistrations.handle(shop.services, {} as never);
  expect(await stored()).toEqual([kept]);
});

it('one network can’t fill the list with invented plates', async ({ shop, admin }) => {
  await shop.rows('delete from missed_registrations');
  const headers = { 'x-forwarded-for': '198.51.100.77' };
  for (let index = 0; index < 24; index += 1)
    await lookUp(shop, `JD19 AA${String.fromCharCode(65 + (index % 8))}`, headers);
  const count = async (): Promise<number> =>
    (await missed(shop, admin)).reduce((total, { times }) => total + times, 0);
  expect(await count()).toBe(20);
});
