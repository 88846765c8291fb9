import { describe, expect } from 'vitest';
import { anAdmin } from '../../../../../test/account.ts';
import { ATTACKS, liveParts } from '../../../../../test/fixtures/content/rich-text.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { announceArticles } from '../blog.jobs.ts';
import { BlogAnnouncements } from './blog-announcement.service.ts';
import { anArticle, aPost, BLOG_WRITES, writeBlog } from './blog-write.builder.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const LATER = new Date('2026-11-20T12:30:00Z');
const { create, change, remove, restore } = BLOG_WRITES;

// With the response cache, to show that cached lists change; tests run the job at a time of their choosing.
const it = shopTest({ now: NOW, jobs: [{ ...announceArticles, handle: async () => undefined }] });

const LIST = '{ blogPosts(limit: 100) { items { slug } } }';

async function listed(shop: TestShop): Promise<string[]> {
  const { data } = await shop.graphql<{ blogPosts: { items: { slug: string }[] } }>(LIST);
  return data.blogPosts.items.map(({ slug }) => slug);
}

async function read(shop: TestShop, slug: string): Promise<{ slug: string; title: string } | null> {
  const { data } = await shop.graphql<{ blogPost: { slug: string; title: string } | null }>(
    'query ($slug: String!) { blogPost(slug: $slug) { slug title } }',
    { slug },
  );
  return data.blogPost;
}

