import { describe, expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { aPost, writeBlog } from '../writing/blog-write.builder.ts';

const LABEL = '__typename ... on BlogLabelSaved { label { id name slug colour postCount revision } }';
const REFUSAL = '... on Refusal { message }';
const FIELDS = '... on InvalidInput { fields { path message } }';
const CREATE = `mutation ($kind: BlogLabelKind!, $input: BlogLabelInput!) {
  written: createBlogLabel(kind: $kind, input: $input) { ${LABEL} ${FIELDS} ${REFUSAL} }
}`;
const CHANGE = `mutation ($kind: BlogLabelKind!, $id: Int!, $revision: Int!, $input: BlogLabelInput!) {
  written: updateBlogLabel(kind: $kind, id: $id, revision: $revision, input: $input) {
    ${LABEL} ${FIELDS} ${REFUSAL} ... on StaleWrite { revision }
  }
}`;
const MERGE = `mutation ($kind: BlogLabelKind!, $id: Int!, $into: Int!) {
  written: mergeBlogLabels(kind: $kind, id: $id, into: $into) { ${LABEL} ${REFUSAL} }
}`;
const REMOVE = `mutation ($kind: BlogLabelKind!, $id: Int!) {
  written: deleteBlogLabel(kind: $kind, id: $id) {
    __typename ... on BlogLabelDeleted { id postCount } ... on BlogCategoryInUse { postCount } ${REFUSAL}
  }
}`;
const COLOUR = '#44505a';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });

async function aLabel(shop: TestShop, by: SignedIn, kind: string, name: string): Promise<number> {
  const { label } = await writeBlog(shop, by, CREATE, { kind, input: { name, colour: COLOUR } });
  return label?.id ?? 0;
}

async function tagged(shop: TestShop, tag: string): Promise<string[]> {
  const { data } = await shop.graphql<{ blogPosts: { items: { slug: string }[] } }>(
    'query ($tag: String!) { blogPosts(tag: $tag) { items { slug } } }',
    { tag },
  );
  return data.blogPosts.items.map(({ slug }) => slug).toSorted();
}

describe.for(['CATEGORY', 'TAG'])('C-19 blog labels of kind %s', (kind) => {
  it('are added, renamed under the same slug, and refused under a name in use', async ({ shop, admin }) => {
    const input = { name: ' Trade news ', colour: COLOUR };
    const made = await writeBlog(shop, admin, CREATE, { kind, input });
    expect(made).toMatchObject({
      label: { name: 'Trade news', slug: 'trade-news', postCount: 0, revision: 1 },
    });
    const rename = (revision: number) =>
      writeBlog(shop, admin, CHANGE, {
        kind,
        id: made.label?.id,
        revision,
        input: { name: 'News', colour: '#0f7b46' },
      });
    expect(await rename(1)).toMatchObject({
      label: { name: 'News', slug: 'trade-news', colour: '#0f7b46', revision: 2 },
    });
    expect(await rename(1)).toMatchObject({ __typename: 'StaleWrite', revision: 2 });
    expect(
      await writeBlog(shop, admin, CREATE, { kind, input: { name: 'News', colour: COLOUR } }),
    ).toMatchObject({
      fields: [{ path: 'name', message: 'Another one has this name already' }],
    });
    for (const [wrong, path] of [
      [{ name: ' ', colour: COLOUR }, 'name'],
      [{ name: 'Red', colour: 'red; background: url(x)' }, 'colour'],
      [{ name: 'Red', colour: '' }, 'colour'],
    ] as const)
      expect(await writeBlog(shop, admin, CREATE, { kind, input: wrong })).toMatchObject({
        fields: [{ path }],
      });
  });

  it('are merged: the first’s articles move to the second', async ({ shop, admin }) => {
    const [from, into] = [await aLabel(shop, admin, kind, 'Old'), await aLabel(shop, admin, kind, 'New')];
    const labels = (id: number) => (kind === 'TAG' ? { tagIds: [id] } : { categoryId: id });
    await aPost(shop, admin, labels(from));
    await aPost(shop, admin, labels(into));
    if (kind === 'TAG') await aPost(shop, admin, { tagIds: [from, into] });
    expect(await writeBlog(shop, admin, MERGE, { kind, id: from, into })).toMatchObject({
      label: { id: into, postCount: kind === 'TAG' ? 3 : 2 },
    });
    for (const [id, other] of [
      [from, into],
      [into, into],
    ])
      expect(await writeBlog(shop, admin, MERGE, { kind, id, into: other })).toMatchObject({
        __typename: 'BlogLabelNotFound',
      });
  });

  it('are deleted if unused', async ({ shop, admin }) => {
    const id = await aLabel(shop, admin, kind, 'Unused');
    expect(await writeBlog(shop, admin, REMOVE, { kind, id })).toEqual({
      __typename: 'BlogLabelDeleted',
      id,
      postCount: 0,
    });
    expect(await writeBlog(shop, admin, REMOVE, { kind, id })).toMatchObject({
      __typename: 'BlogLabelNotFound',
    });
  });
});

it('C-19 a topic with articles can’t be deleted, and a deleted tag is removed from its articles', async ({
  shop,
  admin,
}) => {
  expect(await writeBlog(shop, admin, REMOVE, { kind: 'CATEGORY', id: 1 })).toMatchObject({
    __typename: 'BlogCategoryInUse',
    message: expect.stringMatching(/^\d+ articles have this topic.* Merge it into another instead\.$/),
  });
  const id = await aLabel(shop, admin, 'TAG', 'Short-lived');
  const { slug } = await aPost(shop, admin, { title: 'Tagged', publication: 'NOW', tagIds: [id] });
  expect(await tagged(shop, 'short-lived')).toEqual([slug]);
  expect(await writeBlog(shop, admin, REMOVE, { kind: 'TAG', id })).toMatchObject({ postCount: 1 });
  expect(await tagged(shop, 'short-lived')).toEqual([]);
});

it('one query returns all labels with their counts, and the authors', async ({ shop, admin }) => {
  shop.takeStatements();
  const { data } = await shop.graphql<{
    blogLabels: { categories: object[]; tags: object[]; authors: string[] };
  }>(
    '{ blogLabels { categories { name postCount } tags { name postCount } authors } }',
    {},
    { ...admin.headers },
  );
  expect(data.blogLabels.categories.length).toBeGreaterThanOrEqual(5);
  expect(data.blogLabels.tags).toContainEqual({ name: 'MOT', postCount: 5 });
  expect(data.blogLabels.authors).toContain('The workshop team');
  expect(shop.takeStatements().filter((text) => text.includes('blog_'))).toHaveLength(3);
});
