import type { SitemapKind } from '../../../../platform/features/sitemap.ts';
import { isShown, LAST_CHANGE } from '../record/blog-columns.ts';

const ADDRESSES = `
  select '/blog/' || p.slug as path, ${LAST_CHANGE} as "changedAt"
  from blog_posts p where ${isShown('$1')} order by p.id`;

/** Articles deleted before they were published never appeared in the sitemap. */
const GONE = `
  select '/blog/' || p.slug as path from blog_posts p where p.removed_at > $1 and p.published_at < p.removed_at
  order by p.id`;

/** Every published article. */
export const postAddresses: SitemapKind = {
  name: 'posts',
  dataset: 'content',
  addresses: ({ platform }) => platform.sql.rows(ADDRESSES, [platform.now()]),
  async gone({ platform }, since) {
    const removed = await platform.sql.rows<{ path: string }>(GONE, [since]);
    return removed.map(({ path }) => path);
  },
};