describe('C-31 articles written in the admin', () => {
  it('a draft is hidden until it is published, and then public at once', async ({ shop, admin }) => {
    const draft = await aPost(shop, admin, { excerpt: '', content: '' });
    expect(draft).toMatchObject({
      state: 'DRAFT',
      slug: 'brake-dust-and-your-wheels',
      publishedAt: null,
      revision: 1,
    });
    expect([await read(shop, draft.slug), (await listed(shop)).includes(draft.slug)]).toEqual([null, false]);
    const { post } = await writeBlog(shop, admin, change, {
      id: draft.id,
      revision: 1,
      input: anArticle({ publication: 'NOW', tagIds: [1, 2], content: `<p>${'word '.repeat(600)}</p>` }),
    });
    expect(post).toMatchObject({
      state: 'PUBLISHED',
      publishedAt: NOW.toISOString(),
      revision: 2,
      readTime: 3,
      tags: [{ slug: 'tyre-label' }, { slug: 'tyre-size' }],
    });
    expect([(await read(shop, draft.slug))?.slug, (await listed(shop))[0]]).toEqual([draft.slug, draft.slug]);
    shop.setNow(LATER);
    const again = {
      id: draft.id,
      revision: 2,
      input: anArticle({ publication: 'NOW', title: 'Brake dust' }),
    };
    expect(await writeBlog(shop, admin, change, again)).toMatchObject({
      post: { publishedAt: NOW.toISOString(), slug: draft.slug, tags: [] },
    });
  });

  it('a scheduled article appears in cached lists at its time', async ({ shop, admin }) => {
    const { slug } = await aPost(shop, admin, {
      title: 'Soon',
      publication: 'AT',
      publishedAt: LATER.toISOString(),
    });
    const announce = () => shop.services.get(BlogAnnouncements).announce();
    await announce();
    expect([await read(shop, slug), (await listed(shop)).includes(slug)]).toEqual([null, false]);
    shop.setNow(LATER);
    // The list is still cached for a minute; the announcement invalidates it.
    expect((await listed(shop)).includes(slug)).toBe(false);
    await announce();
    expect([(await read(shop, slug))?.slug, (await listed(shop))[0]]).toEqual([slug, slug]);
    const jobs = await shop.rows<{ start: Date }>(
      "select start_after as start from pgboss.job where name = 'announce-articles' and singleton_key like $1",
      ['%2026-11-20T12:30%'],
    );
    expect(jobs.map(({ start }) => start.toISOString())).toEqual([LATER.toISOString()]);
  });

  it('a deleted article is gone, and a restored one is as it was', async ({ shop, admin }) => {
    const { id, slug } = await aPost(shop, admin, { title: 'To and fro', publication: 'NOW' });
    expect(await writeBlog(shop, admin, remove, { id })).toMatchObject({
      post: { state: 'DELETED', revision: 2 },
    });
    expect([await read(shop, slug), (await listed(shop)).includes(slug)]).toEqual([null, false]);
    for (const [document, variables] of [
      [remove, { id }],
      [change, { id, revision: 2, input: anArticle() }],
    ] as const)
      expect(await writeBlog(shop, admin, document, variables)).toMatchObject({
        __typename: 'BlogPostNotFound',
      });
    expect(await writeBlog(shop, admin, restore, { id })).toMatchObject({
      post: { state: 'PUBLISHED', revision: 3 },
    });
    expect((await read(shop, slug))?.slug).toBe(slug);
    expect(await writeBlog(shop, admin, restore, { id })).toMatchObject({ __typename: 'BlogPostNotFound' });
  });

  it('a former slug redirects to its article for ever, and can’t be used for another', async ({
    shop,
    admin,
  }) => {
    const { id, slug } = await aPost(shop, admin, { title: 'First address', publication: 'NOW' });
    const moved = (revision: number, to: string) =>
      writeBlog(shop, admin, change, { id, revision, input: anArticle({ slug: to, publication: 'NOW' }) });
    expect(await moved(1, 'second-address')).toMatchObject({ post: { slug: 'second-address' } });
    expect((await read(shop, slug))?.slug).toBe('second-address');
    const taken = {
      path: 'slug',
      message: 'Another article, perhaps a deleted one, has or had this address',
    };
    for (const to of [slug, 'second-address', 'tyre-pressure-guide'])
      expect(await writeBlog(shop, admin, create, { input: anArticle({ slug: to }) }), to).toMatchObject({
        fields: [taken],
      });
    expect(await aPost(shop, admin, { title: 'First address' })).toMatchObject({ slug: 'first-address-2' });
    expect(await moved(2, slug)).toMatchObject({ post: { slug } });
    expect((await read(shop, 'second-address'))?.slug).toBe(slug);
  });

  it('if two administrators edit the same revision, the second is told and nothing is lost', async ({
    shop,
    admin,
  }) => {
    const other = await anAdmin(shop);
    const { id } = await aPost(shop, admin, { title: 'Two at once' });
    const answers = await Promise.all(
      [admin, other].map((by, index) =>
        writeBlog(shop, by, change, { id, revision: 1, input: anArticle({ title: `By ${index}` }) }),
      ),
    );
    expect(answers.map(({ __typename: name }) => name).toSorted()).toEqual(['BlogPostSaved', 'StaleWrite']);
    expect(answers.find(({ __typename: name }) => name === 'StaleWrite')).toMatchObject({ revision: 2 });
  });

  it('lists drafts and scheduled articles for administrators, by state, topic, tag and words', async ({
    shop,
    admin,
  }) => {
    await aPost(shop, admin, { title: 'Zebra draft', categoryId: 2, tagIds: [3] });
    await aPost(shop, admin, { title: 'Zebra later', publication: 'AT', publishedAt: LATER.toISOString() });
    const list = async (filter: object): Promise<string[]> => {
      const { data } = await shop.graphql<{ adminBlogPosts: { items: { title: string }[] } }>(
        `query ($filter: AdminBlogPostFilter!) {
          adminBlogPosts(limit: 100, filter: $filter, sort: TITLE) { items { title state } pageInfo { totalItems } }
        }`,
        { filter },
        { ...admin.headers },
      );
      return data.adminBlogPosts.items.map(({ title }) => title);
    };
    const search = 'zEbRa';
    expect(await list({ search })).toEqual(['Zebra draft', 'Zebra later']);
    expect(await list({ search, state: 'DRAFT' })).toEqual(['Zebra draft']);
    expect(await list({ search, state: 'SCHEDULED' })).toEqual(['Zebra later']);
    expect(await list({ search, categoryId: 2 })).toEqual(['Zebra draft']);
    expect(await list({ search, tagId: 3 })).toEqual(['Zebra draft']);
    expect(await list({ search: '%' })).toEqual([]);
  });

  it('every write is in the audit log', async ({ shop, admin }) => {
    const { id } = await aPost(shop, admin, { title: 'Audited' });
    await writeBlog(shop, admin, change, {
      id,
      revision: 1,
      input: anArticle({ title: 'Audited again', tagIds: [1] }),
    });
    await writeBlog(shop, admin, remove, { id });
    await writeBlog(shop, admin, restore, { id });
    const rows = await shop.rows(
      `select action, actor_id, before, after from audit_entries
        where subject = 'blog post' and subject_id = $1 order by id`,
      [String(id)],
    );
    const by = { actor_id: admin.id };
    expect(rows).toMatchObject([
      { ...by, action: 'made', before: {}, after: { title: 'Audited', revision: 1 } },
      {
        ...by,
        action: 'changed',
        before: { title: 'Audited', tags: '' },
        after: { title: 'Audited again', tags: '1' },
      },
      { ...by, action: 'deleted', before: { removed: false }, after: { removed: true } },
      { ...by, action: 'restored', before: { removed: true }, after: { removed: false } },
    ]);
  });
});

