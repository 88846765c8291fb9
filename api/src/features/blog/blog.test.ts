import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';

interface Post {
  id: number;
  slug: string;
  title: string;
  content: string;
  publishedAt: string;
  category: { slug: string };
  tags: { slug: string; name: string; color: string }[];
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

const LIST = `query ($page: Int! = 1, $limit: Int! = 10, $category: String, $tag: String, $search: String) {
  blogPosts(page: $page, limit: $limit, category: $category, tag: $tag, search: $search) {
    items { id slug title excerpt featured featuredImage publishedAt readTime category { slug name color } tags { slug name color } }
    pageInfo { page pageSize totalItems totalPages hasPreviousPage hasNextPage }
  }
}`;
const POST = `query ($slug: String!) {
  blogPost(slug: $slug) {
    id slug title excerpt content featured featuredImage publishedAt readTime viewsCount authorName seoTitle seoDescription
    category { id slug name color } tags { slug name color } relatedPosts { slug category { slug } }
  }
}`;
const DRAFT = `insert into blog_posts (slug, title, excerpt, content, category_id, published_at, read_time, author_name)
  values ($1, $2, 'In short.', '<h2>Zebracrossing</h2>', 1, $3, 1, 'Nobody')`;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: new Date('2026-11-20T10:00:00Z'), env: { ANSWER_CACHE: 'off' } });
});
afterAll(() => shop.close());

async function list(variables: object = {}): Promise<Page> {
  const { data, errors } = await shop.graphql<{ blogPosts: Page }>(LIST, variables);
  expect(errors).toBeUndefined();
  return data.blogPosts;
}

async function post(slug: string): Promise<Post | null> {
  return (await shop.graphql<{ blogPost: Post | null }>(POST, { slug })).data.blogPost;
}

const slugs = ({ items }: Page): string[] => items.map(({ slug }) => slug);

describe('BLOG-04 the list of articles', () => {
  it('gives ten a page, newest first, each once', async () => {
    const [first, second] = [await list(), await list({ page: 2 })];
    expect(first.pageInfo).toEqual({
      page: 1,
      pageSize: 10,
      totalItems: 12,
      totalPages: 2,
      hasPreviousPage: false,
      hasNextPage: true,
    });
    expect([first.items.length, second.items.length]).toEqual([10, 2]);
    const times = [...first.items, ...second.items].map(({ publishedAt }) => publishedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set([...slugs(first), ...slugs(second)]).size).toBe(12);
  });

  it('says how many there are even behind its last page', async () => {
    expect(await list({ page: 9 })).toMatchObject({
      items: [],
      pageInfo: { totalItems: 12, totalPages: 2, hasNextPage: false },
    });
  });

  it('asks the database once, and not for the articles themselves unless they are wanted', async () => {
    shop.takeStatements();
    await list();
    const [statement, ...more] = shop.takeStatements();
    expect(more).toEqual([]);
    expect(statement).not.toMatch(/,\s*p\.content/);
    const { data } = await shop.graphql<{ blogPosts: Page }>('{ blogPosts(limit: 1) { items { content } } }');
    expect(data.blogPosts.items[0]?.content).toMatch(/^<p>/);
  });

  it.each([
    ['page: 0', 'page must be 1 or more; got 0.'],
    ['limit: 0', 'limit must be from 1 to 1000; got 0.'],
  ])('refuses %s', async (given, message) => {
    const { errors } = await shop.graphql(`{ blogPosts(${given}) { items { slug } } }`);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });

  it('may be shared for a minute', async () => {
    expect((await shop.graphql(LIST)).headers['cache-control']).toBe('max-age=60, public');
  });
});

