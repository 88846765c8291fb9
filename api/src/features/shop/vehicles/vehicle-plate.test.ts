import { describe, expect } from 'vitest';
import { shopTest } from '../../../../test/shop-test.ts';

/** The messages must match word for word, because integrators depend on them. */
const PLATE = /* GraphQL */ `
  query Plate($registration: String!) {
    vehicle(registration: $registration) {
      make
      model
      year
      tyreSizes {
        position
        size
      }
    }
  }
`;

const it = shopTest();

describe('a registration as integrators send it', () => {
  it.for(['AB12 CDE', 'ab12cde', ' Ab12-cDe '])('“%s” finds its vehicle', async (registration, { shop }) => {
    const [row] = await shop.rows<{ make: string; model: string; size: string }>(
      "select make, model, front_size as size from vehicles where example_registration = 'AB12CDE'",
    );
    const { data } = await shop.graphql<{ vehicle: object }>(PLATE, { registration });
    expect(data.vehicle).toMatchObject({
      make: row?.make,
      model: row?.model,
      year: 2012,
      tyreSizes: [{ size: row?.size }],
    });
  });

  it('every ninth vehicle of the demonstration is found by its own registration', async ({ shop }) => {
    const rows = await shop.rows<{
      make: string;
      model: string;
      yearFrom: number;
      yearTo: number | null;
      plate: string;
    }>(
      `select make, model, year_from as "yearFrom", year_to as "yearTo",
          example_registration as plate
        from vehicles
        where id % 9 = 0`,
    );
    expect(rows.length).toBeGreaterThan(40);
    for (const { make, model, yearFrom, yearTo, plate } of rows) {
      const { data } = await shop.graphql<{ vehicle: { year: number } | null }>(PLATE, {
        registration: plate,
      });
      expect(data.vehicle).toMatchObject({ make, model });
      expect(data.vehicle?.year).toBeGreaterThanOrEqual(yearFrom);
      expect(data.vehicle?.year).toBeLessThanOrEqual(yearTo ?? 2026);
    }
  });

  it('an unknown registration gives null, and other text an error', async ({ shop }) => {
    expect((await shop.graphql(PLATE, { registration: 'JA15 ZZZ' })).data).toEqual({ vehicle: null });
    expect((await shop.graphql(PLATE, { registration: 'HELLO' })).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });
});
