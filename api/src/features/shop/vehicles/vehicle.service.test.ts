import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLookupServer, type Reply } from '../../../../test/fixtures/catalogue/lookup-server.ts';
import { aVehicle } from '../../../../test/fixtures/catalogue/vehicle.ts';
import { openVehicleShop, type VehicleShop } from './vehicle-shop.builder.ts';

const FITMENTS = [
  aVehicle({
    make: 'Ford',
    model: 'Focus (Mk3)',
    yearFrom: 2011,
    yearTo: 2018,
    exampleRegistration: 'AB12CDE',
  }),
  aVehicle({
    model: 'Golf (Mk7)',
    yearFrom: 2013,
    yearTo: 2020,
    frontSize: '205/55 R16',
    minLoadIndex: 91,
    minSpeedRating: 'V',
  }),
  aVehicle({
    model: 'Golf GTI (Mk7)',
    yearFrom: 2013,
    yearTo: 2020,
    frontSize: '225/40 R18',
    minLoadIndex: 92,
    minSpeedRating: 'Y',
  }),
  aVehicle({
    model: 'Golf (Mk8)',
    yearFrom: 2020,
    yearTo: null,
    frontSize: '205/55 R16',
    minLoadIndex: 94,
    minSpeedRating: 'H',
    exampleRegistration: 'JB71XYZ',
  }),
  aVehicle({
    make: 'Ducati',
    model: 'Monster 937',
    category: 'MOTORCYCLE',
    yearFrom: 2021,
    yearTo: null,
    frontSize: '120/70 ZR17',
    minLoadIndex: 58,
    rearSize: '180/55 ZR17',
    rearMinLoadIndex: 73,
    minSpeedRating: 'W',
  }),
];

let shop: VehicleShop;
beforeAll(async () => void (shop = await openVehicleShop(FITMENTS)));
afterAll(() => shop.close());

