import { features } from './features.ts';
import { PageService } from './features/pages/page.service.ts';
import type { SitemapKind } from './platform/sitemap.ts';
import type { WebPages } from './platform/web-pages.ts';

/** The pages that the shop has one of. Those whose text the owner writes tell when it changed. */
const singlePages = (pages: Pick<WebPages, 'load'>): SitemapKind => ({
  name: 'pages',
  dataset: 'content',
  async addresses(services) {
    const [{ listedPaths }, written] = await Promise.all([
      pages.load(),
      services.get(PageService).addresses(),
    ]);
    const dated = new Set(written.map(({ path }) => path));
    return [...listedPaths.filter((path) => !dated.has(path)).map((path) => ({ path })), ...written];
  },
});

/** The kinds of page that search engines should find, in the order of the sitemap. */
export const sitemapKinds = (pages: Pick<WebPages, 'load'>): SitemapKind[] => [
  singlePages(pages),
  ...features.flatMap(({ sitemap = [] }) => sitemap),
];
