import { describe, expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import { ATTACKS, liveParts } from '../../platform/rich-text.builder.ts';
import { anAdmin, type SignedIn } from '../accounts/account.builder.ts';

interface Written {
  readonly __typename: string;
  readonly message?: string;
  readonly revision?: number;
  readonly fields?: { readonly path: string; readonly message: string }[];
  readonly page?: {
    readonly slug: string;
    readonly title: string;
    readonly content: string;
    readonly version: number;
  };
  readonly slug?: string;
}

const SAVED = /* GraphQL */ `
  __typename
  ... on PageSaved {
    page {
      slug
      path
      title
      content
      version
      removedAt
      author
    }
  }
  ... on Refusal {
    message
  }
`;
const FIELDS = '... on InvalidInput { fields { path message } }';
const CREATE = `mutation ($input: CreatePageInput!) { written: createPage(input: $input) { ${SAVED} ${FIELDS} } }`;
const CHANGE = `mutation ($input: ChangePageInput!) {
  written: changePage(input: $input) { ${SAVED} ${FIELDS} ... on StaleWrite { revision } }
}`;
const RESTORE = `mutation ($slug: String!, $version: Int!) {
  written: restorePage(slug: $slug, version: $version) { ${SAVED} }
}`;
const REMOVE = `mutation ($slug: String!) {
  written: removePage(slug: $slug) { __typename ... on PageRemoved { slug } ... on Refusal { message } }
}`;
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

async function write(shop: TestShop, by: SignedIn, document: string, variables: object): Promise<Written> {
  const { data, errors } = await shop.graphql<{ written: Written }>(document, variables, { ...by.headers });
  expect(errors).toBeUndefined();
  return data.written;
}

async function shown(shop: TestShop, slug: string): Promise<{ title: string; content: string } | null> {
  const query = 'query ($slug: String!) { page(slug: $slug) { title content } }';
  return (await shop.graphql<{ page: { title: string; content: string } | null }>(query, { slug })).data.page;
}

let made = 0;
async function aPage(shop: TestShop, by: SignedIn): Promise<string> {
  const slug = `page-${(made += 1)}`;
  const input = { slug, title: 'First', content: '<p>First text</p>' };
  expect(await write(shop, by, CREATE, { input })).toMatchObject({ __typename: 'PageSaved' });
  return slug;
}

describe('POLICY-06 pages written by an administrator', () => {
  it('POLICY-10 a change is what visitors read at once, and the text before it stays in the history', async ({
    shop,
    admin,
  }) => {
    const before = await shown(shop, 'privacy');
    const input = {
      slug: 'privacy',
      title: ' Privacy ',
      content: '<p>We keep {{returnDays}} days.</p>',
      version: 1,
    };
    const saved = await write(shop, admin, CHANGE, { input });
    expect(saved).toMatchObject({
      __typename: 'PageSaved',
      page: {
        path: '/privacy',
        version: 2,
        title: 'Privacy',
        content: '<p>We keep {{returnDays}} days.</p>',
      },
    });
    expect(await shown(shop, 'privacy')).toEqual({ title: 'Privacy', content: '<p>We keep 30 days.</p>' });
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
    await write(shop, admin, CHANGE, { input: { slug, title: 'Second', content: '<p>Second text</p>' } });
    expect(await write(shop, admin, RESTORE, { slug, version: 1 })).toMatchObject({
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
    expect(await write(shop, admin, RESTORE, { slug, version: 9 })).toMatchObject({
      __typename: 'PageNotFound',
    });
  });

  it('C-57 of two administrators with the same version the second is told, and nothing is lost', async ({
    shop,
    admin,
  }) => {
    const other = await anAdmin(shop);
    const slug = await aPage(shop, admin);
    const input = { slug, title: 'Changed', version: 1 };
    const [first, second] = await Promise.all([
      write(shop, admin, CHANGE, { input: { ...input, content: '<p>Mine</p>' } }),
      write(shop, other, CHANGE, { input: { ...input, content: '<p>Theirs</p>' } }),
    ]);
    const names = [first, second].map(({ __typename: name }) => name);
    expect(names.toSorted()).toEqual(['PageSaved', 'StaleWrite']);
    expect([first, second].find(({ __typename: name }) => name === 'StaleWrite')).toMatchObject({
      revision: 2,
      message: 'Somebody else has changed this in the meantime. Compare the two before you save.',
    });
    expect((await shown(shop, slug))?.content).toBe(
      names[0] === 'PageSaved' ? '<p>Mine</p>' : '<p>Theirs</p>',
    );
  });

  it('the same text again is no new version', async ({ shop, admin }) => {
    const slug = await aPage(shop, admin);
    const input = { slug, title: 'First', content: '<p>First text</p>' };
    expect(await write(shop, admin, CHANGE, { input })).toMatchObject({ page: { version: 1 } });
  });

  it('POLICY-11 a removed page is gone from the shop and the sitemap’s list, and any version brings it back', async ({
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
    expect(await write(shop, admin, REMOVE, { slug })).toEqual({ __typename: 'PageRemoved', slug });
    expect([await shown(shop, slug), (await listed()).includes(`/pages/${slug}`)]).toEqual([null, false]);
    const input = { slug, title: 'Changed', content: '<p>Changed</p>' };
    for (const [document, variables] of [
      [CHANGE, { input }],
      [REMOVE, { slug }],
    ] as const)
      expect(await write(shop, admin, document, variables)).toMatchObject({ __typename: 'PageNotFound' });
    expect(await write(shop, admin, RESTORE, { slug, version: 1 })).toMatchObject({ page: { version: 2 } });
    await write(shop, admin, REMOVE, { slug });
    expect(await write(shop, admin, CREATE, { input })).toMatchObject({
      page: { version: 3, title: 'Changed' },
    });
    expect(await write(shop, admin, CREATE, { input })).toMatchObject({ __typename: 'PageExists' });
  });

  it.for(['privacy', 'terms', 'returns', 'cookies'])(
    'POLICY-11 the page %s, which the shop links to, stays',
    async (slug, { shop, admin }) => {
      expect(await write(shop, admin, REMOVE, { slug })).toEqual({
        __typename: 'PageNeeded',
        message: 'The shop links to this page, so it can’t be removed. Change its text instead.',
      });
      expect(await shown(shop, slug)).not.toBeNull();
    },
  );

  it('every write is in the audit log', async ({ shop, admin }) => {
    const slug = await aPage(shop, admin);
    await write(shop, admin, CHANGE, { input: { slug, title: 'Second', content: '<p>Second text</p>' } });
    await write(shop, admin, RESTORE, { slug, version: 1 });
    await write(shop, admin, REMOVE, { slug });
    const rows = await shop.rows(
      `select action, actor_id, before, after from audit_entries where subject = 'page' and subject_id = $1 order by id`,
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

describe('C-31 bad input for pages', () => {
  it('scripts and their kin are stored as harmless text', async ({ shop, admin }) => {
    const slug = await aPage(shop, admin);
    for (const attack of ATTACKS) {
      const input = {
        slug,
        title: attack.replaceAll('\u0000', ''),
        content: `<p>Read on</p>${attack.replaceAll('\u0000', '')}`,
      };
      const { page, message } = await write(shop, admin, CHANGE, { input });
      expect(message, attack).toBeUndefined();
      expect(liveParts(page?.content ?? '<'), attack).toEqual([]);
    }
  });

  it.for([
    ['a blank title', { title: '  ' }, { path: 'title', message: 'Give the page a title' }],
    ['no text', { content: '' }, { path: 'content', message: 'Write the text of the page' }],
    [
      'a text of scripts alone',
      { content: '<script>a</script>' },
      { path: 'content', message: 'Write the text of the page' },
    ],
    [
      'a text of markup alone',
      { content: '<p> <br></p>' },
      { path: 'content', message: 'Write the text of the page' },
    ],
    [
      'a text that is too long',
      { content: 'x'.repeat(100_001) },
      { path: 'content', message: 'A page takes at most 100,000 characters, its formatting included' },
    ],
  ] as const)('%s is refused with a sentence', async ([, given, fault], { shop, admin }) => {
    const slug = await aPage(shop, admin);
    const input = { slug, title: 'Title', content: '<p>Text</p>', ...given };
    expect(await write(shop, admin, CHANGE, { input })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [fault],
    });
    expect(await shown(shop, slug)).toEqual({ title: 'First', content: '<p>First text</p>' });
  });

  it.for(['', 'admin', 'Upper', 'with space', '../terms', 'a--b', '-a'])(
    'the address %j is refused with a sentence',
    async (slug, { shop, admin }) => {
      const input = { slug, title: 'Title', content: '<p>Text</p>' };
      expect(await write(shop, admin, CREATE, { input })).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ path: 'slug', message: expect.stringMatching(/address|lower-case/) }],
      });
    },
  );

  it('a megabyte of text is refused before it is read', async ({ shop, admin }) => {
    const input = { slug: 'privacy', title: 'Title', content: 'x'.repeat(1_000_000) };
    const { status, errors } = await shop.graphql(CHANGE, { input }, { ...admin.headers });
    expect({ status, message: errors?.[0]?.message }).toMatchObject({ status: 413 });
  });

  it('an unknown page is not there to change or restore', async ({ shop, admin }) => {
    const input = { slug: 'nowhere', title: 'Title', content: '<p>Text</p>' };
    for (const [document, variables] of [
      [CHANGE, { input }],
      [RESTORE, { slug: 'nowhere', version: 1 }],
      [REMOVE, { slug: 'nowhere' }],
    ] as const)
      expect(await write(shop, admin, document, variables)).toMatchObject({ __typename: 'PageNotFound' });
  });
});
