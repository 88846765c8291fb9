import Fastify from 'fastify';
import { describe, expect, vi } from 'vitest';
import { shopTest } from '../test/shop-test.ts';
import type { TestShop } from '../test/test-shop.ts';
import { Sitemap, type SitemapKind } from './platform/features/sitemap.ts';
import { installSearchEngineFiles } from './platform/http/search-engine-files.ts';
import { sitemapKinds } from './sitemap-kinds.ts';

const ORIGIN = 'http://shop.test';

const it = shopTest();

const listedPaths = async (): Promise<string[]> => ['/', '/privacy', '/blog'];

/** Serves a shop's sitemap files for the given kinds of page, and returns a function that requests one. */
async function openFiles(
  shop: TestShop,
  kinds: SitemapKind[] = sitemapKinds(shop.services, listedPaths),
): Promise<(path: string) => Promise<{ status: number; type: string; body: string }>> {
  const app = Fastify();
  installSearchEngineFiles(app, shop.config.publicUrl, new Sitemap(shop.services, kinds));
  return async (path) => {
    const { statusCode, headers, body } = await app.inject(path);
    return { status: statusCode, type: String(headers['content-type']), body };
  };
}

/** Each entry's path and date, in order. */
const entriesOf = (body: string): [path: string, date: string | undefined][] =>
  [...body.matchAll(/<loc>http:\/\/shop\.test(\/[^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
    ([, path = '', date]) => [path, date],
  );

describe('SEO-05 search engines', () => {
  it('SEO-05 robots.txt tells search engines where the sitemap is and which paths aren’t pages', async ({
    shop,
  }) => {
    const ask = await openFiles(shop);
    expect(await ask('/robots.txt')).toEqual({
      status: 200,
      type: 'text/plain; charset=utf-8',
      body:
        `# For integrators: ${ORIGIN}/playground and ${ORIGIN}/api/docs\nUser-agent: *\nDisallow: ` +
        `/api/\nAllow: /api/docs\nDisallow: /graphql\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    });
  });

  it('SEO-05 search engines get an index of files by kind, each with the date of its newest page', async ({
    shop,
  }) => {
    const ask = await openFiles(shop);
    await shop.rows("update blog_posts set updated_at = '2026-11-21T08:00:00Z' where id = 3");
    await shop.rows("update products set updated_at = '2026-11-22T08:00:00Z' where id = 3");
    const { status, type, body } = await ask('/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="[^"]*0\.9">\n/);
    const files = entriesOf(body);
    expect(files.map(([path]) => path)).toEqual([
      '/sitemaps/pages-1.xml',
      '/sitemaps/products-1.xml',
      '/sitemaps/products-2.xml',
      '/sitemaps/sizes-1.xml',
      '/sitemaps/brands-1.xml',
      '/sitemaps/cars-1.xml',
      '/sitemaps/posts-1.xml',
    ]);
    expect(files[1]?.[1]).toBe('2026-11-22T08:00:00.000Z');
    for (const [path, newest] of files) {
      const file = await ask(path);
      expect(file.type, path).toBe('application/xml; charset=utf-8');
      const dates = entriesOf(file.body).flatMap(([, date]) => date ?? []);
      expect(dates.toSorted().at(-1), path).toBe(newest);
      expect(entriesOf(file.body).length, path).toBeLessThanOrEqual(10_000);
    }
    for (const path of ['/sitemaps/products.xml', '/sitemaps/products-3.xml', '/sitemaps/__proto__.xml'])
      expect((await ask(path)).status, path).toBe(404);
  });

  it('SEO-05 C-59 search engines get every tyre on sale once with the date of its change, and no draft', async ({
    shop,
  }) => {
    await shop.rows('update products set published = false where id = 11');
    await shop.rows('update products set deleted_at = now() where id = 12');
    await shop.announce('catalogue');
    const ask = await openFiles(shop);
    const entries = [
      ...entriesOf((await ask('/sitemaps/products-1.xml')).body),
      ...entriesOf((await ask('/sitemaps/products-2.xml')).body),
    ];
    const tyres = await shop.rows<{ slug: string; at: Date }>(
      'select slug, updated_at as at from products where id not in (11, 12) order by id',
    );
    expect(tyres).toHaveLength(19_444);
    expect(entries).toEqual(tyres.map(({ slug, at }) => [`/product/${slug}`, at.toISOString()]));
  });

  it('SEO-05 search engines get every size, brand and vehicle that has tyres, dated by their newest change', async ({
    shop,
  }) => {
    const at = '2027-01-02T08:00:00.000Z';
    await shop.rows('update products set published = false where brand_id = 2');
    await shop.rows(
      `update products set updated_at = $1 where id in
        (select id from products where size = '205/55 R16' and published order by id limit 1)`,
      [at],
    );
    await shop.announce('catalogue');
    const ask = await openFiles(shop);
    const [sizes, brands, cars] = await Promise.all(
      ['sizes', 'brands', 'cars'].map(
        async (name) => new Map(entriesOf((await ask(`/sitemaps/${name}-1.xml`)).body)),
      ),
    );
    expect(sizes?.get('/tyres/205-55-r16')).toBe(at);
    expect([...(sizes?.values() ?? [])].filter((date) => date === at)).toHaveLength(1);
    const slugs = await shop.rows<{ slug: string }>('select slug from brands where id <> 2 order by id');
    expect([...(brands?.keys() ?? [])]).toEqual(slugs.map(({ slug }) => `/brands/${slug}`));
    expect(cars?.has('/cars/volkswagen/golf')).toBe(true);
    expect([...(cars?.keys() ?? [])].every((path) => /^\/cars\/[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(path))).toBe(
      true,
    );
    await shop.rows('update products set published = true where brand_id = 2');
    await shop.announce('catalogue');
  });

  it('SEO-05 search engines see that a size, a brand and a vehicle changed when a tyre was deleted', async ({
    shop,
  }) => {
    const at = '2027-01-03T08:00:00.000Z';
    const [tyre] = await shop.rows<{ brand: string }>(
      `update products p set deleted_at = $1, updated_at = $1 from brands b where b.id = p.brand_id and p.id in
        (select id from products where size = '205/55 R16' and category = 'CAR' and published
          and load_index >= 91 and speed_rating = 'V' order by id limit 1) returning b.slug as brand`,
      [at],
    );
    await shop.announce('catalogue');
    const ask = await openFiles(shop);
    for (const [name, path] of [
      ['sizes', '/tyres/205-55-r16'],
      ['brands', `/brands/${tyre?.brand}`],
      ['cars', '/cars/volkswagen/golf'],
    ] as const)
      expect(new Map(entriesOf((await ask(`/sitemaps/${name}-1.xml`)).body)).get(path), path).toBe(at);
  });

  it('SEO-05 search engines get every published page and article, with dates where known', async ({
    shop,
  }) => {
    const later = new Date('2026-11-23T09:00:00Z');
    await shop.rows("update blog_posts set published_at = null where slug = 'tyre-pressure-guide'");
    await shop.rows('update blog_posts set published_at = $1 where id = 4', [later]);
    await shop.rows("insert into pages values ('trade', 'Trade', '<p>Trade</p>', $1)", [later]);
    await shop.announce('content');
    const ask = await openFiles(shop);
    const written = entriesOf((await ask('/sitemaps/pages-1.xml')).body);
    expect(written.map(([path]) => path)).toEqual([
      '/',
      '/blog',
      '/about',
      '/contact',
      '/cookies',
      '/faq',
      '/fitting-centers',
      '/pages/trade',
      '/privacy',
      '/returns',
      '/review-policy',
      '/shipping',
      '/terms',
      '/warranty',
    ]);
    expect(written[0]?.[1]).toBeUndefined();
    expect(new Map(written).get('/pages/trade')).toBe(later.toISOString());

    shop.setNow(new Date('2026-11-22T09:00:00Z'));
    const listed = async (): Promise<string[]> =>
      entriesOf((await ask('/sitemaps/posts-1.xml')).body).map(([path]) => path);
    const posts = await shop.rows<{ path: string; due: boolean }>(
      `select '/blog/' || slug as path, published_at = $1 as due from blog_posts
        where published_at is not null order by id`,
      [later],
    );
    expect(await listed()).toEqual(posts.filter(({ due }) => !due).map(({ path }) => path));
    shop.setNow(later);
    await shop.announce('content');
    expect(await listed()).toEqual(posts.map(({ path }) => path));
  });

  it('SEO-05 concurrent search engines share one read, and failed or old reads aren’t cached', async ({
    shop,
  }) => {
    const hold = Promise.withResolvers<void>();
    const addresses = vi.fn<SitemapKind['addresses']>(async () => {
      await hold.promise;
      return [{ path: '/a?b=1&c=<2>' }];
    });
    addresses.mockRejectedValueOnce(new Error('The catalogue can’t be read.'));
    const ask = await openFiles(shop, [{ name: 'things', dataset: 'content', addresses }]);
    const three = async (): Promise<number[]> => {
      const answers = await Promise.all([1, 2, 3].map(() => ask('/sitemaps/things-1.xml')));
      return answers.map(({ status }) => status);
    };
    expect([await three(), addresses.mock.calls.length]).toEqual([[500, 500, 500], 1]);
    const waiting = three();
    hold.resolve();
    expect([await waiting, await three(), addresses.mock.calls.length]).toEqual([
      [200, 200, 200],
      [200, 200, 200],
      2,
    ]);
    await shop.announce('content');
    expect([await three(), addresses.mock.calls.length]).toEqual([[200, 200, 200], 3]);
    expect((await ask('/sitemaps/things-1.xml')).body).toContain(`${ORIGIN}/a?b=1&amp;c=%3C2%3E<`);
  });
});
