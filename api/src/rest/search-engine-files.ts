import type { FastifyInstance } from 'fastify';
import type { ExecuteAsGuest } from '../platform/web-pages.ts';

const PAGE_SIZE = 1_000;
/** The sitemap is built once an hour, and when an article or page comes or goes: it reads the whole catalogue. */
const KEPT_MS = 3_600_000;

/** Collections with a page for each item: the document that lists their slugs, and the path of the pages. */
const LISTS = [
  {
    query:
      'query SitemapProducts($page: Int!, $limit: Int!) { list: products(page: $page, limit: $limit) ' +
      '{ items { slug } pageInfo { hasNextPage } } }',
    path: '/product/',
  },
  {
    query:
      'query SitemapArticles($page: Int!, $limit: Int!) { list: blogPosts(page: $page, limit: ' +
      '$limit) { items { slug } pageInfo { hasNextPage } } }',
    path: '/blog/',
  },
  {
    query:
      'query SitemapPages($page: Int!, $limit: Int!) { list: pages(page: $page, limit: $limit) ' +
      '{ items { slug } pageInfo { hasNextPage } } }',
    path: '/pages/',
  },
] as const;

interface SlugsPage {
  readonly list: {
    readonly items: { readonly slug: string }[];
    readonly pageInfo: { readonly hasNextPage: boolean };
  };
}

async function pathsOf({ query, path }: (typeof LISTS)[number], execute: ExecuteAsGuest): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data, errors } = await execute({ query, variables: { page, limit: PAGE_SIZE } });
    if (errors || !data)
      throw new Error(`The sitemap could not be read: ${errors?.[0]?.message ?? 'no data'}`);
    const { items, pageInfo } = (data as unknown as SlugsPage).list;
    paths.push(...items.map(({ slug }) => path + slug));
    if (!pageInfo.hasNextPage) return paths;
  }
}

async function itemPaths(execute: ExecuteAsGuest): Promise<string[]> {
  const paths: string[] = [];
  for (const list of LISTS) paths.push(...(await pathsOf(list, execute)));
  return paths;
}

function sitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('\n');
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ` +
    `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
  );
}

/** What the sitemap is made of. */
interface SitemapSources {
  readonly origin: string;
  readonly execute: ExecuteAsGuest;
  /** The paths of the single pages that search engines should find. */
  readonly listedPaths: () => Promise<readonly string[]>;
  /** The version of the articles and pages of text. */
  readonly contentVersion: () => number;
}

/**
 * `/robots.txt` and `/sitemap.xml`. Crawlers may fetch pages marked noindex, or they would never see the
 * mark.
 */
export function installSearchEngineFiles(
  app: FastifyInstance,
  { origin, execute, listedPaths, contentVersion }: SitemapSources,
): void {
  let kept: { readonly text: Promise<string>; readonly at: number; readonly version: number } | null = null;

  const build = async (): Promise<string> =>
    sitemap(origin, [...(await listedPaths()), ...(await itemPaths(execute))]);

  /** Crawlers that come while the catalogue is read wait for that reading; one that fails is not kept. */
  function keptSitemap(): Promise<string> {
    const version = contentVersion();
    if (kept?.version === version && Date.now() - kept.at <= KEPT_MS) return kept.text;
    const built = { text: build(), at: Date.now(), version };
    kept = built;
    built.text.catch(() => {
      if (kept === built) kept = null;
    });
    return built.text;
  }

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `# For integrators: ${origin}/playground and ${origin}/api/docs\nUser-agent: *\nDisallow: ` +
          `/api/\nAllow: /api/docs\nDisallow: /graphql\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const text = await keptSitemap();
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(text);
  });
}
