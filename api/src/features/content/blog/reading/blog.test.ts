import { describe, expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

interface Post {
  id: number;
  slug: string;
  title: string;
  content: string;
  publishedAt: string;
  category: { slug: string };
  tags: { slug: string; name: string; colour: string }[];
  relatedPosts: { slug: string; category: { slug: string } }[];
}

interface Page {
  items: Post[];
  pageInfo: {
    page: number;
    pageSize: number;
    totalItems: number;
    totalPages: number;
    hasPreviousPage: boolean;
    hasNextPage: boolean;
  };
}

const LIST = /* GraphQL */ `
  query ($page: Int! = 1, $limit: Int! = 10, $category: String, $tag: String, $search: String) {
    blogPosts(page: $page, limit: $limit, category: $category, tag: $tag, search: $search) {
      items {
        id
        slug
        title
        excerpt
        featured
        featuredImage
        publishedAt
        readTime
        category {
          slug
          name
          colour
        }
        tags {
          slug
          name
          colour
        }
      }
      pageInfo {
        page
        pageSize
        totalItems
        totalPages
        hasPreviousPage
        hasNextPage
      }
    }
  }
`;
const POST = /* GraphQL */ `
  query ($slug: String!) {
    blogPost(slug: $slug) {
      id
      slug
      title
      excerpt
      content
      featured
      featuredImage
      publishedAt
      readTime
      viewsCount
      authorName
      seoTitle
      seoDescription
      category {
        id
        slug
        name
        colour
      }
      tags {
        slug
        name
        colour
      }
      relatedPosts {
        slug
        category {
          slug
        }
      }
    }
  }
`;
/** The seed's articles. */
const ARTICLES = 30;
const DRAFT = `insert into blog_posts (slug, title, excerpt, content, category_id, published_at, read_time, author_name)
  values ($1, $2, 'In short.', '<h2>Zebracrossing</h2>', 1, $3, 1, 'Nobody')`;

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z'), env: { RESPONSE_CACHE: 'off' } });

async function list(shop: TestShop, variables: object = {}): Promise<Page> {
  const { data, errors } = await shop.graphql<{ blogPosts: Page }>(LIST, variables);
  expect(errors).toBeUndefined();
  return data.blogPosts;
}

async function post(shop: TestShop, slug: string): Promise<Post | null> {
  return (await shop.graphql<{ blogPost: Post | null }>(POST, { slug })).data.blogPost;
}

const slugs = ({ items }: Page): string[] => items.map(({ slug }) => slug);

describe('BLOG-04 the list of articles', () => {
  it('returns ten articles a page, newest first, each once', async ({ shop }) => {
    const pages = [await list(shop), await list(shop, { page: 2 }), await list(shop, { page: 3 })] as const;
    const [first] = pages;
    expect(first.pageInfo).toEqual({
      page: 1,
      pageSize: 10,
      totalItems: ARTICLES,
      totalPages: 3,
      hasPreviousPage: false,
      hasNextPage: true,
    });
    expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 10]);
    const times = pages.flatMap(({ items }) => items.map(({ publishedAt }) => publishedAt));
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(pages.flatMap(slugs)).size).toBe(ARTICLES);
  });

  it('returns the total even beyond the last page', async ({ shop }) => {
    expect(await list(shop, { page: 9 })).toMatchObject({
      items: [],
      pageInfo: { totalItems: ARTICLES, totalPages: 3, hasNextPage: false },
    });
  });

  it('runs one statement, and loads articles’ content only if selected', async ({ shop }) => {
    shop.takeStatements();
    await list(shop);
    const [statement, ...more] = shop.takeStatements();
    expect(more).toEqual([]);
    expect(statement).not.toMatch(/,\s*p\.content/);
    const { data } = await shop.graphql<{ blogPosts: Page }>('{ blogPosts(limit: 1) { items { content } } }');
    expect(data.blogPosts.items[0]?.content).toMatch(/^<p>/);
  });

  it.for([
    ['page: 0', 'page must be 1 or more; got 0.'],
    ['limit: 0', 'limit must be from 1 to 1000; got 0.'],
  ] as const)('refuses %s', async ([given, message], { shop }) => {
    const { errors } = await shop.graphql(`{ blogPosts(${given}) { items { slug } } }`);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });

  it('may be cached publicly for a minute', async ({ shop }) => {
    expect((await shop.graphql(LIST)).headers['cache-control']).toBe('max-age=60, public');
  });
});

