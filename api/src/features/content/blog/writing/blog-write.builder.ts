import type { SignedIn } from '../../../../../test/account.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

/** The result of a blog mutation, whichever union member it is. */
export interface BlogAnswer {
  readonly __typename: string;
  readonly message?: string;
  readonly revision?: number;
  readonly fields?: { readonly path: string; readonly message: string }[];
  readonly post?: {
    readonly id: number;
    readonly slug: string;
    readonly state: string;
    readonly content: string;
    readonly publishedAt: string | null;
    readonly revision: number;
    readonly readTime: number;
    readonly featuredImage: string | null;
  };
  readonly label?: {
    readonly id: number;
    readonly name: string;
    readonly slug: string;
    readonly revision: number;
  };
  readonly link?: { readonly id: string; readonly expiresAt: string };
  readonly url?: string;
  readonly postCount?: number;
}

const POST = /* GraphQL */ `
  __typename
  ... on BlogPostSaved {
    post {
      id
      slug
      title
      state
      content
      publishedAt
      revision
      readTime
      featuredImage
      featuredImageAlt
      tags {
        slug
      }
      category {
        slug
      }
    }
  }
`;
const FIELDS = '... on InvalidInput { fields { path message } }';
const REFUSAL = '... on Refusal { message }';

/** The blog's mutations; each aliases its result as `written`. */
export const BLOG_WRITES = {
  create: `mutation ($input: BlogPostInput!) {
    written: createBlogPost(input: $input) { ${POST} ${FIELDS} ${REFUSAL} }
  }`,
  change: `mutation ($id: Int!, $revision: Int!, $input: BlogPostInput!) {
    written: updateBlogPost(id: $id, revision: $revision, input: $input) {
      ${POST} ${FIELDS} ${REFUSAL} ... on StaleWrite { revision }
    }
  }`,
  remove: `mutation ($id: Int!) { written: deleteBlogPost(id: $id) { ${POST} ${REFUSAL} } }`,
  restore: `mutation ($id: Int!) { written: restoreBlogPost(id: $id) { ${POST} ${REFUSAL} } }`,
} as const;

/** An article's input; by default a short draft. */
export const anArticle = (overrides: object = {}): object => ({
  title: 'Brake dust and your wheels',
  slug: null,
  excerpt: 'Where brake dust comes from.',
  content: '<p>Mostly iron.</p>',
  featured: false,
  categoryId: 1,
  tagIds: [],
  cover: null,
  coverAlt: '',
  authorName: 'The workshop team',
  seoTitle: '',
  seoDescription: '',
  publication: 'DRAFT',
  publishedAt: null,
  ...overrides,
});

/** Runs a blog mutation and returns its result, even a refusal. */
export async function writeBlog(
  shop: TestShop,
  by: SignedIn,
  document: string,
  variables: object,
): Promise<BlogAnswer> {
  const { data, errors } = await shop.graphql<{ written: BlogAnswer }>(document, variables, {
    ...by.headers,
  });
  if (errors) throw new Error(errors[0]?.message);
  return data.written;
}

/** Saves an article; throws if it's refused. */
export async function aPost(
  shop: TestShop,
  by: SignedIn,
  overrides: object = {},
): Promise<NonNullable<BlogAnswer['post']>> {
  const { post, ...refusal } = await writeBlog(shop, by, BLOG_WRITES.create, { input: anArticle(overrides) });
  if (!post) throw new Error(JSON.stringify(refusal));
  return post;
}
