import { PageService } from './features/content/pages/index.ts';
import { SitemapKinds, type SitemapKind } from './platform/features/sitemap.ts';
import type { Services } from './platform/services/services.ts';

type ListedPaths = () => Promise<readonly string[]>;

/** The pages that the shop has one of. Those whose text the owner writes tell when it changed. */
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
 * The kinds of page that search engines should find, in the order of the sitemap.
 * @param listedPaths the paths of the pages that the web client has one of.
 */
export const sitemapKinds = (services: Services, listedPaths: ListedPaths): SitemapKind[] => [
  singlePages(listedPaths),
  ...services.get(SitemapKinds).all,
];
