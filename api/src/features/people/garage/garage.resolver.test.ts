import { MOST_GARAGE_VEHICLES } from '@treadline/schema/trade/values/limits';
import { describe, expect } from 'vitest';
import { aCustomer } from '../../../../test/account.ts';
import { aVehicle, storeVehicles } from '../../../../test/fixtures/catalogue/vehicle.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { aKeptVehicle, garageOf, setTyres } from './garage.builder.ts';
import { personalGarage } from './garage.personal-data.ts';

/** Two more than a garage holds; number plates never have an I. */
const FLEET = [...'ABCDEFGHJKLM'].map((letter) => `JB15AA${letter}`);

const it = shopTest();
it.beforeAll(async ({ shop }) => {
  await shop.rows('delete from vehicles');
  await storeVehicles(shop.services.platform.sql, [
    aVehicle({ id: 700, model: 'Golf (Mk7)', yearFrom: 2013, yearTo: 2020, exampleRegistration: 'JB17XYZ' }),
    aVehicle({
      id: 701,
      make: 'BMW',
      model: '3 Series (F30)',
      frontSize: '225/45 R18',
      rearSize: '255/40 R18',
      rearMinLoadIndex: 95,
      minSpeedRating: 'Y',
      exampleRegistration: 'JB15BMW',
    }),
    ...FLEET.map((exampleRegistration, index) =>
      aVehicle({ id: 800 + index, make: 'Ford', model: `Transit ${index}`, exampleRegistration }),
    ),
  ]);
});