describe('C-31 invalid article input', () => {
  it('scripts and the like are stored as harmless text', async ({ shop, admin }) => {
    for (const attack of ATTACKS.map((one) => one.replaceAll('\u0000', ''))) {
      const post = await aPost(shop, admin, {
        title: 'Attack',
        content: `<p>Read on</p>${attack}`,
        publication: 'NOW',
      });
      expect(liveParts(post.content), attack).toEqual([]);
    }
  });

  it.for([
    [{ title: ' ' }, 'title', 'Give the article a title'],
    [{ authorName: '' }, 'authorName', 'Enter the author’s name'],
    [
      { slug: 'No Address' },
      'slug',
      'Use lower-case letters, numbers and hyphens, such as winter-tyres. “draft” on its own is taken',
    ],
    [
      { slug: 'draft' },
      'slug',
      'Use lower-case letters, numbers and hyphens, such as winter-tyres. “draft” on its own is taken',
    ],
    [
      { slug: '12' },
      'slug',
      'Use lower-case letters, numbers and hyphens, such as winter-tyres. “draft” on its own is taken',
    ],
    [{ publication: 'AT' }, 'publishedAt', 'Choose a day and a time'],
    [
      { publication: 'NOW', excerpt: ' ' },
      'excerpt',
      'Write the summary, which lists and search engines show',
    ],
    [
      { publication: 'NOW', content: '<script>a</script>' },
      'content',
      'Write the article before you publish it',
    ],
    [
      { content: 'x'.repeat(100_001) },
      'content',
      'An article can have at most 100,000 characters, including formatting',
    ],
    [{ categoryId: 999 }, 'categoryId', 'Choose a topic'],
    [{ tagIds: [1, 999] }, 'tagIds', 'One of these tags no longer exists'],
    [{ cover: 'https://evil.example/a.png' }, 'cover', 'Upload the picture here first'],
    [{ cover: '/uploads/products/../../etc/passwd' }, 'cover', 'Upload the picture here first'],
  ] as const)('%j is refused with an explanation', async ([given, path, message], { shop, admin }) => {
    expect(await writeBlog(shop, admin, create, { input: anArticle(given) })).toMatchObject({
      __typename: 'InvalidInput',
      message: 'We couldn’t save this article',
      fields: [{ path, message }],
    });
  });

  it('an unknown article can’t be changed', async ({ shop, admin }) => {
    const variables = { id: 999_999, revision: 1, input: anArticle() };
    expect(await writeBlog(shop, admin, change, variables)).toMatchObject({ __typename: 'BlogPostNotFound' });
  });

  it('a cover from the demonstration data survives a change', async ({ shop, admin }) => {
    const [{ id, image, revision } = { id: 0, image: '', revision: 0 }] = await shop.rows<{
      id: number;
      image: string;
      revision: number;
    }>("select id, featured_image as image, revision from blog_posts where slug = 'tyre-label-explained'");
    const input = anArticle({ cover: image, coverAlt: 'A tyre', publication: 'NOW' });
    expect(await writeBlog(shop, admin, change, { id, revision, input })).toMatchObject({
      post: { featuredImage: image, featuredImageAlt: 'A tyre' },
    });
  });
});
