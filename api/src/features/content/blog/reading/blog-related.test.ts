import { describe, expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

interface Related {
  slug: string;
  category: { slug: string };
  tags: { slug: string }[];
}

const FIELDS = 'slug category { slug } tags { slug }';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z'), env: { RESPONSE_CACHE: 'off' } });

async function relatedTo(shop: TestShop, slug: string): Promise<Related[]> {
  const { data } = await shop.graphql<{ blogPost: { relatedPosts: Related[] } }>(
    `{ blogPost(slug: "${slug}") { relatedPosts { ${FIELDS} } } }`,
  );
  return data.blogPost.relatedPosts;
}

describe('POST-04 related articles', () => {
  it('are three other articles, those sharing the most tags first', async ({ shop }) => {
    const slugs = (await relatedTo(shop, 'when-to-replace-tyres')).map(({ slug }) => slug);
    expect(slugs).toHaveLength(3);
    expect(slugs[0]).toBe('mot-tyre-checks');
    expect(slugs).not.toContain('when-to-replace-tyres');
  });

  it("share a tag with each of the seed's articles", async ({ shop }) => {
    const { data } = await shop.graphql<{ blogPosts: { items: Related[] } }>(
      `{ blogPosts(limit: 30) { items { ${FIELDS} } } }`,
    );
    expect(data.blogPosts.items).toHaveLength(30);
    for (const { slug, tags } of data.blogPosts.items) {
      const own = new Set(tags.map((tag) => tag.slug));
      const related = await relatedTo(shop, slug);
      const kin = related.filter((other) => other.tags.some((tag) => own.has(tag.slug)));
      expect([kin.length, related.length], slug).toEqual([3, 3]);
    }
  });

  it('exclude articles of other topics without a shared tag', async ({ shop }) => {
    await shop.rows(
      `insert into blog_posts (slug, title, excerpt, content, category_id, published_at, read_time, author_name)
        values ('alone', 'Alone', '', '', 1, '2026-11-19T10:00:00Z', 1, 'Nobody')`,
    );
    const topics = (await relatedTo(shop, 'alone')).map(({ category }) => category.slug);
    expect(topics).toEqual(['buying-guides', 'buying-guides', 'buying-guides']);
  });
});
