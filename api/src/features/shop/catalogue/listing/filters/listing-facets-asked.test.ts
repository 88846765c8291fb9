import { expect } from 'vitest';
import { shopTest } from '../../../../../../test/shop-test.ts';

const it = shopTest();

it('counts only the requested facets', async ({ shop }) => {
  interface Answer {
    readonly products: { readonly facets: Readonly<Record<string, unknown>> };
  }
  const counted = async (
    selection: string,
  ): Promise<{ facets: Answer['products']['facets']; text: string }> => {
    shop.takeStatements();
    const { data } = await shop.graphql<Answer>(
      `{ products(filter: { width: 205, minPrice: 5000 }) { facets { ${selection} } } }`,
    );
    return { facets: data.products.facets, text: shop.takeStatements().join() };
  };
  const all = await counted(
    'seasons { value count } flags { value count } minPrice maxPrice brands { value }',
  );
  expect(all.text).toContain('grouping sets ((p.brand_id), (p.season))');
  const some = await counted('seasons { value count }');
  expect(some.facets).toEqual({ seasons: all.facets['seasons'] });
  expect(some.text).toContain('grouping sets ((p.season))');
  expect(some.text).not.toMatch(/brand_id|'flags'|minPrice/);
  for (const field of ['flags { value count }', 'minPrice'] as const)
    expect(all.facets).toMatchObject((await counted(field)).facets);
  expect(await counted('__typename')).toEqual({ facets: { __typename: 'ProductFacets' }, text: '' });
});
