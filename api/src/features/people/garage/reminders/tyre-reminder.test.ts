import { describe, expect } from 'vitest';
import { aCustomer, type SignedIn } from '../../../../../test/account.ts';
import { verifyEmail } from '../../../../../test/fixtures/account/email.ts';
import { aVehicle, storeVehicles } from '../../../../../test/fixtures/catalogue/vehicle.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../../test/test-shop.ts';
import { aKeptVehicle, setTyres } from '../garage.builder.ts';
import { remindOfTyres } from './reminder.jobs.ts';

const START = new Date('2026-11-20T10:00:00Z');
const it = shopTest({ now: START });
it.beforeAll(async ({ shop }) => {
  await shop.rows('delete from vehicles');
  await storeVehicles(shop.services.platform.sql, [
    aVehicle({ id: 700, model: 'Golf (Mk7)', yearFrom: 2013, yearTo: 2020, exampleRegistration: 'JB17XYZ' }),
  ]);
});

const sweep = (shop: TestShop): Promise<void> => remindOfTyres.handle(shop.services, {} as never);

async function remindersOf(
  shop: TestShop,
  { email }: SignedIn,
): Promise<{ subject: string; text: string; unsubscribe_url: string }[]> {
  return shop.rows(
    `select subject, text, unsubscribe_url from mails
      where recipient = $1 and unsubscribe_url like '%/api/garage/end-reminders?%' order by created_at, id`,
    [email],
  );
}
const subjectsOf = async (shop: TestShop, driver: SignedIn): Promise<string[]> =>
  (await remindersOf(shop, driver)).map(({ subject }) => subject).toSorted();

/** A customer with a confirmed address and a vehicle. */
async function aDriver(shop: TestShop): Promise<SignedIn & { vehicle: string }> {
  const driver = await aCustomer(shop);
  await verifyEmail(shop, driver);
  return { ...driver, vehicle: (await aKeptVehicle(shop, driver, { registration: 'JB17 XYZ' })).id };
}

describe('reminders to check tyres', () => {
  it('are sent once a year from the fifth year, and once after the miles that the driver set', async ({
    shop,
  }) => {
    const driver = await aDriver(shop);
    const tyres = {
      fittedOn: '2022-11-21',
      fittedAtMiles: 31_200,
      milesPerYear: 8_000,
      remindAfterMiles: 36_000,
      reminds: true,
    };
    expect(await setTyres(shop, driver, driver.vehicle, tyres)).toMatchObject({
      kind: 'GarageVehicle',
      tyresFittedOn: '2022-11-21',
      reminds: true,
    });
    await sweep(shop);
    expect(await remindersOf(shop, driver)).toEqual([]);
    shop.setNow(new Date('2027-05-25T09:10:00Z'));
    await sweep(shop);
    const [miles] = await remindersOf(shop, driver);
    expect(miles?.subject).toBe('About 36,100 miles on your tyres: time for a check');
    expect(miles?.text).toMatch(/Your mileometer should\s+show\s+about\s+67,300\./);
    shop.setNow(new Date('2027-11-21T09:10:00Z'));
    const second = await openTestShop({ besides: shop, now: new Date('2027-11-21T09:10:00Z') });
    await Promise.all([sweep(shop), sweep(second), sweep(shop)]);
    await second.close();
    shop.setNow(new Date('2028-10-01T09:10:00Z'));
    await sweep(shop);
    expect(await subjectsOf(shop, driver)).toEqual([
      'About 36,100 miles on your tyres: time for a check',
      'Your tyres are 5 years old: time for a check',
    ]);
    shop.setNow(new Date('2028-11-21T09:10:00Z'));
    await sweep(shop);
    expect(await subjectsOf(shop, driver)).toContain('Your tyres are 6 years old: time for a check');
  });

  it('end with one click, and restart with new tyres', async ({ shop }) => {
    const driver = await aDriver(shop);
    const set = (fittedOn: string) => setTyres(shop, driver, driver.vehicle, { fittedOn, reminds: true });
    await set('2020-01-15');
    await sweep(shop);
    await set('2020-01-15');
    await sweep(shop);
    expect(await subjectsOf(shop, driver)).toEqual(['Your tyres are 6 years old: time for a check']);
    await set('2020-03-15');
    await sweep(shop);
    const mails = await remindersOf(shop, driver);
    expect(mails).toHaveLength(2);
    const { pathname, search } = new URL(mails[0]?.unsubscribe_url ?? '');
    const click = await shop.app.inject({ method: 'POST', url: pathname + search });
    expect(click.statusCode).toBe(200);
    shop.setNow(new Date('2027-04-01T09:10:00Z'));
    await sweep(shop);
    expect(await remindersOf(shop, driver)).toHaveLength(2);
  });

  it('are for confirmed addresses and the viewer’s own vehicles, and need the date of fitting', async ({
    shop,
    stranger,
  }) => {
    const driver = await aCustomer(shop);
    const { id } = await aKeptVehicle(shop, driver, { registration: 'JB17 XYZ' });
    const set = (by: SignedIn, tyres: object) => setTyres(shop, by, id, { reminds: true, ...tyres });
    expect(await set(driver, { fittedOn: '2021-01-15' })).toMatchObject({
      kind: 'InvalidInput',
      message: expect.stringContaining('We only send reminders to confirmed addresses.'),
    });
    expect(await set(driver, { fittedOn: '2021-01-15', reminds: false })).toMatchObject({
      kind: 'GarageVehicle',
    });
    await verifyEmail(shop, driver);
    expect(await set(driver, {})).toMatchObject({ fields: [{ path: 'fittedOn' }] });
    expect(await set(driver, { fittedOn: '2026-11-21' })).toMatchObject({
      message: 'Enter a day that isn’t in the future.',
    });
    expect(await set(driver, { fittedOn: '1980-01-01' })).toMatchObject({ fields: [{ path: 'fittedOn' }] });
    expect(await set(driver, { fittedOn: '2021-01-15', remindAfterMiles: 20_000 })).toMatchObject({
      fields: [{ path: 'milesPerYear' }],
    });
    expect(await set(driver, { fittedOn: '2021-01-15', remindAfterMiles: 5 })).toMatchObject({
      message: 'Enter between 1,000 and 100,000 miles',
    });
    expect(await set(stranger, { fittedOn: '2021-01-15' })).toMatchObject({ kind: 'GarageVehicleNotFound' });
    await sweep(shop);
    expect(await remindersOf(shop, driver)).toEqual([]);
  });
});
