import { expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { aPost, BLOG_WRITES, writeBlog, type BlogAnswer } from './blog-write.builder.ts';

const CREATE = `mutation ($postId: Int!, $days: Int!) {
  written: createBlogDraftLink(postId: $postId, days: $days) {
    __typename ... on BlogDraftLinkCreated { url link { id expiresAt } } ... on Refusal { message }
  }
}`;
const WITHDRAW = 'mutation ($id: ID!) { revokeBlogDraftLink(id: $id) }';
const DRAFT = 'query ($token: String!) { blogDraft(token: $token) { title content publishedAt } }';
const NOW = new Date('2026-11-20T10:00:00Z');

const it = shopTest({ now: NOW });

const link = (shop: TestShop, by: SignedIn, postId: number, days = 7): Promise<BlogAnswer> =>
  writeBlog(shop, by, CREATE, { postId, days });
const tokenOf = ({ url = '' }: BlogAnswer): string => new URL(url).searchParams.get('token') ?? '';
const open = (shop: TestShop, token: string) =>
  shop.graphql<{ blogDraft: { title: string; publishedAt: string } | null }>(DRAFT, { token });

it('a draft link shows the draft to a guest, uncached, until it expires', async ({ shop, admin }) => {
  const { id } = await aPost(shop, admin, { title: 'For a colleague' });
  const made = await link(shop, admin, id);
  expect(made).toMatchObject({
    url: expect.stringMatching(/^http:\/\/shop\.test\/blog\/draft\?token=[\w-]{43}$/),
    link: { expiresAt: '2026-11-27T10:00:00.000Z' },
  });
  const { data, headers } = await open(shop, tokenOf(made));
  expect(data.blogDraft).toMatchObject({ title: 'For a colleague', publishedAt: NOW.toISOString() });
  expect(headers['cache-control']).toContain('no-store');
  shop.setNow(new Date('2026-11-27T10:00:00Z'));
  expect((await open(shop, tokenOf(made))).data.blogDraft).toBeNull();
});

it('a revoked link shows nothing, and neither does any link to a deleted draft', async ({ shop, admin }) => {
  const { id } = await aPost(shop, admin, { title: 'Secret' });
  const [first, second] = [await link(shop, admin, id), await link(shop, admin, id)];
  const withdraw = () =>
    shop.graphql<{ revokeBlogDraftLink: boolean }>(WITHDRAW, { id: first.link?.id }, { ...admin.headers });
  expect((await withdraw()).data.revokeBlogDraftLink).toBe(true);
  expect((await withdraw()).data.revokeBlogDraftLink).toBe(false);
  expect((await open(shop, tokenOf(first))).data.blogDraft).toBeNull();
  expect((await open(shop, tokenOf(second))).data.blogDraft).not.toBeNull();
  await writeBlog(shop, admin, BLOG_WRITES.remove, { id });
  expect((await open(shop, tokenOf(second))).data.blogDraft).toBeNull();
  expect(await link(shop, admin, id)).toMatchObject({ __typename: 'BlogPostNotFound' });
});

it('the token isn’t stored, and guessing fails', async ({ shop, admin }) => {
  const { id } = await aPost(shop, admin);
  const token = tokenOf(await link(shop, admin, id));
  const rows = await shop.rows<{ row: string }>('select l::text as row from blog_draft_links l');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  for (const guess of ['', ' ', token.slice(1), token.toUpperCase(), "' or 1=1 --"])
    expect((await open(shop, guess)).data.blogDraft, guess).toBeNull();
});

it.for([0, 61])('a link for %i days is refused', async (days, { shop, admin }) => {
  const { id } = await aPost(shop, admin);
  await expect(link(shop, admin, id, days)).rejects.toThrow('A link works for 1 to 60 days');
});
