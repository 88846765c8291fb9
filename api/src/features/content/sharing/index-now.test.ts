import { afterAll, describe, expect } from 'vitest';
import { aLocalServer } from '../../../../test/local-server.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { IndexNow } from './index-now.service.ts';

const KEY = 'a1b2c3d4e5f60718';

/** A search engine: a real HTTP server that answers with the given status. */
async function aSearchEngine() {
  const received: { host: string; key: string; keyLocation: string; urlList: string[] }[] = [];
  const engine = { status: 200, received, url: '' };
  const { origin, close } = await aLocalServer((body, _request, response) => {
    received.push(JSON.parse(body) as (typeof received)[number]);
    response.writeHead(engine.status).end();
  });
  engine.url = `${origin}/indexnow`;
  afterAll(close);
  return engine;
}

const engine = await aSearchEngine();
const it = shopTest({
  now: new Date('2026-11-24T10:00:00Z'),
  env: { INDEXNOW_KEY: KEY, INDEXNOW_URL: engine.url },
});

describe('SEO-05 IndexNow', () => {
  it('SEO-05 search engines are told once about changes, and again if they couldn’t be reached', async ({
    shop,
  }) => {
    const told = shop.services.get(IndexNow);
    await told.tell();
    expect(engine.received).toEqual([]);
    const at = '2026-11-24T10:05:00Z';
    await shop.rows('update products set updated_at = $1 where id = 7', [at]);
    await shop.rows('update blog_posts set updated_at = $1 where id = 3', [at]);
    await shop.rows("update pages set last_updated_at = $1 where slug = 'privacy'", [at]);
    const [{ product, post } = { product: '', post: '' }] = await shop.rows<{
      product: string;
      post: string;
    }>(
      'select (select slug from products where id = 7) as product, (select slug from blog_posts where id = 3) as post',
    );

    shop.setNow(new Date('2026-11-24T10:10:00Z'));
    await shop.announce('catalogue');
    engine.status = 422;
    await expect(told.tell()).rejects.toThrow(/^IndexNow answered 422 to \d addresses\.$/);
    engine.status = 429;
    await told.tell();
    engine.status = 202;
    await told.tell();
    const changes = {
      host: 'shop.test',
      key: KEY,
      keyLocation: `http://shop.test/${KEY}.txt`,
      // Besides the pages that list the tyre, such as its size's page.
      urlList: expect.arrayContaining(
        ['/privacy', `/product/${product}`, `/blog/${post}`].map((path) => `http://shop.test${path}`),
      ),
    };
    expect(engine.received).toEqual([changes, changes, changes]);
    expect(engine.received[2]).toEqual(engine.received[0]);

    shop.setNow(new Date('2026-11-24T10:20:00Z'));
    await shop.announce('catalogue');
    await told.tell();
    expect(engine.received).toHaveLength(3);
  });

  it('SEO-05 search engines are told about late commits and removed pages', async ({ shop }) => {
    const told = shop.services.get(IndexNow);
    shop.setNow(new Date('2026-11-24T11:00:00Z'));
    await shop.announce('catalogue');
    await told.tell();
    engine.received.length = 0;
    const [{ late, gone, post } = { late: '', gone: '', post: '' }] = await shop.rows<{
      late: string;
      gone: string;
      post: string;
    }>(
      `select (select slug from products where id = 17) as late, (select slug from products where id = 18) as gone,
        (select slug from blog_posts where id = 5) as post`,
    );
    await shop.rows("update products set updated_at = '2026-11-24T10:59:30Z' where id = 17");
    const at = ['2026-11-24T11:05:00Z'];
    await shop.rows('update products set deleted_at = $1, updated_at = $1 where id = 18', at);
    await shop.rows('update products set published = false, deleted_at = $1 where id = 19', at);
    await shop.rows('update blog_posts set removed_at = $1 where id = 5', at);
    await shop.rows("insert into pages values ('trade', 'Trade', '<p>Trade</p>', $1)", at);
    await shop.rows("update pages set removed_at = $1 where slug = 'trade'", at);
    const [draft] = await shop.rows<{ slug: string }>('select slug from products where id = 19');

    shop.setNow(new Date('2026-11-24T11:10:00Z'));
    shop.takeStatements();
    await told.tell();
    expect([engine.received, shop.takeStatements()]).toEqual([[], []]);
    await shop.announce('catalogue');
    await told.tell();
    const urls = engine.received.flatMap(({ urlList }) => urlList);
    for (const path of [`/product/${late}`, `/product/${gone}`, `/blog/${post}`, '/pages/trade'])
      expect(urls).toContain(`http://shop.test${path}`);
    expect(urls).not.toContain(`http://shop.test/product/${draft?.slug}`);
  });

  it('SEO-05 the shop’s key is where search engines look for it', async ({ shop }) => {
    const { statusCode, headers, body } = await shop.app.inject(`/${KEY}.txt`);
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/plain; charset=utf-8', KEY]);
  });
});
