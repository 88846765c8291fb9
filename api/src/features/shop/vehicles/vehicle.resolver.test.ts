import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVehicle } from '../../../../test/fixtures/catalogue/vehicle.ts';
import { openVehicleShop, type VehicleShop } from './vehicle-shop.builder.ts';

let shop: VehicleShop;
beforeAll(async () => {
  shop = await openVehicleShop([
    aVehicle({ id: 700, model: 'Golf (Mk8)', yearFrom: 2024, yearTo: null, exampleRegistration: 'JB24XYZ' }),
    aVehicle({ model: 'Golf (Mk7)', yearFrom: 2013, yearTo: 2020 }),
    aVehicle({ model: 'Polo (AW)', yearFrom: 2017, yearTo: 2024 }),
    aVehicle({
      make: 'Audi',
      model: 'A1',
      yearFrom: 2010,
      yearTo: 2011,
      rearSize: '225/45 R17',
      rearMinLoadIndex: 94,
    }),
    aVehicle({ make: 'Audi', model: 'A1', yearFrom: 2013, yearTo: 2014 }),
    aVehicle({ make: 'BMW', model: '3 Series' }),
    aVehicle({ make: 'Mazda', model: '3' }),
    aVehicle({ make: 'MG', model: 'MG3' }),
  ]);
});
afterAll(() => shop.close());

describe('vehicles', () => {
  it('HALT-10 offers makes, models and years to choose from', async () => {
    const { data } = await shop.ask(/* GraphQL */ `
      {
        vehicleMakes
        vehicleModels(make: "volkswagen")
        golf: vehicleYears(make: "Volkswagen", model: "Golf (Mk8)")
        a1: vehicleYears(make: "Audi", model: "A1")
      }
    `);
    expect(data).toEqual({
      vehicleMakes: ['Audi', 'BMW', 'Mazda', 'MG', 'Volkswagen'],
      vehicleModels: ['Golf (Mk7)', 'Golf (Mk8)', 'Polo (AW)'],
      golf: [2026, 2025, 2024],
      a1: [2014, 2013, 2011, 2010],
    });
  });

  it('lists the vehicles for a make, model and year', async () => {
    const { data } = await shop.ask(/* GraphQL */ `
      {
        vehicles(make: "Audi", model: "A1", year: 2010) {
          make
          model
          year
          yearFrom
          yearTo
          category
          registration
          source
          tyreSizes {
            position
            size
            minLoadIndex
            minSpeedRating
          }
        }
      }
    `);
    expect(data).toEqual({
      vehicles: [
        {
          make: 'Audi',
          model: 'A1',
          year: 2010,
          yearFrom: 2010,
          yearTo: 2011,
          category: 'CAR',
          registration: null,
          source: 'Fitment table',
          tyreSizes: [
            { position: 'FRONT', size: '205/55 R16', minLoadIndex: 91, minSpeedRating: 'V' },
            { position: 'REAR', size: '225/45 R17', minLoadIndex: 94, minSpeedRating: 'V' },
          ],
        },
      ],
    });
    expect(
      (await shop.ask('{ vehicles(make: "Audi") { id } trabants: vehicles(make: "Trabant") { id } }')).data,
    ).toMatchObject({ vehicles: [{}, {}], trabants: [] });
  });

  it('finds the vehicle with a registration', async () => {
    const document =
      'query ($plate: String!) { vehicle(registration: $plate) { id registration make model year } }';
    expect((await shop.ask(document, { plate: 'jb24 xyz' })).data).toEqual({
      vehicle: { id: 700, registration: 'JB24 XYZ', make: 'Volkswagen', model: 'Golf (Mk8)', year: 2024 },
    });
    expect(await shop.ask(document, { plate: 'JA15 ZZZ' })).toEqual({ data: { vehicle: null } });
    expect(await shop.ask(document, { plate: 'HELLO' })).toMatchObject({
      data: { vehicle: null },
      errors: [
        {
          message: expect.stringContaining('“HELLO” isn’t a UK registration.'),
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    });
  });

  it('handles any text as a registration without harm', async () => {
    for (const plate of ["'; drop table vehicles; --", '<b>AB12 CDE</b>', 'x'.repeat(10_000), '\u0000'])
      expect(
        (await shop.ask('query ($plate: String!) { vehicle(registration: $plate) { id } }', { plate }))
          .errors?.[0]?.extensions,
      ).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