describe('a garage', () => {
  it('C-14 saves a vehicle by registration, with the sizes of each axle', async ({ shop }) => {
    const garage = garageOf(shop, await aCustomer(shop));
    expect(await garage.list()).toEqual([]);
    expect(await garage.add({ registration: ' jb15 bmw ' })).toMatchObject({
      kind: 'GarageVehicle',
      registration: 'JB15 BMW',
      label: 'BMW 3 Series 2015',
      nickname: null,
      isCurrent: true,
      tyreSizes: [
        { position: 'FRONT', size: '225/45 R18', minLoadIndex: 91, minSpeedRating: 'Y' },
        { position: 'REAR', size: '255/40 R18', minLoadIndex: 95, minSpeedRating: 'Y' },
      ],
    });
    expect(await garage.list()).toMatchObject([{ registration: 'JB15 BMW', isCurrent: true }]);
  });

  it('saves one by make, model and year', async ({ shop }) => {
    const garage = garageOf(shop, await aCustomer(shop));
    expect(await garage.add({ make: 'volkswagen', model: 'golf', year: 2017 })).toMatchObject({
      registration: null,
      make: 'Volkswagen',
      year: 2017,
      label: 'Volkswagen Golf 2017',
      tyreSizes: [{ position: 'BOTH', size: '205/55 R16' }],
    });
    await garage.add({ make: 'Volkswagen', model: 'Golf', year: 2017 });
    expect(await garage.list()).toHaveLength(1);
    await garage.add({ make: 'Volkswagen', model: 'Golf', year: 2018 });
    await garage.add({ make: 'Volkswagen', model: 'Golf' });
    await garage.add({ make: 'Volkswagen', model: 'Golf' });
    expect((await garage.list()).map(({ year }) => year)).toEqual([2017, 2018, null]);
  });

  it.for([
    [{}, 'InvalidInput', 'Enter a registration, or a make and model.'],
    [{ make: 'Volkswagen' }, 'InvalidInput', 'Enter a registration, or a make and model.'],
    [{ registration: 'HELLO' }, 'InvalidInput', '“HELLO” isn’t a UK registration.'],
    [{ make: 'Volkswagen', model: 'Golf', year: 99_999 }, 'InvalidInput', 'Enter a year from 1900 to'],
    [{ registration: 'JA15 ZZZ' }, 'VehicleNotFound', 'We couldn’t find JA15 ZZZ.'],
    [{ make: 'Trabant', model: '601' }, 'VehicleNotFound', 'We don’t have tyre sizes for the Trabant 601.'],
  ] as const)('C-45 refuses %j as %s', async ([input, kind, message], { shop }) => {
    const garage = garageOf(shop, await aCustomer(shop));
    expect(await garage.add(input)).toMatchObject({ kind, message: expect.stringContaining(message) });
    expect(await garage.list()).toEqual([]);
  });

  it('saves the same registration once, even if it is submitted several times at once', async ({ shop }) => {
    const garage = garageOf(shop, await aCustomer(shop));
    const answers = await Promise.all(
      ['JB17XYZ', 'jb17 xyz', 'JB17 XYZ', 'jb17xyz'].map((registration) => garage.add({ registration })),
    );
    expect(answers.map(({ kind }) => kind)).toEqual(Array.from(answers, () => 'GarageVehicle'));
    expect(await garage.list()).toHaveLength(1);
  });

  it('refuses an eleventh vehicle, even if several arrive at once', async ({ shop }) => {
    const who = await aCustomer(shop);
    const garage = garageOf(shop, who);
    for (const registration of FLEET.slice(0, MOST_GARAGE_VEHICLES - 1))
      await aKeptVehicle(shop, who, { registration });
    const answers = await Promise.all(
      FLEET.slice(MOST_GARAGE_VEHICLES - 1).map((registration) => garage.add({ registration })),
    );
    expect(answers.filter(({ kind }) => kind === 'GarageVehicle')).toHaveLength(1);
    expect(answers.find(({ kind }) => kind === 'GarageFull')).toMatchObject({
      limit: MOST_GARAGE_VEHICLES,
      message: 'You can save up to 10 vehicles. Remove one to add another.',
    });
    expect(await garage.list()).toHaveLength(MOST_GARAGE_VEHICLES);
    // Adding a saved vehicle still makes it the current one.
    expect(await garage.add({ registration: FLEET[0] ?? '' })).toMatchObject({
      kind: 'GarageVehicle',
      isCurrent: true,
    });
  });

  it('reads sizes and pressures from the fitment table, so that corrections to it show here', async ({
    shop,
  }) => {
    const who = await aCustomer(shop);
    const garage = garageOf(shop, who);
    await garage.add({ registration: FLEET[0] ?? '' });
    const [row] = await shop.rows<{ make: string; model: string }>(
      `update vehicles set front_size = '195/65 R15', front_pressure_psi = 33, rear_pressure_psi = 36
        where example_registration = $1 returning make, model`,
      [FLEET[0]],
    );
    await shop.announce('catalogue');
    expect(await garage.list()).toMatchObject([{ tyreSizes: [{ size: '195/65 R15' }] }]);
    const { data } = await shop.graphql<{ myGarage: object[]; car: { versions: object[] } }>(
      `query ($make: String!, $model: String!) {
        myGarage { frontPressurePsi rearPressurePsi }
        car(make: $make, model: $model) { versions { name frontPressurePsi rearPressurePsi } }
      }`,
      row,
      who.headers,
    );
    const pressures = { frontPressurePsi: 33, rearPressurePsi: 36 };
    expect(data.myGarage).toEqual([pressures]);
    expect(data.car.versions).toContainEqual({ name: row?.model, ...pressures });
  });
});