describe('C-45 finding a vehicle by its registration', () => {
  it('finds an example registration, however it is typed', async () => {
    expect(await shop.service().find(' ab12-cde ')).toMatchObject({
      make: 'Ford',
      model: 'Focus (Mk3)',
      registration: 'AB12 CDE',
      year: 2012,
      source: 'Example vehicle',
      tyreSizes: [{ position: 'BOTH', size: '205/55 R16', minLoadIndex: 91, minSpeedRating: 'V' }],
    });
  });

  it('returns null for an unknown registration', async () => {
    expect(await shop.service().find('JA15 ZZZ')).toBeNull();
  });

  it('refuses text that is not a registration, and shows an example', async () => {
    await expect(shop.service().find('HELLO')).rejects.toMatchObject({
      message:
        '“HELLO” isn’t a UK registration. Enter it as it appears on the plate, for example AB12 CDE, or ' +
        'search by tyre size.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

describe('the fitment to offer', () => {
  it('is null if no vehicle was described', async () => {
    expect(await shop.service().fitment({})).toBeNull();
    expect(await shop.service().fitment({ registration: '', make: '', model: 'Golf' })).toBeNull();
    expect(
      await shop.service().fitment({ registration: null, make: null, model: null, year: null }),
    ).toBeNull();
  });

  it('has the sizes of the vehicle with the registration', async () => {
    expect(await shop.service().fitment({ registration: 'JB71XYZ', make: 'Ford' })).toMatchObject({
      sizes: [{ size: '205/55 R16', minLoadIndex: 94, minSpeedRating: 'H' }],
      vehicle: { registration: 'JB71 XYZ', make: 'Volkswagen', model: 'Golf (Mk8)', year: 2021 },
      notice: null,
    });
  });

  it('is empty, with a notice, for an unknown registration and for other text', async () => {
    expect(await shop.service().fitment({ registration: 'JA15ZZZ' })).toEqual({
      sizes: [],
      vehicle: null,
      versions: [],
      category: undefined,
      notice:
        'We couldn’t find JA15 ZZZ. You can search by the tyre size on your sidewall instead, for ' +
        'example 205/55 R16.',
    });
    expect(await shop.service().fitment({ registration: 'HELLO' })).toMatchObject({
      sizes: [],
      notice: expect.stringContaining('“HELLO” isn’t a UK registration.'),
    });
    expect(await shop.service().fitment({ registration: '   ' })).toMatchObject({
      sizes: [],
      notice: expect.stringContaining('isn’t a UK registration.'),
    });
  });

  it('has the sizes of every fitment that make, model and year can mean', async () => {
    expect(await shop.service().fitment({ make: 'vw', model: 'golf', year: 2015 })).toMatchObject({
      sizes: [
        { size: '205/55 R16', minLoadIndex: 91 },
        { size: '225/40 R18', minLoadIndex: 92 },
      ],
      vehicle: { make: 'Volkswagen', model: 'Golf', year: 2015, yearFrom: 2013, yearTo: 2020 },
    });
  });

  it('requires the strictest ratings of any of the fitments', async () => {
    const fitment = await shop.service().fitment({ make: 'Volkswagen', model: 'Golf', year: 2020 });
    expect(fitment?.sizes).toContainEqual({ size: '205/55 R16', minLoadIndex: 94, minSpeedRating: 'V' });
    expect(fitment?.vehicle).toMatchObject({ yearFrom: 2013, yearTo: null });
  });

  it('keeps front and rear separate', async () => {
    expect(await shop.service().fitment({ make: 'Ducati', model: 'Monster 937' })).toMatchObject({
      sizes: [
        { size: '120/70 ZR17', minLoadIndex: 58 },
        { size: '180/55 ZR17', minLoadIndex: 73 },
      ],
      vehicle: {
        category: 'MOTORCYCLE',
        tyreSizes: [
          { position: 'FRONT', size: '120/70 ZR17' },
          { position: 'REAR', size: '180/55 ZR17' },
        ],
      },
    });
  });

  it('names no vehicle for a make alone', async () => {
    expect(await shop.service().fitment({ make: 'Volkswagen' })).toMatchObject({
      vehicle: null,
      notice: null,
      sizes: [{}, {}],
    });
  });

  it('is found for a vehicle named in a search', async () => {
    const service = shop.service();
    const mention = await service.modelIn('vw golf gti 2015', () => false);
    expect(await service.fitment(mention?.vehicle ?? {})).toMatchObject({
      vehicle: { make: 'Volkswagen', year: 2015 },
      sizes: [{ size: '225/40 R18' }],
    });
    expect(await service.modelIn('quiet tyres', () => false)).toBeNull();
    expect(await service.makeIn('quiet tyres')).toBeNull();
    expect(await service.makeIn('a volkswagen')).toEqual({ make: 'Volkswagen' });
  });

  it('says that a vehicle is unknown', async () => {
    expect(await shop.service().fitment({ make: 'Trabant', model: '601', year: 1988 })).toMatchObject({
      sizes: [],
      notice: expect.stringMatching(/^We don’t have tyre sizes for the Trabant 601 1988\./),
    });
    expect(await shop.service().fitment({ make: 'Ford', model: 'Focus (Mk3)', year: 1999 })).toMatchObject({
      sizes: [],
    });
  });
});

describe('the registers', () => {
  /** Both services at one address: DVSA under its own paths, DVLA under /ves. */
  async function registers(dvsa: Reply, dvla: Reply) {
    const { url, heard } = await aLookupServer(({ path }) =>
      path === '/token'
        ? { status: 200, body: { access_token: 'token', expires_in: 600 } }
        : path === '/ves'
          ? dvla
          : dvsa,
    );
    const service = shop.service({
      dvsa: {
        apiKey: 'k',
        clientId: 'c',
        clientSecret: 's',
        clientSecretExpires: null,
        tokenUrl: `${url}/token`,
        url,
      },
      dvla: { apiKey: 'k', url: `${url}/ves` },
    });
    return { service, heard };
  }

  const GOLF: Reply = {
    status: 200,
    body: {
      make: 'VOLKSWAGEN',
      model: 'GOLF GTI TSI',
      manufactureDate: '2019-01-31',
      primaryColour: 'Red',
      fuelType: 'Petrol',
    },
  };

  it('give make, model and year; our table adds the sizes', async () => {
    const { service } = await registers(GOLF, { status: 503 });
    expect(await service.find('AA19AAA')).toMatchObject({
      registration: 'AA19 AAA',
      make: 'Volkswagen',
      model: 'Golf GTI (Mk7)',
      year: 2019,
      colour: 'Red',
      fuelType: 'Petrol',
      source: 'DVSA MOT history service',
      tyreSizes: [{ size: '225/40 R18' }],
    });
  });

  it('get one request for the same registration, whatever needs it', async () => {
    const { service, heard } = await registers(GOLF, { status: 503 });
    await service.find('AA19AAA');
    await service.fitment({ registration: 'aa19 aaa' });
    expect(heard.map(({ path }) => path)).toEqual(['/token', '/v1/trade/vehicles/registration/AA19AAA']);
  });

  it('replace the example registrations', async () => {
    const { service } = await registers({ status: 404, body: { errorCode: 'MOTH-NF-01' } }, { status: 404 });
    expect(await service.find('AB12CDE')).toBeNull();
  });

  it('can know a vehicle whose sizes we do not have', async () => {
    const { service } = await registers(
      { status: 200, body: { make: 'TRABANT', model: '601', manufactureDate: '1988-01-01' } },
      { status: 404 },
    );
    expect(await service.find('E123ABC')).toBeNull();
    expect(await service.registered('E123ABC')).toEqual({ make: 'TRABANT', year: 1988 });
    expect(await service.fitment({ registration: 'E123ABC' })).toMatchObject({
      sizes: [],
      notice: expect.stringMatching(/^E123 ABC is a 1988 TRABANT 601, but we don’t have its tyre sizes\./),
    });
  });

  it('can know make and year alone, which is too little to offer tyres', async () => {
    const { service } = await registers(
      { status: 404, body: { errorCode: 'MOTH-NF-01' } },
      { status: 200, body: { make: 'VOLKSWAGEN', yearOfManufacture: 2019 } },
    );
    expect(await service.registered('aa19 aaa')).toEqual({ make: 'Volkswagen', year: 2019 });
    expect(await service.fitment({ registration: 'AA19AAA' })).toEqual({
      sizes: [],
      vehicle: null,
      versions: [],
      category: undefined,
      notice: 'AA19 AAA is a 2019 VOLKSWAGEN. Choose the model, or search by tyre size.',
    });
  });

  it('can reject a registration', async () => {
    const { service } = await registers({ status: 400, body: { errorCode: 'MOTH-IV-03' } }, { status: 400 });
    await expect(service.find('AA19AAA')).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
      message: 'Please check the registration. The vehicle register doesn’t recognise it.',
    });
  });

  it(
    'both being unreachable, the shopper is sent to the size search and the operator warned, without ' +
      'the registration',
    async () => {
      const { service } = await registers({ status: 403 }, { status: 503 });
      await expect(service.find('AA19AAA')).rejects.toMatchObject({
        extensions: { code: 'SERVICE_UNAVAILABLE' },
      });
      expect(await service.registered('AA19AAA')).toBeNull();
      expect(await service.fitment({ registration: 'AA19AAA' })).toMatchObject({
        sizes: [],
        notice: expect.stringMatching(/^Our vehicle look-up isn’t available at the moment\./),
      });
      expect(shop.log.join('')).toContain('check its keys and address');
      expect(shop.log.join('')).not.toMatch(/AA19 ?AAA/i);
    },
  );
});
