import { expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import { GOLDEN_VEHICLES, VEHICLES_WITHOUT_SIZES } from './golden-vehicles.builder.ts';

const DOCUMENT = /* GraphQL */ `
  query ($search: String!) {
    products(search: $search, limit: 100) {
      items {
        size
      }
      understood {
        isVehicleUnknown
        vehicle {
          make
          model
          year
          tyreSizes {
            size
          }
        }
      }
    }
  }
`;

interface Read {
  readonly items: readonly { readonly size: string }[];
  readonly understood: {
    readonly isVehicleUnknown: boolean;
    readonly vehicle: {
      readonly make: string;
      readonly model: string;
      readonly year: number | null;
      readonly tyreSizes: readonly { readonly size: string }[];
    } | null;
  };
}

const it = shopTest();

const sizesOf = (rows: readonly { readonly size: string }[]): string[] =>
  [...new Set(rows.map(({ size }) => size))].toSorted();

it('there are at least a hundred golden vehicles', () => {
  expect(new Set(GOLDEN_VEHICLES.map(([, vehicle]) => vehicle)).size).toBeGreaterThanOrEqual(100);
});

it.for(GOLDEN_VEHICLES)('“%s” is the %s, and lists only tyres of its sizes', async (golden, { shop }) => {
  const [search, name, sizes] = golden;
  const { data } = await shop.graphql<{ products: Read }>(DOCUMENT, { search });
  const { items, understood } = data.products;
  const { make, model, year, tyreSizes } = understood.vehicle ?? { tyreSizes: [] };
  expect(`${make} ${model} ${year}`).toBe(name);
  expect(sizesOf(tyreSizes)).toEqual(sizes);
  expect(items.length).toBeGreaterThan(0);
  expect(sizes).toEqual(expect.arrayContaining(sizesOf(items)));
});

it.for(VEHICLES_WITHOUT_SIZES)('“%s” is not mistaken for another vehicle', async (search, { shop }) => {
  const { data } = await shop.graphql<{ products: Read }>(DOCUMENT, { search });
  expect(data.products).toMatchObject({ items: [], understood: { isVehicleUnknown: true, vehicle: null } });
});
