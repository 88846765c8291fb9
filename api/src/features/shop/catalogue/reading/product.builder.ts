import { expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

/** A tyre with the fields of its card. */
export interface Tyre {
  readonly id: number;
  readonly slug: string;
  readonly sku: string;
  readonly size: string;
  readonly category: string;
  readonly season: string;
  readonly loadIndex: number;
  readonly speedRating: string;
  readonly oeMark: string | null;
  readonly price: number;
  readonly stockQuantity: number;
  readonly brand: { readonly slug: string };
  readonly model: { readonly slug: string };
}

/** The fields of a {@link Tyre}. */
export const CARD =
  'id slug sku size category season loadIndex speedRating oeMark price stockQuantity brand { slug } model { slug }';

/** Queries the catalogue as a guest. An error in the response fails the test. */
export async function ask<Data>(shop: TestShop, document: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await shop.graphql<Data>(document, variables);
  expect(errors).toBeUndefined();
  return data;
}

/** An `it` for test files about one seeded tyre and its neighbours. */
export function tyreTest() {
  return shopTest().extend(
    'tyre',
    { scope: 'file' },
    async ({ shop }) => (await ask<{ product: Tyre }>(shop, `{ product(id: 5000) { ${CARD} } }`)).product,
  );
}
