import { describe, expect } from 'vitest';
import { ATTACKS, liveParts } from '../../../../test/fixtures/content/rich-text.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { aPage, PAGE_WRITES, shownPage, writePage } from './page-write.builder.ts';

const { create: CREATE, change: CHANGE, restore: RESTORE, remove: REMOVE } = PAGE_WRITES;

const it = shopTest();

describe('C-31 invalid page input', () => {
  it('scripts and the like are stored as harmless text', async ({ shop, admin }) => {
    const slug = await aPage(shop, admin);
    for (const attack of ATTACKS) {
      const input = {
        slug,
        title: attack.replaceAll('\u0000', ''),
        content: `<p>Read on</p>${attack.replaceAll('\u0000', '')}`,
      };
      const { page, message } = await writePage(shop, admin, CHANGE, { input });
      expect(message, attack).toBeUndefined();
      expect(liveParts(page?.content ?? '<'), attack).toEqual([]);
    }
  });

  it.for([
    ['a blank title', { title: '  ' }, { path: 'title', message: 'Give the page a title' }],
    ['no text', { content: '' }, { path: 'content', message: 'Write the text of the page' }],
    [
      'a text of nothing but scripts',
      { content: '<script>a</script>' },
      { path: 'content', message: 'Write the text of the page' },
    ],
    [
      'a text of nothing but markup',
      { content: '<p> <br></p>' },
      { path: 'content', message: 'Write the text of the page' },
    ],
    [
      'a text that is too long',
      { content: 'x'.repeat(100_001) },
      { path: 'content', message: 'A page can have at most 100,000 characters, including formatting' },
    ],
    [
      'a mistyped placeholder',
      { content: '<p>{{returnDays}}, {{retrunDays}}</p>' },
      { path: 'content', message: 'The shop has no value for {{retrunDays}}' },
    ],
    [
      'a placeholder of another page',
      { title: '{{contactForm}}' },
      { path: 'title', message: 'The shop has no value for {{contactForm}}' },
    ],
  ] as const)('%s is refused with an explanation', async ([, given, fault], { shop, admin }) => {
    const slug = await aPage(shop, admin);
    const input = { slug, title: 'Title', content: '<p>Text</p>', ...given };
    expect(await writePage(shop, admin, CHANGE, { input })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [fault],
    });
    expect(await shownPage(shop, slug)).toEqual({ title: 'First', content: '<p>First text</p>' });
  });

  it.for(['', 'admin', 'Upper', 'with space', '../terms', 'a--b', '-a'])(
    'the address %j is refused with an explanation',
    async (slug, { shop, admin }) => {
      const input = { slug, title: 'Title', content: '<p>Text</p>' };
      expect(await writePage(shop, admin, CREATE, { input })).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ path: 'slug', message: expect.stringMatching(/address|lower-case/) }],
      });
    },
  );

  it('a megabyte of text is refused unparsed', async ({ shop, admin }) => {
    const input = { slug: 'privacy', title: 'Title', content: 'x'.repeat(1_000_000) };
    const { status, errors } = await shop.graphql(CHANGE, { input }, { ...admin.headers });
    expect({ status, message: errors?.[0]?.message }).toMatchObject({ status: 413 });
  });

  it('an unknown page can’t be changed or restored', async ({ shop, admin }) => {
    const input = { slug: 'nowhere', title: 'Title', content: '<p>Text</p>' };
    for (const [document, variables] of [
      [CHANGE, { input }],
      [RESTORE, { slug: 'nowhere', version: 1 }],
      [REMOVE, { slug: 'nowhere' }],
    ] as const)
      expect(await writePage(shop, admin, document, variables)).toMatchObject({ __typename: 'PageNotFound' });
  });
});
