import { expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';

const LIST = /* GraphQL */ `
  query ($category: String, $tag: String, $search: String) {
    blogPosts(category: $category, tag: $tag, search: $search) {
      pageInfo {
        totalItems
      }
    }
  }
`;
const LONGEST = 200;

const it = shopTest();

it.for(['search', 'category', 'tag'])(
  'a blog’s %s may have 200 characters but not 201',
  async (name, { shop }) => {
    const fits = await shop.graphql(LIST, { [name]: 'x'.repeat(LONGEST) });
    expect(fits).toMatchObject({ data: { blogPosts: { pageInfo: { totalItems: 0 } } } });
    const { data, errors } = await shop.graphql(LIST, { [name]: 'x'.repeat(LONGEST + 1) });
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { message: expect.stringContaining('200'), extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(shop.complaints).toEqual([]);
  },
);
