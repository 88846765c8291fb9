import type { SitemapKind } from '../../../../platform/features/sitemap.ts';
import { LISTED } from '../record/product-columns.ts';

const ADDRESSES = `
  select '/product/' || p.slug as path, p.updated_at as "changedAt" from products p where ${LISTED} order by p.id`;

/** Drafts are excluded: search engines never knew them. */
const GONE = `
  select '/product/' || p.slug as path from products p where p.published and p.deleted_at > $1 order by p.id`;

/** The pages of all tyres on sale. */
export const productAddresses: SitemapKind = {
  name: 'products',
  dataset: 'catalogue',
  addresses: ({ platform }) => platform.sql.rows(ADDRESSES),
  async gone({ platform }, since) {
    const removed = await platform.sql.rows<{ path: string }>(GONE, [since]);
    return removed.map(({ path }) => path);
  },
};
