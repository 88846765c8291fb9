import { expect } from 'vitest';
import { aWebClient } from '../fixtures/web-client.ts';
import { shopTest } from '../shop-test.ts';
import { arrivalsAt, overTheWire } from '../wire.ts';

const rendered: string[] = [];
const render = async ({ url }: { url: string }) => {
  rendered.push(url);
  return { status: 200, html: '<h1>Page</h1>', headers: { 'Content-Type': 'text/html' } };
};

const it = shopTest({ pages: aWebClient({ render }) });

it('pages wait while writes are in flight', async ({ shop, admin }) => {
  const lock = await shop.services.platform.sql.pool.connect();
  await lock.query('begin');
  await lock.query('select 1 from products where id = 9 for update');
  const written = shop.graphql('mutation { deleteProduct(id: 9) { __typename } }', {}, { ...admin.headers });
  await expect
    .poll(() => shop.rows("select 1 from pg_stat_activity where wait_event_type = 'Lock'"))
    .not.toEqual([]);
  // A network's first request waits for points of the rate limit; later ones don't.
  await overTheWire(shop, '/api/categories');
  const there = arrivalsAt(shop, 1);
  const page = overTheWire(shop, '/while-writing');
  await there;
  // A page that didn't wait would be rendered while these are answered.
  await overTheWire(shop, '/api/categories');
  await overTheWire(shop, '/api/health');
  expect(rendered).toEqual([]);
  await lock.query('rollback');
  lock.release();
  expect((await written).data).toEqual({ deleteProduct: { __typename: 'ProductDeleted' } });
  expect((await page).status).toBe(200);
  expect(rendered).toEqual(['/while-writing']);
});
