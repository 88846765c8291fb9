import { describe, expect } from 'vitest';
import { aVocabulary } from '../../../../../test/fixtures/catalogue/vocabulary.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const DOCUMENT = /* GraphQL */ `
  query ($search: String, $filter: ProductFilter) {
    products(search: $search, filter: $filter, limit: 48) {
      items {
        category
        size
      }
      understood {
        text
        notice
        isVehicleUnknown
        vehicle {
          make
          model
          year
        }
        versions {
          model
          year
          tyreSizes {
            position
            size
          }
        }
      }
    }
  }
`;

interface Read {
  readonly items: readonly { readonly category: string; readonly size: string }[];
  readonly understood: {
    readonly text: string | null;
    readonly notice: string | null;
    readonly isVehicleUnknown: boolean;
    readonly vehicle: { make: string; model: string; year: number | null } | null;
    readonly versions: {
      model: string;
      year: number | null;
      tyreSizes: { position: string; size: string }[];
    }[];
  };
}

const it = shopTest();

async function read(shop: TestShop, search: string, filter: object = {}): Promise<Read> {
  const { data, errors } = await shop.graphql<{ products: Read }>(DOCUMENT, { search, filter });
  expect(errors).toBeUndefined();
  return data.products;
}

describe('a vehicle named in the search', () => {
  it.for([
    ['golf', 'Volkswagen Golf'],
    ['Golf tyres', 'Volkswagen Golf'],
    ['vw golf', 'Volkswagen Golf'],
    ['tyres for my golf', 'Volkswagen Golf'],
    ['volkswagen golf 2017', 'Volkswagen Golf 2017'],
    ['2017 golf', 'Volkswagen Golf 2017'],
    ['golf mk7', 'Volkswagen Golf (Mk7)'],
    ['golf gti', 'Volkswagen Golf GTI (Mk7)'],
    ['golf match tdi 2015', 'Volkswagen Golf (Mk7) 2015'],
    ['vw up', 'Volkswagen up!'],
    ['up', 'Volkswagen up!'],
    ['peugeot 208', 'Peugeot 208'],
    ['208', 'Peugeot 208'],
    ['208 tyres', 'Peugeot 208'],
    ['3008', 'Peugeot 3008'],
    ['500', 'Fiat 500'],
    ['ford ka', 'Ford Ka'],
    ['ka', 'Ford Ka'],
    ['tyres for my audi tt', 'Audi TT'],
    ['tt', 'Audi TT'],
    ['polo', 'Volkswagen Polo'],
    ['transit', 'Ford Transit'],
    ['transit custom', 'Ford Transit Custom'],
    ['ford transit 2015', 'Ford Transit 2015'],
    ['fiesta', 'Ford Fiesta'],
    ['ford fiesta zetec', 'Ford Fiesta'],
    ['focus', 'Ford Focus'],
    ['ford focus 2012', 'Ford Focus 2012'],
    ['bmw 3 series 2019', 'BMW 3 Series 2019'],
    ['3 series', 'BMW 3 Series'],
    ['bmw 320d m sport 2016', 'BMW 3 Series M Sport (F30) 2016'],
    ['x5', 'BMW X5'],
    ['mini cooper', 'Mini Cooper'],
    ['cooper', 'Mini Cooper'],
    ['mini cooper s', 'Mini Cooper S (F56)'],
    ['a class', 'Mercedes A-Class'],
    ['merc c class', 'Mercedes C-Class'],
    ['audi a3', 'Audi A3'],
    ['a4', 'Audi A4'],
    ['corsa', 'Vauxhall Corsa'],
    ['vauxhall corsa sxi', 'Vauxhall Corsa'],
    ['astra sri 150', 'Vauxhall Astra SRi'],
    ['qashqai', 'Nissan Qashqai'],
    ['land rover discovery', 'Land Rover Discovery'],
    ['discovery sport', 'Land Rover Discovery Sport'],
    ['evoque', 'Land Rover Range Rover Evoque'],
    ['peugeot 2008', 'Peugeot 2008'],
    ['peugeot 3008 2019', 'Peugeot 3008 2019'],
    ['fiat 500', 'Fiat 500'],
    ['mazda mx5', 'Mazda MX-5'],
    ['mx-5', 'Mazda MX-5'],
    ['mazda 3 2015', 'Mazda 3 (2013-2018) 2015'],
    ['citroën c3', 'Citroen C3'],
    ['seat leon', 'SEAT Leon'],
    ['leon', 'SEAT Leon'],
    ['tesla model 3', 'Tesla Model 3'],
    ['vivaro', 'Vauxhall Vivaro'],
    ['sprinter van', 'Mercedes Sprinter'],
    ['nc750x', 'Honda NC750X'],
    ['ducati panigale', 'Ducati Panigale V4'],
    ['porsche cayman', 'Porsche Boxster / Cayman (718 20in)'],
  ] as const)('“%s” is the %s', async ([typed, vehicle], { shop }) => {
    const { understood, items } = await read(shop, typed);
    const { make, model, year } = understood.vehicle ?? {};
    expect([make, model, year].filter(Boolean).join(' ')).toBe(vehicle);
    expect(understood).toMatchObject({ text: null, notice: null });
    expect(items.length).toBeGreaterThan(0);
  });

  it.for([
    'eco',
    'up to 17 inch',
    '208 michelin',
    'power',
    'sport',
    '2',
    'spring tyres',
    'x2',
    'electric',
    'model',
    'daily',
    'energy',
    '205/55 R16 91V',
    'winter i*cept rs3',
  ])('is not found in “%s”, which means something else', async (typed, { shop }) => {
    expect((await read(shop, typed)).understood).toMatchObject({ vehicle: null, versions: [] });
  });

  it('is not found in a registration that looks like one', async ({ shop }) => {
    expect((await read(shop, 'X5 ABC')).understood).toMatchObject({
      vehicle: null,
      isVehicleUnknown: true,
      notice: expect.stringContaining('X5 ABC'),
    });
  });

  it('is not found in the name of any brand or model of tyres', async ({ shop }) => {
    const { brands, models } = aVocabulary();
    const misread: string[] = [];
    for (const { name } of [...brands, ...models])
      if ((await read(shop, name)).understood.vehicle) misread.push(name);
    expect(misread).toEqual([]);
  });

  it.for([
    ['golf banana', 'golf', 'We don’t know “banana”, so we’ve left that word out.'],
    ['focus blah', 'focus', 'We don’t know “blah”, so we’ve left that word out.'],
    [
      '2017 golf banana custard gti',
      'golf gti 2017',
      'We don’t know “banana custard”, so we’ve left those words out.',
    ],
  ] as const)('“%s” means the same as “%s”, with a notice', async ([typed, plain, notice], { shop }) => {
    const { items, understood } = await read(shop, typed);
    const meant = await read(shop, plain);
    expect(items).toEqual(meant.items);
    expect(understood).toEqual({ ...meant.understood, notice });
  });

  it('is never taken for a mistyped registration, whatever make or model is typed', async ({ shop }) => {
    const names = await shop.rows<{ name: string }>(
      `select make as name from vehicles union
      select trim(unnest(string_to_array(regexp_replace(model, '\\([^)]*\\)', '', 'g'), ' / '))) from vehicles`,
    );
    const notices = 'query ($search: String) { products(search: $search) { understood { notice } } }';
    const doubted: string[] = [];
    for (const { name } of names) {
      const { data } = await shop.graphql<{ products: Pick<Read, 'understood'> }>(notices, { search: name });
      if (data.products.understood.notice?.includes('UK registration')) doubted.push(name);
    }
    expect(doubted).toEqual([]);
    expect((await read(shop, 'mini')).understood.notice).toBe(
      'These sizes fit Mini vehicles. Add your model to see only what fits yours.',
    );
  });

  it('without known sizes matches no tyre, and is reported as unknown', async ({ shop }) => {
    expect(await read(shop, 'ford zeppelin')).toMatchObject({
      items: [],
      understood: { vehicle: null, isVehicleUnknown: true },
    });
    expect((await read(shop, 'ford focus')).understood.isVehicleUnknown).toBe(false);
    expect((await read(shop, 'quiet zeppelin')).understood.isVehicleUnknown).toBe(false);
  });
});

describe('a vehicle that could be several', () => {
  it.for([
    ['bmw 3 series 225/40 r19 255/35 r19', '3 Series M Sport 19in (G20)', 0],
    ['bmw 3 series 255/40 R18 225/45 R18', '3 Series M Sport', 2],
    ['golf gti 225/40 R18', 'Golf GTI (Mk7)', 0],
    ['golf 225/40 ZR18', 'Golf GTI (Mk7)', 0],
  ] as const)('“%s” is the version with these sizes, the %s', async ([typed, model, choices], { shop }) => {
    const { items, understood } = await read(shop, typed);
    expect(understood.vehicle?.model).toBe(model);
    expect(understood.versions).toHaveLength(choices);
    expect(items.length).toBeGreaterThan(0);
  });

  it('is narrowed to the versions that take the chosen size', async ({ shop }) => {
    const filter = { make: 'BMW', vehicleModel: '3 Series', width: 225, profile: 50, diameter: 17 };
    const { versions } = (await read(shop, '', filter)).understood;
    expect(versions.map(({ model }) => model).filter((model) => model.includes('M Sport'))).toEqual([]);
    // A size that no version takes says nothing about the version.
    expect(
      (await read(shop, '', { ...filter, width: 205, profile: 45 })).understood.versions.length,
    ).toBeGreaterThan(2);
  });

  it('is offered as versions with their sizes, and the name of a version finds only that one', async ({
    shop,
  }) => {
    const { versions } = (await read(shop, 'golf 2017')).understood;
    expect(versions.map(({ model, year, tyreSizes }) => [model, year, tyreSizes[0]?.size])).toEqual([
      ['Golf (Mk7)', 2017, '205/55 R16'],
      ['Golf GT (Mk7)', 2017, '225/45 R17'],
      ['Golf GTI (Mk7)', 2017, '225/40 R18'],
      ['Golf R (Mk7)', 2017, '235/35 R19'],
    ]);
    const one = await read(shop, '', { make: 'Volkswagen', vehicleModel: 'Golf GT (Mk7)', year: 2017 });
    expect(one.understood).toMatchObject({
      vehicle: { make: 'Volkswagen', model: 'Golf GT (Mk7)', year: 2017 },
      versions: [],
    });
    expect(one.items).not.toEqual([]);
    for (const { size } of one.items) expect(size).toBe('225/45 R17');
  });

  it('HALT-03 HALT-08 excludes versions first sold after the given year', async ({ shop }) => {
    const golf = { make: 'Volkswagen', vehicleModel: 'Golf' };
    const models = async (filter: object) =>
      (await read(shop, '', filter)).understood.versions.map(({ model }) => model);
    expect(await models(golf)).toContain('Golf (Mk8)');
    const older = await models({ ...golf, yearBefore: 2019 });
    expect(older).toContain('Golf (Mk7)');
    expect(older).not.toContain('Golf (Mk8)');
  });

  it('lists the front and rear sizes if they differ', async ({ shop }) => {
    const { versions } = (await read(shop, 'bmw 3 series 2015')).understood;
    expect(versions.find(({ model }) => model === '3 Series M Sport (F30)')?.tyreSizes).toEqual([
      { position: 'FRONT', size: '225/45 R18' },
      { position: 'REAR', size: '255/40 R18' },
    ]);
  });

  it('has no versions to choose from if all take the same tyres', async ({ shop }) => {
    expect((await read(shop, 'kia rio')).understood.versions).toEqual([]);
  });
});

describe('a van or a motorcycle', () => {
  it.for([
    ['transit', {}, 'VAN'],
    ['', { make: 'Volkswagen', vehicleModel: 'Transporter (T6)' }, 'VAN'],
    ['yamaha tmax', {}, 'MOTORCYCLE'],
  ] as const)(
    '“%s” %o lists only tyres of its own category',
    async ([search, filter, category], { shop }) => {
      const { items } = await read(shop, search, filter);
      expect(new Set(items.map((item) => item.category))).toEqual(new Set([category]));
    },
  );
});