describe('narrowing the list', () => {
  it('BLOG-02 keeps to a topic', async () => {
    const { items } = await list({ category: 'care-and-repair' });
    expect(items.length).toBeGreaterThan(1);
    expect(new Set(items.map(({ category }) => category.slug))).toEqual(new Set(['care-and-repair']));
  });

  it('POST-03 C-19 keeps to a tag', async () => {
    const { items } = await list({ tag: 'mot' });
    expect(items.length).toBeGreaterThan(1);
    for (const { tags } of items) expect(tags.map(({ slug }) => slug)).toContain('mot');
  });

  it('C-19 a tag or topic that is none gives none', async () => {
    for (const variables of [{ tag: 'no-such-tag' }, { category: 'no-such-topic' }])
      expect(await list(variables)).toMatchObject({ items: [], pageInfo: { totalItems: 0, totalPages: 0 } });
  });

  it('BLOG-01 finds words in titles and texts, whatever their form, and none in markup', async () => {
    expect(slugs(await list({ search: 'punctured repairs' }))).toContain('puncture-repair-rules');
    expect(slugs(await list({ search: 'weighbridge' }))).toEqual(['van-tyre-load-ratings']);
    expect(slugs(await list({ search: 'tbody' }))).toEqual([]);
  });

  it.each(["'; drop table blog_posts; --", '((', '"', '%', ':*', '\\', '-'])(
    'searches for %s without harm',
    async (search) => {
      expect((await list({ search })).pageInfo.totalItems).toBeLessThanOrEqual(12);
    },
  );

  it('a blank search is none', async () => {
    expect((await list({ search: '  ' })).pageInfo.totalItems).toBe(12);
  });

  it('joins topic, tag and search', async () => {
    expect(slugs(await list({ category: 'safety-and-law', tag: 'mot', search: 'DOT' }))).toEqual([
      'tyre-age-dot-code',
    ]);
  });
});

describe('POST-08 an article', () => {
  it('has every field of the specification', async () => {
    expect(await post('tyre-age-dot-code')).toEqual({
      id: expect.any(Number),
      slug: 'tyre-age-dot-code',
      title: 'How old are my tyres? Reading the DOT code',
      excerpt: expect.stringMatching(/\w+/),
      content: expect.stringMatching(/^<p>/),
      featured: false,
      featuredImage: '/uploads/products/cinturato-p7-c2-side-v1-640.webp',
      publishedAt: expect.stringMatching(/^2026-/),
      readTime: 4,
      viewsCount: 0,
      authorName: 'The workshop team',
      seoTitle: null,
      seoDescription: expect.stringMatching(/\w+/),
      category: { id: expect.any(Number), slug: 'safety-and-law', name: 'Safety and law', color: '#b3261e' },
      tags: [
        { slug: 'mot', name: 'MOT', color: '#44505a' },
        { slug: 'tyre-age', name: 'Tyre age', color: '#7a4b2a' },
      ],
      relatedPosts: expect.any(Array),
    });
  });

  it('POST-04 is related to three others, those that share most first', async () => {
    const related = (await post('when-to-replace-tyres'))?.relatedPosts ?? [];
    expect(related).toHaveLength(3);
    expect(related[0]).toEqual({ slug: 'tyre-age-dot-code', category: { slug: 'safety-and-law' } });
    expect(related.map(({ slug }) => slug)).not.toContain('when-to-replace-tyres');
  });

  it('costs two statements with its relations', async () => {
    shop.takeStatements();
    await post('when-to-replace-tyres');
    expect(shop.takeStatements()).toHaveLength(2);
  });

  it('POST-05 that is none is null', async () => {
    for (const slug of ['', 'nothing', '../terms']) expect(await post(slug)).toBeNull();
  });
});

it('BLOG-02 lists the topics A to Z', async () => {
  const { data } = await shop.graphql<{ blogCategories: { name: string; color: string }[] }>(
    '{ blogCategories { id slug name color } }',
  );
  const names = data.blogCategories.map(({ name }) => name);
  expect(names).toHaveLength(5);
  expect(names).toEqual(names.toSorted());
});

it('shows an article when its time has come, and a draft never', async () => {
  await shop.rows(DRAFT, ['later', 'Later', new Date('2026-11-21T10:00:00Z')]);
  await shop.rows(DRAFT, ['draft', 'Draft', null]);
  expect([slugs(await list({ search: 'zebracrossing' })), await post('later'), await post('draft')]).toEqual([
    [],
    null,
    null,
  ]);
  shop.setNow(new Date('2026-11-21T10:00:00Z'));
  expect(slugs(await list({ search: 'zebracrossing' }))).toEqual(['later']);
  expect([(await post('later'))?.title, await post('draft')]).toEqual(['Later', null]);
});
