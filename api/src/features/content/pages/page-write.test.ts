import { describe, expect } from 'vitest';
import { anAdmin } from '../../../../test/account.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { aPage, PAGE_WRITES, shownPage, writePage } from './page-write.builder.ts';

const { create: CREATE, change: CHANGE, restore: RESTORE, remove: REMOVE } = PAGE_WRITES;
const HISTORY = /* GraphQL */ `
  query ($slug: String!) {
    pageHistory(slug: $slug) {
      items {
        version
        title
        content
        writtenAt
        author
        restoredFrom
      }
      pageInfo {
        totalItems
      }
    }
  }
`;

const NOW = new Date('2026-11-20T10:00:00Z');
const it = shopTest({ now: NOW });

describe('POLICY-06 pages written by an administrator', () => {
  it('POLICY-10 a change is public at once, and the former text stays in the history', async ({
    shop,
    admin,
  }) => {
    const before = await shownPage(shop, 'privacy');
    const input = {
      slug: 'privacy',
      title: ' Privacy ',
      content: '<p>We keep {{returnDays}} days.</p>',
      version: 1,
    };
    const saved = await writePage(shop, admin, CHANGE, { input });
    expect(saved).toMatchObject({
      __typename: 'PageSaved',
      page: {
        path: '/privacy',
        version: 2,
        title: 'Privacy',
        content: '<p>We keep {{returnDays}} days.</p>',
      },
    });
    expect(await shownPage(shop, 'privacy')).toEqual({
      title: 'Privacy',
      content: '<p>We keep 30 days.</p>',
    });
    const { data } = await shop.graphql<{ pageHistory: { items: { content: string }[] } }>(
      HISTORY,
      { slug: 'privacy' },
      { ...admin.headers },
    );
    expect(data.pageHistory).toMatchObject({
      items: [
        {
          version: 2,
          title: 'Privacy',
          writtenAt: NOW.toISOString(),
          author: expect.stringMatching(/\w+ \w+/),
        },
        { version: 1, title: 'Privacy Policy', author: null },
      ],
      pageInfo: { totalItems: 2 },
    });
    expect(before?.content).toContain('<h2>');
  });

  it('C-57 restoring copies the old text into a new version', async ({ shop, admin }) => {
    const slug = await aPage(shop, admin);
    await writePage(shop, admin, CHANGE, { input: { slug, title: 'Second', content: '<p>Second text</p>' } });
    expect(await writePage(shop, admin, RESTORE, { slug, version: 1 })).toMatchObject({
      page: { version: 3, title: 'First', content: '<p>First text</p>' },
    });
    const { data } = await shop.graphql<{ pageHistory: { items: object[] } }>(
      HISTORY,
      { slug },
      { ...admin.headers },
    );
    expect(data.pageHistory.items).toMatchObject([
      { version: 3, title: 'First', restoredFrom: 1 },
      { version: 2, title: 'Second', restoredFrom: null },
      { version: 1, title: 'First', restoredFrom: null },
    ]);
    expect(await writePage(shop, admin, RESTORE, { slug, version: 9 })).toMatchObject({
      __typename: 'PageNotFound',
    });
  });

  it('C-57 if two administrators edit the same version, the second is told and nothing is lost', async ({
    shop,
    admin,
  }) => {
    const other = await anAdmin(shop);
    const slug = await aPage(shop, admin);
    const input = { slug, title: 'Changed', version: 1 };
    const [first, second] = await Promise.all([
      writePage(shop, admin, CHANGE, { input: { ...input, content: '<p>Mine</p>' } }),
      writePage(shop, other, CHANGE, { input: { ...input, content: '<p>Theirs</p>' } }),
    ]);
    const names = [first, second].map(({ __typename: name }) => name);
    expect(names.toSorted()).toEqual(['PageSaved', 'StaleWrite']);
    expect([first, second].find(({ __typename: name }) => name === 'StaleWrite')).toMatchObject({
      revision: 2,
      message: 'Someone else has changed this in the meantime. Compare the two before you save.',
    });
    expect((await shownPage(shop, slug))?.content).toBe(
      names[0] === 'PageSaved' ? '<p>Mine</p>' : '<p>Theirs</p>',
    );
  });

  it('saving the same text adds no version', async ({ shop, admin }) => {
    const slug = await aPage(shop, admin);
    const input = { slug, title: 'First', content: '<p>First text</p>' };
    expect(await writePage(shop, admin, CHANGE, { input })).toMatchObject({ page: { version: 1 } });
  });

  it('POLICY-11 a deleted page is gone from the shop and the sitemap, and any version restores it', async ({
    shop,
    admin,
  }) => {
    const slug = await aPage(shop, admin);
    const listed = async () =>
      (
        await shop.graphql<{ pages: { items: { path: string }[] } }>(
          '{ pages(limit: 100) { items { path } } }',
        )
      ).data.pages.items.map(({ path }) => path);
    expect(await listed()).toContain(`/pages/${slug}`);
    expect(await listed()).not.toContain('/privacy');
    expect(await writePage(shop, admin, REMOVE, { slug })).toEqual({ __typename: 'PageDeleted', slug });
    expect([await shownPage(shop, slug), (await listed()).includes(`/pages/${slug}`)]).toEqual([null, false]);
    const input = { slug, title: 'Changed', content: '<p>Changed</p>' };
    for (const [document, variables] of [
      [CHANGE, { input }],
      [REMOVE, { slug }],
    ] as const)
      expect(await writePage(shop, admin, document, variables)).toMatchObject({ __typename: 'PageNotFound' });
    expect(await writePage(shop, admin, RESTORE, { slug, version: 1 })).toMatchObject({
      page: { version: 2 },
    });
    await writePage(shop, admin, REMOVE, { slug });
    expect(await writePage(shop, admin, CREATE, { input })).toMatchObject({
      page: { version: 3, title: 'Changed' },
    });
    expect(await writePage(shop, admin, CREATE, { input })).toMatchObject({ __typename: 'PageExists' });
  });

  it.for(['privacy', 'terms', 'returns', 'cookies'])(
    "POLICY-11 the page %s can't be deleted, because the shop links to it",
    async (slug, { shop, admin }) => {
      expect(await writePage(shop, admin, REMOVE, { slug })).toEqual({
        __typename: 'PageRequired',
        message: 'The shop links to this page, so it can’t be removed. Change its text instead.',
      });
      expect(await shownPage(shop, slug)).not.toBeNull();
    },
  );

  it('every write is in the audit log', async ({ shop, admin }) => {
    const slug = await aPage(shop, admin);
    await writePage(shop, admin, CHANGE, { input: { slug, title: 'Second', content: '<p>Second text</p>' } });
    await writePage(shop, admin, RESTORE, { slug, version: 1 });
    await writePage(shop, admin, REMOVE, { slug });
    const rows = await shop.rows(
      `select action, actor_id, before, after from audit_entries
        where subject = 'page' and subject_id = $1 order by id`,
      [slug],
    );
    const by = { actor_id: admin.id };
    expect(rows).toMatchObject([
      { ...by, action: 'made', before: {}, after: { title: 'First', version: 1 } },
      {
        ...by,
        action: 'changed',
        before: { title: 'First', version: 1 },
        after: { title: 'Second', version: 2 },
      },
      { ...by, action: 'restored', before: { version: 2 }, after: { title: 'First', version: 3 } },
      { ...by, action: 'deleted', before: { removed: false }, after: { removed: true } },
    ]);
  });

  it.for(['update page_versions set title = title', 'delete from page_versions', 'truncate page_versions'])(
    'the database refuses: %s',
    async (statement, { shop }) => {
      await expect(shop.rows(statement)).rejects.toThrow('page_versions is append-only');
    },
  );
});
