import type { AuditedChanges, Changed } from '../../../../test/fixtures/account/audited-change.ts';

const CREATE = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { __typename } }';

let pages = 0;

async function aPage({ shop, admin }: Changed): Promise<string> {
  const slug = `audited-${(pages += 1)}`;
  const input = { slug, title: 'Audited', content: '<p>Text</p>' };
  await shop.graphql(CREATE, { input }, { ...admin.headers });
  return slug;
}

export const audited: AuditedChanges = {
  createPage: () => ({
    input: { slug: 'trade-customers', title: 'Trade customers', content: '<p>Text</p>' },
  }),
  updatePage: async (where) => ({
    input: { slug: await aPage(where), title: 'Changed', content: '<p>Another</p>', version: 1 },
  }),
  deletePage: async (where) => ({ slug: await aPage(where) }),
  restorePage: async (where) => ({ slug: await aPage(where), version: 1 }),
};
