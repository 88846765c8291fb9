import type { SitemapKind } from '../../platform/sitemap.ts';
import { isShown } from './blog-columns.ts';

/** An article that was written ahead is new on the day on which it appears. */
const ADDRESSES = `
  select '/blog/' || p.slug as path, greatest(p.updated_at, p.published_at) as "changedAt"
  from blog_posts p where ${isShown('$1')} order by p.id`;

/** Every article that can be read. */
export const postAddresses: SitemapKind = {
  name: 'posts',
  dataset: 'content',
  addresses: ({ platform }) => platform.sql.rows(ADDRESSES, [platform.now()]),
};
