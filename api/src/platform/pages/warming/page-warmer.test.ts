import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { aWebClient } from '../../../../test/fixtures/web-client.ts';
import { openTestShop, type TestShop } from '../../../../test/test-shop.ts';
import { arrivalsAt, overTheWire, type WireAnswer } from '../../../../test/wire.ts';
import { SitemapKinds, type SitemapAddress, type SitemapKind } from '../../features/sitemap.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const after = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);

/** Chromium's headers for an address that a visitor types. */
const BROWSER = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-GB,en;q=0.9',
  cookie: 'browser=1',
  'sec-fetch-mode': 'navigate',
};

const LIKELY = ['/', '/tyres/205-55-r16', '/brands/pirelli'];
const KINDS: SitemapKind[] = [
  { name: 'ranges', dataset: 'catalogue', isPopular: true, addresses: async () => pathsOf(LIKELY.slice(1)) },
  { name: 'others', dataset: 'catalogue', addresses: async () => pathsOf(['/cars/ford']) },
];
const pathsOf = (paths: readonly string[]): SitemapAddress[] => paths.map((path) => ({ path }));

let store: TestShop;
beforeAll(async () => {
  store = await openTestShop();
});
afterAll(() => store.close());

interface WarmShop extends TestShop {
  /** The addresses rendered, in order. */
  readonly rendered: string[];
  /** How many were rendered ahead. */
  warmed(): Promise<number>;
}

/**
 * Opens another process of the shop.
 * @param hold what the rendering of each page waits for.
 * @param kinds null for the features' own kinds of page, of which hundreds are popular.
 */
async function aWarmShop(
  now: Date,
  hold: (url: string) => Promise<void> = async () => {},
  kinds: readonly SitemapKind[] | null = KINDS,
): Promise<WarmShop> {
  const rendered: string[] = [];
  const shop = await openTestShop({
    besides: store,
    now,
    env: { WARM_PAGES: 'on', TRUSTED_PROXIES: '1' },
    pages: aWebClient({
      rememberedPages: { '/': [], '/product/:key': [], '/shop': ['brand', 'page'] },
      render: async ({ url }) => {
        rendered.push(url);
        await hold(url);
        const policy = url.includes('mine') ? 'private, no-store' : 'public, max-age=0, s-maxage=60';
        return {
          status: url.includes('missing') ? 404 : 200,
          html: `<h1>${encodeURI(url)}</h1>`.padEnd(2_000),
          headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': policy },
        };
      },
    }),
  });
  onTestFinished(() => shop.close());
  if (kinds) shop.services.get(SitemapKinds).all = kinds;
  const { pagesWarmed } = shop.services.platform.metrics;
  const warmed = async (): Promise<number> => (await pagesWarmed.get()).values[0]?.value ?? 0;
  return { ...shop, rendered, warmed };
}

const visit = (shop: TestShop, path: string, address = '192.0.2.1'): Promise<WireAnswer> =>
  overTheWire(shop, path, { headers: { ...BROWSER, 'x-forwarded-for': address } });

async function expectHits(shop: TestShop, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    expect((await visit(shop, path)).headers, path).toMatchObject({
      'x-cache': 'hit',
      'content-encoding': 'br',
    });
}

/** Moves the clock, and waits until the warmer has looked at it. */
async function look(shop: TestShop, now: Date): Promise<void> {
  shop.takeStatements();
  shop.setNow(now);
  await expect.poll(() => shop.takeStatements().join()).toContain('from popular_pages');
}

it('after a start, a browser gets the home page, sizes and brands from the cache', async () => {
  const shop = await aWarmShop(NOW, undefined, null);
  const kinds = shop.services.get(SitemapKinds).all.filter(({ isPopular }) => isPopular);
  expect(kinds.map(({ name }) => name)).toEqual(['sizes', 'brands']);
  const sizes = await kinds[0]?.addresses(shop.services, 1);
  const first = ['/', ...(sizes ?? []).slice(0, 3).map(({ path }) => path)];
  await expect.poll(() => shop.warmed()).toBeGreaterThan(first.length);
  expect(shop.rendered.slice(0, first.length)).toEqual(first);
  await expectHits(shop, first);
});

