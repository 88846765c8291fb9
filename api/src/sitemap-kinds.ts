import { PageService } from './features/content/pages/index.ts';
import { SitemapKinds, type SitemapKind } from './platform/features/sitemap.ts';
import type { Services } from './platform/services/services.ts';

type ListedPaths = () => Promise<readonly string[]>;

/** Pages that exist once per shop. Those whose text the owner writes have a date of change. */
const singlePages = (listedPaths: ListedPaths): SitemapKind => ({
  name: 'pages',
  dataset: 'content',
  async addresses(services) {
    const [listed, written] = await Promise.all([listedPaths(), services.get(PageService).addresses()]);
    const dated = new Set(written.map(({ path }) => path));
    return [...listed.filter((path) => !dated.has(path)).map((path) => ({ path })), ...written];
  },
});

/**
 * The kinds of page for search engines, in sitemap order.
 * @param listedPaths the paths of the web client's single pages.
 */
export const sitemapKinds = (services: Services, listedPaths: ListedPaths): SitemapKind[] => [
  singlePages(listedPaths),
  ...services.get(SitemapKinds).all,
];
