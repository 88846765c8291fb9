import Fastify from 'fastify';
import { describe, expect } from 'vitest';
import { shopTest } from '../../test/shop-test.ts';
import type { TestShop } from '../../test/test-shop.ts';
import type { ExecuteAsGuest } from '../platform/web-pages.ts';
import { installSearchEngineFiles } from './search-engine-files.ts';

const ORIGIN = 'https://tyres.example';

const it = shopTest({ env: { GRAPHQL_MAX_COST: '10000' } });

/** The shop's own answers; asked over HTTP here, in-process in the shop. */
const executeIn =
  (shop: TestShop): ExecuteAsGuest =>
  async ({ query, variables = {} }) =>
    shop.graphql(String(query), variables) as ReturnType<ExecuteAsGuest>;

async function ask(
  shop: TestShop,
  path: string,
  answer = executeIn(shop),
): Promise<{ status: number; type: string; body: string }> {
  const app = Fastify();
  installSearchEngineFiles(app, {
    origin: ORIGIN,
    execute: answer,
    listedPaths: async () => ['/', '/blog'],
    contentVersion: () => 1,
  });
  const { statusCode, headers, body } = await app.inject(path);
  await app.close();
  return { status: statusCode, type: String(headers['content-type']), body };
}

describe('SEO-05 search engines', () => {
  it('SEO-05 search engines learn from robots.txt where the sitemap is and which paths are not pages', async ({
    shop,
  }) => {
    expect(await ask(shop, '/robots.txt')).toEqual({
      status: 200,
      type: 'text/plain; charset=utf-8',
      body:
        `# For integrators: ${ORIGIN}/playground and ${ORIGIN}/api/docs\nUser-agent: *\nDisallow: ` +
        `/api/\nAllow: /api/docs\nDisallow: /graphql\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    });
  });

  it('SEO-05 search engines get every published article', async ({ shop }) => {
    await shop.rows("update blog_posts set published_at = null where slug = 'tyre-pressure-guide'");
    const articles = await shop.rows<{ slug: string }>(
      'select slug from blog_posts where published_at is not null',
    );
    const paths = [...(await ask(shop, '/sitemap.xml')).body.matchAll(/tyres\.example(\/blog[^<]*)</g)].map(
      ([, path]) => path,
    );
    expect(paths.toSorted()).toEqual(['/blog', ...articles.map(({ slug }) => `/blog/${slug}`)].toSorted());
    expect(articles).toHaveLength(29);
  });

  it('SEO-05 search engines get every tyre and every page once, and none that is marked noindex', async ({
    shop,
  }) => {
    const { status, type, body } = await ask(shop, '/sitemap.xml');
    expect({ status, type }).toEqual({ status: 200, type: 'application/xml; charset=utf-8' });
    expect(body).toMatch(
      new RegExp(
        '^<\\?xml version="1\\.0" encoding="UTF-8"\\?>\n' +
          '<urlset xmlns="http://www\\.sitemaps\\.org/schemas/sitemap/0\\.9">\n',
      ),
    );
    const paths = [...body.matchAll(/<url><loc>https:\/\/tyres\.example(\/[^<]*)<\/loc><\/url>/g)].map(
      ([, path]) => path ?? '',
    );
    const tyres = await shop.rows<{ slug: string }>('select slug from products');
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path.startsWith('/product/')).toSorted()).toEqual(
      tyres.map(({ slug }) => `/product/${slug}`).toSorted(),
    );
    expect(paths.length).toBeGreaterThan(19_446);
    expect(paths).toEqual(expect.arrayContaining(['/', '/blog']));
    expect(
      paths.filter((path) => /^\/(models|cart|checkout|payment-success|product\/id)|[?&]/.test(path)),
    ).toEqual([]);
  });

  it('SEO-05 C-59 search engines are not sent to drafts', async ({ shop }) => {
    await shop.rows(
      'update products set published = false where slug = (select slug from products where id = 11)',
    );
    await shop.services.platform.versions.bump('catalogue');
    const [draft] = await shop.rows<{ slug: string }>('select slug from products where id = 11');
    expect((await ask(shop, '/sitemap.xml')).body).not.toContain(`/product/${draft?.slug}<`);
  });

  it('SEO-05 search engines get an error, not half a sitemap, when it cannot be read', async ({ shop }) => {
    expect((await ask(shop, '/sitemap.xml', async () => ({ errors: [] }))).status).toBe(500);
  });

  it('SEO-05 search engines that come together share one reading, and keep none that failed or is old', async () => {
    const app = Fastify();
    let readings = 0;
    let version = 1;
    let answer: Awaited<ReturnType<ExecuteAsGuest>> = { errors: [] };
    const hold = Promise.withResolvers<void>();
    installSearchEngineFiles(app, {
      origin: ORIGIN,
      execute: async () => answer,
      async listedPaths() {
        readings += 1;
        await hold.promise;
        return ['/'];
      },
      contentVersion: () => version,
    });
    const three = async (): Promise<number[]> => {
      const answers = [1, 2, 3].map(() => app.inject('/sitemap.xml'));
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    };
    const failed = three();
    await expect.poll(() => readings).toBeGreaterThan(0);
    hold.resolve();
    expect(await failed).toEqual([500, 500, 500]);
    expect(readings).toBe(1);
    answer = { data: { list: { items: [], pageInfo: { hasNextPage: false } } } };
    expect([await three(), await three()]).toEqual([
      [200, 200, 200],
      [200, 200, 200],
    ]);
    expect(readings).toBe(2);
    version = 2;
    expect([await three(), readings]).toEqual([[200, 200, 200], 3]);
    await app.close();
  });
});