describe('filtering the list', () => {
  it('BLOG-02 filters by topic', async ({ shop }) => {
    const { items } = await list(shop, { category: 'care-and-repair' });
    expect(items.length).toBeGreaterThan(1);
    expect(new Set(items.map(({ category }) => category.slug))).toEqual(new Set(['care-and-repair']));
  });

  it('POST-03 C-19 filters by tag', async ({ shop }) => {
    const { items } = await list(shop, { tag: 'mot' });
    expect(items.length).toBeGreaterThan(1);
    for (const { tags } of items) expect(tags.map(({ slug }) => slug)).toContain('mot');
  });

  it('C-19 finds nothing for an unknown tag or topic', async ({ shop }) => {
    for (const variables of [{ tag: 'no-such-tag' }, { category: 'no-such-topic' }])
      expect(await list(shop, variables)).toMatchObject({
        items: [],
        pageInfo: { totalItems: 0, totalPages: 0 },
      });
  });

  it('BLOG-01 finds words in any form in titles and texts, but not in markup', async ({ shop }) => {
    expect(slugs(await list(shop, { search: 'punctured repairs' }))).toContain('puncture-repair-rules');
    expect(slugs(await list(shop, { search: 'weighbridge' }))).toEqual(['van-tyre-load-ratings']);
    expect(slugs(await list(shop, { search: 'tbody' }))).toEqual([]);
  });

  it('BLOG-01 ranks titles above excerpts above texts, and the newest first among equals', async ({
    shop,
  }) => {
    const tells = async (slug: string, title: string, excerpt: string, content: string, day: number) =>
      shop.rows(
        `insert into blog_posts
          (slug, title, excerpt, content, category_id, published_at, read_time, author_name)
          values ($1, $2, $3, $4, 1, $5, 1, 'Nobody')`,
        [slug, title, excerpt, content, new Date(Date.UTC(2020, 0, day))],
      );
    const often = `<p>${'Sidewinders everywhere. '.repeat(50)}</p>`;
    await tells('in-the-title', 'Sidewinder', 'In short.', '<p>Nothing.</p>', 1);
    await tells('in-the-excerpt', 'Snakes', 'A sidewinder in short.', '<p>Nothing.</p>', 2);
    await tells('often-in-the-text', 'Snakes', 'In short.', often, 3);
    await tells('in-the-text', 'Snakes', 'In short.', '<p>One sidewinder.</p>', 4);
    await tells('newer-in-the-text', 'Snakes', 'In short.', '<p>One sidewinder.</p>', 5);
    expect(slugs(await list(shop, { search: 'sidewinders' }))).toEqual([
      'in-the-title',
      'in-the-excerpt',
      'often-in-the-text',
      'newer-in-the-text',
      'in-the-text',
    ]);
    await shop.rows('delete from blog_posts where author_name = $1', ['Nobody']);
  });

  it.for(["'; drop table blog_posts; --", '((', '"', '%', ':*', '\\', '-'])(
    'searches for %s safely',
    async (search, { shop }) => {
      expect((await list(shop, { search })).pageInfo.totalItems).toBeLessThanOrEqual(ARTICLES);
    },
  );

  it('ignores a blank search', async ({ shop }) => {
    expect((await list(shop, { search: '  ' })).pageInfo.totalItems).toBe(ARTICLES);
  });

  it('combines topic, tag and search', async ({ shop }) => {
    expect(slugs(await list(shop, { category: 'safety-and-law', tag: 'mot', search: 'DOT' }))).toEqual([
      'tyre-age-dot-code',
    ]);
  });
});

describe('POST-08 an article', () => {
  it('has every field in the specification', async ({ shop }) => {
    expect(await post(shop, 'tyre-age-dot-code')).toEqual({
      id: expect.any(Number),
      slug: 'tyre-age-dot-code',
      title: 'How old are my tyres? Reading the DOT code',
      excerpt: expect.stringMatching(/\w+/),
      content: expect.stringMatching(/^<p>/),
      featured: false,
      featuredImage: '/uploads/products/cinturato-p7-c2-side-v3-640.webp',
      publishedAt: expect.stringMatching(/^2026-/),
      readTime: 4,
      viewsCount: 0,
      authorName: 'The workshop team',
      seoTitle: null,
      seoDescription: expect.stringMatching(/\w+/),
      category: { id: expect.any(Number), slug: 'safety-and-law', name: 'Safety and law', colour: '#b3261e' },
      tags: [
        { slug: 'mot', name: 'MOT', colour: '#44505a' },
        { slug: 'tyre-age', name: 'Tyre age', colour: '#7a4b2a' },
        { slug: 'tyre-law', name: 'Tyre law', colour: '#8c1d40' },
      ],
      relatedPosts: expect.any(Array),
    });
  });

  it('loads with its relations in two statements', async ({ shop }) => {
    shop.takeStatements();
    await post(shop, 'when-to-replace-tyres');
    expect(shop.takeStatements()).toHaveLength(2);
  });

  it('POST-05 is null for an unknown slug', async ({ shop }) => {
    for (const slug of ['', 'nothing', '../terms']) expect(await post(shop, slug)).toBeNull();
  });
});

it('BLOG-02 lists the topics A to Z', async ({ shop }) => {
  const { data } = await shop.graphql<{ blogCategories: { name: string; colour: string }[] }>(
    '{ blogCategories { id slug name colour } }',
  );
  const names = data.blogCategories.map(({ name }) => name);
  expect(names).toHaveLength(6);
  expect(names).toEqual(names.toSorted());
});

it('shows an article once its time has come, and never a draft', async ({ shop }) => {
  await shop.rows(DRAFT, ['later', 'Later', new Date('2026-11-21T10:00:00Z')]);
  await shop.rows(DRAFT, ['draft', 'Draft', null]);
  expect([
    slugs(await list(shop, { search: 'zebracrossing' })),
    await post(shop, 'later'),
    await post(shop, 'draft'),
  ]).toEqual([[], null, null]);
  shop.setNow(new Date('2026-11-21T10:00:00Z'));
  expect(slugs(await list(shop, { search: 'zebracrossing' }))).toEqual(['later']);
  expect([(await post(shop, 'later'))?.title, await post(shop, 'draft')]).toEqual(['Later', null]);
});
