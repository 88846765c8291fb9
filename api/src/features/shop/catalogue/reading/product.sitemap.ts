import { ADDRESSES_A_FILE, type SitemapKind } from '../../../../platform/features/sitemap.ts';
import { LISTED } from '../record/product-columns.ts';

/** Each file has the tyres of a range of ids, so that a new or deleted tyre changes only its own. */
const FILES = `
  select p.id / ${ADDRESSES_A_FILE} + 1 as number, max(p.updated_at) as "changedAt" from products p where ${LISTED}
  group by 1 order by 1`;

const ADDRESSES = `
  select '/product/' || p.slug as path, p.updated_at as "changedAt" from products p
  where ${LISTED} and p.id >= $1 and p.id < $2 order by p.id`;

/** Drafts are excluded: search engines never knew them. */
const GONE = `
  select '/product/' || p.slug as path from products p where p.published and p.deleted_at > $1 order by p.id`;

/** The pages of all tyres on sale. */
export const productAddresses: SitemapKind = {
  name: 'products',
  dataset: 'catalogue',
  files: ({ platform }) => platform.sql.rows(FILES),
  addresses: ({ platform }, file) =>
    platform.sql.rows(ADDRESSES, [(file - 1) * ADDRESSES_A_FILE, file * ADDRESSES_A_FILE]),
  async gone({ platform }, since) {
    const removed = await platform.sql.rows<{ path: string }>(GONE, [since]);
    return removed.map(({ path }) => path);
  },
};
