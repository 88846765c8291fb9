import type { SitemapKind } from '../../platform/sitemap.ts';
import { isShown, LAST_CHANGE } from './blog-columns.ts';

const ADDRESSES = `
  select '/blog/' || p.slug as path, ${LAST_CHANGE} as "changedAt"
  from blog_posts p where ${isShown('$1')} order by p.id`;

/** Every article that can be read. */
export const postAddresses: SitemapKind = {
  name: 'posts',
  dataset: 'content',
  addresses: ({ platform }) => platform.sql.rows(ADDRESSES, [platform.now()]),
};
