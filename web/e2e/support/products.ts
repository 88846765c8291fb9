import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { adminToken } from './accounts.ts';

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
const CHANGE = 'mutation ($input: ChangeProductInput!) { changeProduct(input: $input) { __typename } }';

async function ask<Data>(request: APIRequestContext, query: string, variables: object): Promise<Data> {
  const headers = { authorization: `Bearer ${await adminToken(request)}` };
  const response = await request.post('/graphql', { data: { query, variables }, headers });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** A word that no other test searches for: letters alone, and too long for half a row of a phone. */
export const aWord = (): string =>
  `Word${randomUUID()
    .slice(-12)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;

/** Adds a product to the shop, with an SKU and a name of its own. */
export async function addProduct(request: APIRequestContext, input: object = {}): Promise<OwnProduct> {
  const sku = `E2E-${randomUUID().slice(0, 8)}`.toUpperCase();
  const { createProduct } = await ask<{ createProduct: { product: OwnProduct } }>(request, CREATE, {
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

/** Changes a product as a colleague would. */
export async function changeProduct(request: APIRequestContext, input: object): Promise<void> {
  expect(await ask(request, CHANGE, { input })).toEqual({ changeProduct: { __typename: 'ProductSaved' } });
}
