import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { anArticle, aPost } from './writing/blog-write.builder.ts';

/** An unused topic: the seed's topics all have articles. */
async function aTopic(shop: TestShop): Promise<number> {
  const [row] = await shop.rows<{ id: number }>(
    `insert into blog_categories (slug, name, color) select 'topic-' || count(*), 'Topic ' || count(*), '#0f7b46'
      from blog_categories returning id`,
  );
  return row?.id ?? 0;
}

const LINK = /* GraphQL */ `
  mutation ($postId: Int!) {
    createBlogDraftLink(postId: $postId) {
      ... on BlogDraftLinkCreated {
        link {
          id
        }
      }
    }
  }
`;
const LABEL = { name: 'Winter driving', colour: '#0f7b46' };

export const audited: AuditedChanges = {
  createBlogPost: () => ({ input: anArticle({ title: 'Audited' }) }),
  updateBlogPost: async ({ shop, admin }) => ({
    id: (await aPost(shop, admin)).id,
    revision: 1,
    input: anArticle({ title: 'Changed' }),
  }),
  deleteBlogPost: async ({ shop, admin }) => ({ id: (await aPost(shop, admin)).id }),
  restoreBlogPost: async ({ shop, admin }) => {
    const { id } = await aPost(shop, admin);
    await shop.rows('update blog_posts set removed_at = now() where id = $1', [id]);
    return { id };
  },
  createBlogLabel: () => ({ kind: 'TAG', input: LABEL }),
  updateBlogLabel: async ({ shop }) => ({
    kind: 'CATEGORY',
    id: await aTopic(shop),
    revision: 1,
    input: { ...LABEL, name: 'Renamed' },
  }),
  mergeBlogLabels: async ({ shop }) => ({ kind: 'CATEGORY', id: await aTopic(shop), into: 1 }),
  deleteBlogLabel: async ({ shop }) => ({ kind: 'CATEGORY', id: await aTopic(shop) }),
  createBlogDraftLink: async ({ shop, admin }) => ({ postId: (await aPost(shop, admin)).id, days: 7 }),
  revokeBlogDraftLink: async ({ shop, admin }) => {
    const { id: postId } = await aPost(shop, admin);
    const { data } = await shop.graphql<{ createBlogDraftLink: { link: { id: string } } }>(
      LINK,
      { postId },
      { ...admin.headers },
    );
    return { id: data.createBlogDraftLink.link.id };
  },
};
