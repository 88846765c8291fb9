import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { openShopKeeper } from './admin.ts';

/** A product that a test has added for itself. */
export interface OwnProduct {
  id: number;
  slug: string;
  sku: string;
  name: string;
}

const CREATE = /* GraphQL */ `
  mutation ($input: CreateProductInput!) {
    createProduct(input: $input) {
      ... on ProductSaved {
        product {
          id
          slug
          sku
          name
        }
      }
    }
  }
`;
const CHANGE = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { __typename } }';

/** A word that no other test searches for: only letters, and too long for half a row on a phone. */
export const aWord = (): string =>
  `Word${randomUUID()
    .slice(-12)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;

/** Adds a product with a unique SKU and name. */
export async function addProduct(request: APIRequestContext, input: object = {}): Promise<OwnProduct> {
  const sku = `E2E-${randomUUID().slice(0, 8)}`.toUpperCase();
  const keeper = await openShopKeeper(request);
  const { createProduct } = await keeper.ask<{ createProduct: { product: OwnProduct } }>(CREATE, {
    input: {
      sku,
      name: `Trial ${sku}`,
      model: 'primacy-4-plus',
      size: '205/55 R16',
      loadIndex: 91,
      speedRating: 'V',
      listPrice: 10_000,
      stockQuantity: 20,
      ...input,
    },
  });
  return createProduct.product;
}

/** Changes a product through the API, like a colleague. */
export async function updateProduct(request: APIRequestContext, input: object): Promise<void> {
  const keeper = await openShopKeeper(request);
  expect(await keeper.ask(CHANGE, { input })).toEqual({ updateProduct: { __typename: 'ProductSaved' } });
}
