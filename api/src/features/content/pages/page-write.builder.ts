import type { SignedIn } from '../../../../test/account.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

/** The result of a page mutation, whichever union member it is. */
interface PageAnswer {
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

/** The page mutations; each aliases its result as `written`. */
export const PAGE_WRITES = {
  create: `mutation ($input: CreatePageInput!) { written: createPage(input: $input) { ${SAVED} ${FIELDS} } }`,
  change: `mutation ($input: UpdatePageInput!) {
  written: updatePage(input: $input) { ${SAVED} ${FIELDS} ... on StaleWrite { revision } }
}`,
  restore: `mutation ($slug: String!, $version: Int!) {
  written: restorePage(slug: $slug, version: $version) { ${SAVED} }
}`,
  remove: `mutation ($slug: String!) {
  written: deletePage(slug: $slug) { __typename ... on PageDeleted { slug } ... on Refusal { message } }
}`,
} as const;

/** Runs a page mutation and returns its result, even a refusal. */
export async function writePage(
  shop: TestShop,
  by: SignedIn,
  document: string,
  variables: object,
): Promise<PageAnswer> {
  const { data, errors } = await shop.graphql<{ written: PageAnswer }>(document, variables, {
    ...by.headers,
  });
  if (errors) throw new Error(errors[0]?.message);
  return data.written;
}

/** A page as visitors see it; null if it's unknown. */
export async function shownPage(
  shop: TestShop,
  slug: string,
): Promise<{ title: string; content: string } | null> {
  const query = 'query ($slug: String!) { page(slug: $slug) { title content } }';
  return (await shop.graphql<{ page: { title: string; content: string } | null }>(query, { slug })).data.page;
}

let made = 0;

/** Adds a page and returns its slug; throws if it's refused. */
export async function aPage(shop: TestShop, by: SignedIn): Promise<string> {
  const slug = `page-${(made += 1)}`;
  const input = { slug, title: 'First', content: '<p>First text</p>' };
  const { page, message } = await writePage(shop, by, PAGE_WRITES.create, { input });
  if (!page) throw new Error(message);
  return slug;
}