describe('the current vehicle', () => {
  it('is the latest one until another is chosen, and the next latest once it is removed', async ({
    shop,
  }) => {
    const who = await aCustomer(shop);
    const garage = garageOf(shop, who);
    const golf = await aKeptVehicle(shop, who, { registration: 'JB17XYZ' });
    const bmw = await aKeptVehicle(shop, who, { registration: 'JB15BMW' });
    const current = async () =>
      (await garage.list()).filter(({ isCurrent }) => isCurrent).map(({ id }) => id);
    expect(await current()).toEqual([bmw.id]);
    expect(await garage.choose(golf.id)).toEqual({ id: golf.id, isCurrent: true });
    expect(await garage.choose(golf.id)).toEqual({ id: golf.id, isCurrent: true });
    expect(await current()).toEqual([golf.id]);
    await garage.add({ registration: 'JB15BMW' });
    expect(await current()).toEqual([bmw.id]);
    await garage.add({ registration: 'JB15BMW' });
    expect(await current()).toEqual([bmw.id]);
    expect(await garage.remove(bmw.id)).toBe(true);
    expect(await current()).toEqual([golf.id]);
    expect(await garage.remove(golf.id)).toBe(true);
    expect(await garage.remove(golf.id)).toBe(false);
    expect(await garage.list()).toEqual([]);
  });

  it('is one, however many are chosen at once', async ({ shop }) => {
    const who = await aCustomer(shop);
    const garage = garageOf(shop, who);
    const kept = [
      await aKeptVehicle(shop, who, { registration: 'JB17XYZ' }),
      await aKeptVehicle(shop, who, { registration: 'JB15BMW' }),
    ];
    await Promise.all([...kept, ...kept].map(({ id }) => garage.choose(id)));
    expect((await garage.list()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });
});

describe('a nickname', () => {
  it('is saved, trimmed, and removed by an empty one', async ({ shop }) => {
    const who = await aCustomer(shop);
    const garage = garageOf(shop, who);
    const { id } = await aKeptVehicle(shop, who, { registration: 'JB17XYZ' });
    expect(await garage.rename(id, '  The\n family  car ')).toEqual({
      kind: 'GarageVehicle',
      nickname: 'The family car',
    });
    expect(await garage.list()).toMatchObject([{ nickname: 'The family car' }]);
    expect(await garage.rename(id, '🚗'.repeat(40))).toMatchObject({ kind: 'GarageVehicle' });
    expect(await garage.rename(id, 'x'.repeat(41))).toEqual({
      kind: 'InvalidInput',
      fields: [{ path: 'nickname' }],
    });
    expect(await garage.rename(id, null)).toEqual({ kind: 'GarageVehicle', nickname: null });
  });
});

it('PERM-04 hides each garage from other customers, and treats its vehicles as unknown', async ({ shop }) => {
  const owner = await aCustomer(shop);
  const stranger = garageOf(shop, await aCustomer(shop));
  const { id } = await aKeptVehicle(shop, owner, { registration: 'JB17XYZ' });
  expect(await stranger.list()).toEqual([]);
  expect(await stranger.choose(id)).toBeNull();
  expect(await stranger.remove(id)).toBe(false);
  expect(await stranger.rename(id, 'Mine')).toEqual({
    kind: 'GarageVehicleNotFound',
    message: 'This vehicle is no longer in your garage.',
  });
  expect(await stranger.rename('no id', 'Mine')).toMatchObject({ kind: 'GarageVehicleNotFound' });
  expect(await garageOf(shop, owner).list()).toMatchObject([{ id, nickname: null, isCurrent: true }]);
  expect((await shop.graphql('{ myGarage { id } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

it('exports everything stored about its owner, and deletes it on request', async ({ shop }) => {
  const [person, other] = [await aCustomer(shop), await aCustomer(shop)];
  const { id } = await aKeptVehicle(shop, person, { registration: 'JB17XYZ' });
  await setTyres(shop, person, id, { fittedOn: '2024-05-01', milesPerYear: 8_000, reminds: false });
  await shop.rows(
    `update garage_vehicles set mot_consent_version = '2026-11', mot_agreed_at = '2026-11-20T10:00Z', mot_token = 't'
      where id = $1`,
    [id],
  );
  await aKeptVehicle(shop, other, { registration: 'JB17XYZ' });
  const em = shop.services.platform.orm.em.fork();
  const whose = { userId: person.id, email: person.email, emailVerified: true };
  expect(await personalGarage.read(em, whose)).toEqual([
    {
      registration: 'JB17 XYZ',
      make: 'Volkswagen',
      model: 'Golf (Mk7)',
      year: 2017,
      nickname: null,
      isCurrent: true,
      addedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      tyresFittedOn: '2024-05-01',
      fittedAtMiles: null,
      milesPerYear: 8_000,
      remindAfterMiles: null,
      reminds: false,
      motDueOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      motCheckedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      motReminderText: expect.stringMatching(/^Email me before the MOT is due/),
      motReminderVersion: '2026-11',
      motReminderAgreedAt: '2026-11-20T10:00:00.000Z',
      motReminderEndedAt: null,
      motRemindedFor: null,
    },
  ]);
  await personalGarage.erase(em, whose);
  expect(await garageOf(shop, person).list()).toEqual([]);
  expect(await garageOf(shop, other).list()).toHaveLength(1);
});

it('logs no registration', ({ shop }) => {
  expect(shop.complaints.join('')).not.toMatch(/JB1[57] ?\w{3}/i);
});
