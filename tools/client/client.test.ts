import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { describe, expect } from 'vitest';
import { RestProductDocument } from '../../api/src/rest/resources/product/product.generated.ts';
import { aKey } from '../../api/test/fixtures/account/api-key.ts';
import { aBuyableProduct, aCheckout } from '../../api/test/fixtures/buying.ts';
import { A_LEGACY_ADDRESS } from '../../api/test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../api/test/shop-test.ts';
import { aClient } from './client.builder.ts';
import { createClient } from './index.ts';

const it = shopTest();

/** The class that GraphQL Code Generator writes in the mode of documents as strings. */
class TypedDocumentString<Result, Variables>
  extends String
  implements DocumentTypeDecoration<Result, Variables>
{
  declare __apiType?: (variables: Variables) => Result;
  private readonly value: string;

  constructor(value: string) {
    super(value);
    this.value = value;
  }

  override toString(): string {
    return this.value;
  }
}

const CHECKOUT = /* GraphQL */ `
  mutation ($input: CheckoutInput!) {
    createCheckout(input: $input) {
      __typename
      ... on Checkout {
        orderId
      }
      ... on InvalidInput {
        fields {
          path
        }
      }
    }
  }
`;

interface CheckoutData {
  readonly createCheckout:
    | { readonly __typename: 'Checkout'; readonly orderId: string }
    | { readonly __typename: 'InvalidInput'; readonly fields: { readonly path: string }[] };
}

describe('GraphQL', () => {
  it('gives the data of a query that is text', async ({ shop }) => {
    const data = await aClient(shop).query<{ product: { sku: string } }>(
      'query ($id: Int) { product(id: $id) { sku } }',
      { id: 11 },
    );
    expect([data.product]).toEqual(await shop.rows('select sku from products where id = 11'));
  });

  it('sends a parsed document and knows the types of its result and variables', async ({ shop }) => {
    const { product } = await aClient(shop).query(RestProductDocument, { id: 7 });
    const [stored] = await shop.rows<{ name: string }>('select name from products where id = 7');
    const name: string | undefined = product?.name;
    expect(name).toBe(stored?.name);
  });

  it('sends a document that is a typed string, as code generators write it', async ({ shop }) => {
    const document = new TypedDocumentString<{ product: { id: number } | null }, { id: number }>(
      'query ($id: Int) { product(id: $id) { id } }',
    );
    const { product } = await aClient(shop).query(document, { id: 7 });
    expect(product?.id).toBe(7);
  });

  it('shows the key, and further headers of the client and of the call', async ({ shop }) => {
    const { key } = await aKey(shop, { scopes: ['READ_ORDERS'] });
    const client = aClient(shop, { apiKey: key, headers: { 'order-key': 'of the client', 'x-mine': '1' } });
    const orders = '{ orders { pageInfo { totalItems } } }';
    expect(await client.query(orders, {}, { headers: { 'x-mine': '2' } })).toEqual({
      orders: { pageInfo: { totalItems: expect.any(Number) } },
    });
    const [request] = client.sent;
    expect(request?.headers.get('order-key')).toBe('of the client');
    expect(request?.headers.get('x-mine')).toBe('2');
  });

  it('gives a refusal as data', async ({ shop }) => {
    const input = aCheckout({ items: [{ productId: 7, quantity: 1 }], email: 'nobody' });
    const { createCheckout } = await aClient(shop).mutate<CheckoutData>(CHECKOUT, { input });
    expect(createCheckout).toEqual({ __typename: 'InvalidInput', fields: [{ path: 'email' }] });
  });

  it('finds a shop below a path, with or without a slash at the end', async () => {
    for (const url of ['https://shop.example/tyres', 'https://shop.example/tyres/']) {
      const asked: string[] = [];
      const client = createClient({
        url,
        fetch: async (request) => {
          asked.push(request.url);
          return Response.json({ data: {} });
        },
      });
      await client.query('{ brands { name } }');
      await client.rest.GET('/api/products/featured');
      expect(asked).toEqual([
        'https://shop.example/tyres/graphql',
        'https://shop.example/tyres/api/products/featured',
      ]);
    }
  });
});

describe('REST', () => {
  it('gives the data of a path with its parameters', async ({ shop }) => {
    const { data, response } = await aClient(shop).rest.GET('/api/products', {
      params: { query: { size: '205/55 R16', sortBy: 'price', sortOrder: 'asc', limit: 3 } },
    });
    expect(data.products.map(({ size }) => size)).toEqual(['205/55 R16', '205/55 R16', '205/55 R16']);
    expect(response.headers.get('etag')).toMatch(/./);
  });

  it('adds, changes and deletes a product, with a picture in a form', async ({ shop }) => {
    const { key } = await aKey(shop, { scopes: ['WRITE_CATALOGUE'] });
    const { rest } = aClient(shop, { apiKey: key });
    const form = new FormData();
    for (const [name, value] of Object.entries({ sku: 'CLIENT-1', brand: 'Michelin', model: 'Primacy 4+' }))
      form.set(name, value);
    for (const [name, value] of Object.entries({ size: '205/55 R16', load_index: '91', speed_rating: 'V' }))
      form.set(name, value);
    form.set('price', '94.20');
    const added = await rest.POST('/api/products', { body: form });
    const { id } = added.data.product;
    const path = { id };
    const changed = await rest.PUT('/api/products/{id}', { params: { path }, body: { price: 80 } });
    expect(changed.data.product.price).toBe(80);
    await rest.DELETE('/api/products/{id}', { params: { path } });
    const [stored] = await shop.rows(
      'select sku, deleted_at is not null as deleted from products where id = $1',
      [id],
    );
    expect(stored).toEqual({ sku: 'CLIENT-1', deleted: true });
  });

  it('says where a guest pays', async ({ shop }) => {
    const { id } = await aBuyableProduct(shop);
    const { data } = await aClient(shop).rest.POST('/api/payments/create-guest-checkout-session', {
      body: { items: [{ id, quantity: 2 }], email: 'sam@example.com', shipping_address: A_LEGACY_ADDRESS },
    });
    expect(data.url).toContain('/pay/');
  });
});
