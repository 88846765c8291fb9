import { describe, expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const FEED = '/blog/feed.xml';
const NOW = new Date('2026-11-20T10:00:00Z');
const ODD = `insert into blog_posts
  (slug, title, excerpt, content, category_id, published_at, updated_at, read_time, author_name) values
  ('odd', 'Wear & <tear> in 5"', 'In short.',
    '<p>See <a href="/shop?a=1&amp;b=2">a</a>, <a href="https://x.example/">b</a></p>' ||
    '<figure><img src="/drawings/sidewall.svg" alt="A" /></figure>' || chr(11), 1, $1, $2, 1, 'Nobody')`;

const it = shopTest({ now: NOW, env: { RESPONSE_CACHE: 'off' } });

const ask = (shop: TestShop, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'GET', url: FEED, headers });

const entriesOf = (feed: string): string[] => feed.match(/<entry>.*?<\/entry>/gs) ?? [];
const idOf = (entry: string | undefined): string | undefined => /<id>(.*?)<\/id>/.exec(entry ?? '')?.[1];

/** Writes directly to the database, so other processes aren't told. */
async function write(shop: TestShop, text: string, values: readonly unknown[] = []): Promise<void> {
  await shop.rows(text, values);
  await shop.announce('content');
}

describe('BLOG-08 the feed', () => {
  it('lists the twenty newest articles, newest first', async ({ shop }) => {
    const { statusCode, headers, body } = await ask(shop);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
      'public, max-age=900',
    ]);
    const entries = entriesOf(body);
    const published = entries.map((entry) => /<published>(.*?)</.exec(entry)?.[1] ?? '');
    expect(published).toHaveLength(20);
    expect(published).toEqual(published.toSorted().toReversed());
    expect(/<updated>(.*?)</.exec(body)?.[1]).toBe(published[0]);
    expect(new Set(entries.map(idOf)).size).toBe(20);
  });

  it("is rendered again only when an article changes, and isn't sent twice to the same reader", async ({
    shop,
  }) => {
    const first = await ask(shop);
    shop.takeStatements();
    const again = await ask(shop, { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body, shop.takeStatements()]).toEqual([304, '', []]);
  });

  it('escapes text and makes URLs absolute', async ({ shop }) => {
    await write(shop, ODD, [new Date('2026-11-20T09:00:00Z'), new Date('2026-11-20T09:30:00Z')]);
    const [entry = ''] = entriesOf((await ask(shop)).body);
    expect(entry).toContain('<title>Wear &amp; &lt;tear&gt; in 5&quot;</title>');
    expect(entry).toContain('href=&quot;http://shop.test/shop?a=1&amp;amp;b=2&quot;');
    expect(entry).toContain('href=&quot;https://x.example/&quot;');
    expect(entry).toContain('src=&quot;http://shop.test/drawings/sidewall.svg&quot;');
    expect(entry).toContain('<updated>2026-11-20T09:30:00.000Z</updated>');
    expect(entry).not.toContain('\u000b');
  });

  it("keeps an article's id when its slug changes, and leaves out drafts", async ({ shop }) => {
    await write(shop, ODD, [new Date('2026-11-20T09:00:00Z'), NOW]);
    const before = idOf(entriesOf((await ask(shop)).body)[0]);
    await write(shop, "update blog_posts set slug = 'renamed' where slug = 'odd'");
    const [renamed] = entriesOf((await ask(shop)).body);
    expect(renamed).toContain('href="http://shop.test/blog/renamed"');
    expect(idOf(renamed)).toBe(before);
    await write(shop, "update blog_posts set published_at = null where slug = 'renamed'");
    expect((await ask(shop)).body).not.toContain('/blog/renamed');
  });

  it.afterEach(async ({ shop }) => {
    await write(shop, "delete from blog_posts where author_name = 'Nobody'");
  });
});
