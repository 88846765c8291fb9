import type { SitemapKind } from '../../platform/sitemap.ts';
import { LISTED } from './product-columns.ts';

const ADDRESSES = `
  select '/product/' || p.slug as path, p.updated_at as "changedAt" from products p where ${LISTED} order by p.id`;

/** The page of every tyre on sale. */
export const productAddresses: SitemapKind = {
  name: 'products',
  dataset: 'catalogue',
  addresses: ({ platform }) => platform.sql.rows(ADDRESSES),
};