it('after a change, popular pages are cached again once the data have settled', async () => {
  const shop = await aWarmShop(NOW);
  await expect.poll(() => shop.warmed()).toBe(LIKELY.length);
  shop.rendered.length = 0;
  // As in an import, something has changed whenever the warmer looks.
  for (const seconds of [61, 122, 183]) {
    await shop.announce('catalogue');
    await look(shop, after(seconds));
  }
  expect(shop.rendered).toEqual([]);
  shop.setNow(after(183 + 5));
  await expect.poll(() => shop.warmed()).toBe(2 * LIKELY.length);
  expect(shop.rendered).toEqual(LIKELY);
  await expectHits(shop, LIKELY);
});

it('no page is rendered ahead while a visitor waits', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const shop = await aWarmShop(NOW, async (url) => (url === '/waiting' ? held : undefined));
  await expect.poll(() => shop.warmed()).toBe(LIKELY.length);
  const there = arrivalsAt(shop, 1);
  const answer = visit(shop, '/waiting');
  await there;
  await expect.poll(() => shop.rendered).toContain('/waiting');
  await shop.announce('catalogue');
  for (const seconds of [61, 122, 183]) await look(shop, after(seconds));
  expect(shop.rendered.at(-1)).toBe('/waiting');
  release();
  expect((await answer).status).toBe(200);
  await expect.poll(() => shop.warmed()).toBe(2 * LIKELY.length);
});

it('what visitors requested in the last hour is cached in other processes, the most popular first', async () => {
  const first = await aWarmShop(NOW);
  // Nothing is stored from now until the clock moves.
  await expect.poll(() => first.warmed()).toBe(LIKELY.length);
  const remembered = ['/product/two', '/product/one', '/shop?brand=pirelli&page=2'];
  for (const [path = '', address] of [
    ['/product/two', '192.0.2.1'],
    ['/product/two', '192.0.2.2'],
    ['/product/one', '192.0.2.1'],
    ['/product/one', '192.0.2.1'],
    ['/product/one', '192.0.2.1'],
    ['/shop?brand=pirelli&page=2', '192.0.2.1'],
  ])
    await visit(first, path, address);
  for (const path of [
    '/shop?search=jane-typed-this',
    '/shop?license=AB12CDE',
    '/shop?brand=jane@typed.example',
    '/shop?brand=pirelli?jane-typed-this',
    '/shop?brand=pirelli&token=t0ken',
    '/product/two?token=t0ken',
    '/reset-password?token=t0ken',
    '/orders/t0ken',
    '/product/mine-t0ken',
    '/product/missing-t0ken',
    `/product/${'t0ken'.repeat(30)}${'-'.repeat(60)}`,
  ])
    expect((await visit(first, path)).status, path).toBeLessThan(500);
  await look(first, after(61));
  const stored = (): Promise<unknown> =>
    store.rows('select url from popular_pages order by visits desc, url');
  await expect.poll(stored).toEqual(remembered.map((url) => ({ url })));

  const second = await aWarmShop(after(120));
  await expect.poll(() => second.warmed()).toBe(remembered.length + LIKELY.length);
  expect(second.rendered).toEqual([...remembered, ...LIKELY]);
  await expectHits(second, remembered);

  const late = await aWarmShop(after(61 + 3_601));
  await expect.poll(() => late.warmed()).toBe(LIKELY.length);
  expect(late.rendered).toEqual(LIKELY);
});

it('only what visitors still request is replaced before it expires', async () => {
  const shop = await aWarmShop(after(7_200));
  await visit(shop, '/product/asked');
  await expect.poll(() => shop.warmed()).toBe(LIKELY.length);
  await look(shop, after(7_261));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 91_000 });
  onTestFinished(() => void vi.useRealTimers());
  await expect.poll(() => shop.warmed()).toBe(LIKELY.length + 1);
  await look(shop, after(7_322));
  expect(shop.rendered.filter((url) => url === '/product/asked')).toHaveLength(2);
  expect(shop.rendered.filter((url) => url === '/brands/pirelli')).toHaveLength(1);
  await expectHits(shop, ['/product/asked']);
});

it('a page that fails isn’t tried again at once', async () => {
  const shop = await aWarmShop(after(14_400), () => Promise.reject(new Error('The page is broken.')));
  await expect.poll(() => shop.complaints.join()).toContain('Popular pages can’t be rendered ahead');
  expect(shop.rendered).toEqual(['/']);
});
