import { describe, expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { GUEST } from '../../../../platform/services/context.ts';
import { BlogViewService } from './blog-view.service.ts';

const SLUG = 'tyre-pressure-guide';
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const BOTS = [
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'Mozilla/5.0 HeadlessChrome/140.0.0.0',
];

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z'), env: { RESPONSE_CACHE: 'off' } });

const read = (shop: TestShop, network: string, slug = SLUG, userAgent = BROWSER): Promise<boolean> =>
  shop.services.get(BlogViewService).record(slug, { network, userAgent, viewer: GUEST });

async function views(shop: TestShop): Promise<number> {
  return (
    await shop.graphql<{ blogPost: { viewsCount: number } }>(`{ blogPost(slug: "${SLUG}") { viewsCount } }`)
  ).data.blogPost.viewsCount;
}

describe('C-55 views of an article', () => {
  it('count a reader once a day, however often they open the page', async ({ shop }) => {
    const before = await views(shop);
    expect(
      await Promise.all([read(shop, '192.0.2.1'), read(shop, '192.0.2.1'), read(shop, '192.0.2.1')]).then(
        (counted) => counted.filter(Boolean),
      ),
    ).toHaveLength(1);
    expect(await read(shop, '192.0.2.2')).toBe(true);
    expect(await views(shop)).toBe(before + 2);
  });

  it('count the same reader on another article', async ({ shop }) => {
    expect(await read(shop, '192.0.2.1', 'puncture-repair-rules')).toBe(true);
  });

  it('leave out bots', async ({ shop }) => {
    for (const bot of BOTS) expect(await read(shop, '192.0.2.50', SLUG, bot), bot).toBe(false);
  });

  it('leave out staff', async ({ shop }) => {
    const views = shop.services.get(BlogViewService);
    for (const [role, counts] of [
      ['ADMIN', false],
      ['CUSTOMER', true],
    ] as const) {
      const viewer = { ...GUEST, role };
      expect(await views.record(SLUG, { network: '192.0.2.60', userAgent: BROWSER, viewer }), role).toBe(
        counts,
      );
    }
  });

  it("are counted by the mutation, by the caller's network and user agent", async ({ shop }) => {
    const ask = async (userAgent: string) =>
      (
        await shop.graphql<{ recordBlogView: boolean }>(
          `mutation { recordBlogView(slug: "${SLUG}") }`,
          {},
          { 'user-agent': userAgent },
        )
      ).data.recordBlogView;
    expect([await ask('Googlebot/2.1'), await ask(BROWSER), await ask(BROWSER)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("aren't counted for an unknown article or a draft", async ({ shop }) => {
    expect(await read(shop, '192.0.2.3', 'no-such-article')).toBe(false);
    await shop.rows(
      `insert into blog_posts (slug, title, excerpt, content, category_id, read_time, author_name)
        values ('draft', 'Draft', '', '', 1, 1, 'Nobody')`,
    );
    expect(await read(shop, '192.0.2.3', 'draft')).toBe(false);
  });

  it("count again the next day, when the previous day's hashes are deleted", async ({ shop }) => {
    const known = await shop.rows<{ visitor_hash: string }>('select visitor_hash from blog_views');
    expect(known.length).toBeGreaterThan(0);
    expect(known.some(({ visitor_hash: hash }) => hash.includes('192.0.2'))).toBe(false);
    shop.setNow(new Date('2026-11-21T00:00:01Z'));
    expect(await read(shop, '192.0.2.1')).toBe(true);
    expect(await shop.rows('select day::text from blog_views')).toEqual([{ day: '2026-11-21' }]);
  });

  it('belong to the day in London', async ({ shop }) => {
    shop.setNow(new Date('2027-06-30T23:00:00Z'));
    expect(await read(shop, '192.0.2.1')).toBe(true);
    expect(await shop.rows('select day::text from blog_views')).toEqual([{ day: '2027-07-01' }]);
  });
});
