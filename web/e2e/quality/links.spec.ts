import type { APIRequestContext } from '@playwright/test';
import { canonicalOf, decoded, metaOf, titleOf } from '../support/page/head.ts';
import { expect, test } from '../support/test.ts';

/** The number of pages to crawl of kinds too numerous to visit all, such as tyres or filtered listings. */
const MOST: readonly { readonly of: RegExp; readonly most: number }[] = [
  { of: /^\/(?:product|modern-product|classic-product|enhanced-product|product-old)\//, most: 80 },
  { of: /^\/models\//, most: 20 },
  { of: /^\/(?:tyres|brands|cars)\//, most: 80 },
  { of: /^\/shop\?/, most: 60 },
  { of: /^\/blog\?/, most: 30 },
  { of: /\?/, most: 40 },
];
/** Files and API responses. */
const NO_PAGE = /^\/(?:api|graphql|uploads|share|assets|sitemaps)(?:\/|$)|\.[a-z0-9]{2,5}$/;
const AT_A_TIME = 4;

/** A page as crawled. */
interface Visited {
  readonly status: number;
  readonly html: string;
}

interface Crawl {
  readonly pages: ReadonlyMap<string, Visited>;
  /** Each address linked to, including its fragment, with a page that links to it. */
  readonly links: ReadonlyMap<string, string>;
  readonly faults: readonly string[];
}

/** The addresses of this site that a page links to. */
function linksIn(html: string, path: string, origin: string): URL[] {
  return [...html.matchAll(/<a\s[^>]*?\bhref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const url = new URL(decoded(href) ?? '', origin + path);
    return url.origin === origin ? [url] : [];
  });
}

/** Follows every link of the site, starting at the home page. */
async function crawl(request: APIRequestContext, origin: string): Promise<Crawl> {
  const pages = new Map<string, Visited>();
  const links = new Map<string, string>();
  const faults: string[] = [];
  const waiting = ['/'];
  const known = new Set(waiting);
  const counts = MOST.map(() => 0);

  function follow(path: string): void {
    if (known.has(path)) return;
    known.add(path);
    const kind = MOST.findIndex(({ of }) => of.test(path));
    if (kind >= 0) {
      counts[kind] = (counts[kind] ?? 0) + 1;
      if ((counts[kind] ?? 0) > (MOST[kind]?.most ?? 0)) return;
    }
    waiting.push(path);
  }

  async function visit(path: string): Promise<void> {
    const response = await request.get(path, { maxRedirects: 0 });
    const status = response.status();
    const from = links.get(path) ?? 'nowhere';
    if (status >= 300 && status < 400) {
      const target = response.headers()['location'] ?? '';
      const next = await request.get(target, { maxRedirects: 0 });
      if (next.status() !== 200)
        faults.push(`${path}, linked from ${from}, leads to ${target}: ${next.status()}`);
      return;
    }
    if (status !== 200) faults.push(`${path}, linked from ${from}, answers ${status}`);
    if (!response.headers()['content-type']?.startsWith('text/html')) return;
    const html = await response.text();
    pages.set(path, { status, html });
    for (const { pathname, search, hash } of linksIn(html, path, origin)) {
      const target = pathname + search;
      if (!links.has(target)) links.set(target, path);
      if (hash && !links.has(target + hash)) links.set(target + hash, path);
      if (!NO_PAGE.test(pathname)) follow(target);
    }
    const canonical = canonicalOf(html);
    if (canonical?.startsWith(`${origin}/`)) follow(canonical.slice(origin.length));
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_A_TIME).map(visit));
  return { pages, links, faults };
}

test('SEO-03 C-44 no link on the site is broken, and every indexed page has a title and description', async ({
  request,
  baseURL,
}) => {
  // About 400 pages, most of them rendered for the first time.
  test.slow();
  const origin = baseURL ?? '';
  const { pages, links, faults } = await crawl(request, origin);
  const wrong = [...faults];
  for (const [link, from] of links) {
    const [path = '', fragment] = link.split('#');
    const html = pages.get(path)?.html;
    if (fragment && html && !html.includes(`id="${decodeURIComponent(fragment)}"`))
      wrong.push(`${link}, linked from ${from}: the page has no element with this id`);
  }
  for (const [path, { html }] of pages) {
    if (metaOf(html, 'robots') !== undefined) continue;
    const canonical = canonicalOf(html)?.slice(origin.length);
    const target = canonical === undefined ? undefined : pages.get(canonical)?.html;
    if (!titleOf(html)) wrong.push(`${path} has no title`);
    if ((metaOf(html, 'description')?.length ?? 0) <= 40) wrong.push(`${path} has no description`);
    if (canonical === undefined) wrong.push(`${path} has no canonical address`);
    // Canonical addresses beyond the crawl's limits can't be checked.
    else if (target && canonicalOf(target) !== canonicalOf(html))
      wrong.push(`${path} names ${canonical}, which names another page`);
  }
  expect(wrong, `${pages.size} pages and ${links.size} links`).toEqual([]);
  expect(pages.size).toBeGreaterThan(200);
});
