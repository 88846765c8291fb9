import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { expectTypeOf, it } from 'vitest';
import type { PagedPath, ShopClient } from './index.ts';

type Tyre = TypedDocumentNode<{ tyre: { price: number } }, { id: number; note?: string }>;
type Everything = TypedDocumentNode<{ count: number }, Record<string, never>>;

/** Only compiled: `check` fails where a line below has another type, or is accepted in spite of its comment. */
async function graphql(shop: ShopClient, tyre: Tyre, everything: Everything): Promise<void> {
  expectTypeOf(await shop.query(tyre, { id: 3 })).toEqualTypeOf<{ tyre: { price: number } }>();
  expectTypeOf(await shop.query(everything)).toEqualTypeOf<{ count: number }>();
  expectTypeOf(await shop.query('{ a }')).toEqualTypeOf<Record<string, unknown>>();
  expectTypeOf(await shop.query<{ a: 1 }>('{ a }')).toEqualTypeOf<{ a: 1 }>();
  await shop.mutate(tyre, (key) => ({ id: 1, note: key }));
  // @ts-expect-error -- the document requires an id
  await shop.query(tyre);
  // @ts-expect-error -- the id is a number
  await shop.query(tyre, { id: 'x' });
  // @ts-expect-error -- the id is a number
  await shop.mutate(tyre, (key) => ({ id: key }));
}

/** Only compiled, too. */
async function rest({ rest: shop }: ShopClient): Promise<void> {
  const { data } = await shop.GET('/api/products', { params: { query: { size: '205/55 R16' } } });
  expectTypeOf(data.products).items.toHaveProperty('price').toEqualTypeOf<number>();
  await shop.GET('/api/products');
  await shop.POST('/api/products', { body: new FormData() });
  const removal = await shop.DELETE('/api/products/{id}', { params: { path: { id: 3 } } });
  expectTypeOf(removal.data.success).toEqualTypeOf<true>();
  for await (const tyre of shop.items('/api/products', {}, ({ products }) => products))
    expectTypeOf(tyre.price).toEqualTypeOf<number>();
  // @ts-expect-error -- the path is unknown
  await shop.GET('/api/nothing');
  // @ts-expect-error -- the parameter is unknown
  await shop.GET('/api/products', { params: { query: { sise: '205/55 R16' } } });
  // @ts-expect-error -- the path requires an id
  await shop.GET('/api/products/{id}');
  // @ts-expect-error -- the path takes JSON only
  await shop.POST('/api/orders', { body: new FormData() });
  // @ts-expect-error -- the path requires a body
  await shop.POST('/api/orders', {});
  // @ts-expect-error -- data would have another type than the document says
  await shop.GET('/api/products', { parseAs: 'text' });
  // @ts-expect-error -- the list has no pages
  shop.items('/api/products/featured', {}, () => []);
}

it('results, variables, paths and parameters have the types of their documents', () => {
  expectTypeOf(graphql).toBeFunction();
  expectTypeOf(rest).toBeFunction();
  expectTypeOf<PagedPath & '/api/models'>().toEqualTypeOf<'/api/models'>();
});
