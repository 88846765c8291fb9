import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMetricsServer } from '../../src/platform/http/serve-metrics.ts';
import { freePort } from '../../src/platform/process/free-port.ts';
import { anEmail, register } from '../account.ts';
import { aWebClient } from '../fixtures/web-client.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { overTheWire, textOf, type WireAnswer } from '../wire.ts';

const TOKEN = 'a-token-that-nobody-guesses-by-trying';
const OWN = 'query Brands { brands { slug } }';
const HTML = { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=0, s-maxage=60' };

let shop: TestShop;
let hold: Promise<void> = Promise.resolve();
beforeAll(async () => {
  shop = await openTestShop({
    jobs: true,
    env: { METRICS_TOKEN: TOKEN, REQUESTS_PER_MINUTE: '400' },
    pages: aWebClient({
      documents: [OWN],
      render: async ({ url }) => {
        await hold;
        return { status: url.startsWith('/nothing') ? 404 : 200, html: '<h1>Page</h1>', headers: HTML };
      },
    }),
  });
});
afterAll(() => shop.close());
beforeEach(() => shop.services.platform.metrics.registry.resetMetrics());

const scrape = (authorization = `Bearer ${TOKEN}`): Promise<WireAnswer> =>
  overTheWire(shop, '/metrics', { headers: { authorization } });

/** The metrics by name and labels, without buckets. */
async function figures(): Promise<Record<string, number>> {
  const lines = textOf(await scrape())
    .split('\n')
    .filter((line) => line && !line.startsWith('#') && !line.includes('_bucket'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

const graphql = (query: string): Promise<WireAnswer> =>
  overTheWire(shop, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

it('pages, operations and unknown addresses are counted under the code’s own names', async () => {
  await overTheWire(shop, '/shop');
  await overTheWire(shop, '/shop');
  await overTheWire(shop, '/product/a-tyre');
  await graphql(OWN);
  await graphql('query Of_AB12CDE { product(id: 1) { id } }');
  await graphql('{ nothing }');
  await overTheWire(shop, '/api/nothing');
  await overTheWire(shop, '/api/products/1');
  await overTheWire(shop, '/api/health');
  const read = await figures();
  expect(read).toMatchObject({
    'http_requests_total{route="/shop",method="GET",status="2xx"}': 2,
    'http_requests_total{route="/product/:key",method="GET",status="2xx"}': 1,
    'http_requests_total{route="/graphql",method="POST",status="2xx"}': 2,
    'http_requests_total{route="/graphql",method="POST",status="4xx"}': 1,
    'http_requests_total{route="/api/products/:id",method="GET",status="2xx"}': 1,
    'http_time_to_first_byte_seconds_count{route="/shop"}': 2,
    'graphql_operation_duration_seconds_count{operation="Brands",outcome="ok"}': 1,
    'graphql_operation_duration_seconds_count{operation="other",outcome="ok"}': 1,
    'graphql_operation_duration_seconds_count{operation="other",outcome="refused"}': 1,
    'answer_cache_requests_total{outcome="hit"}': 1,
    page_render_duration_seconds_count: 2,
    page_render_queue_length: 0,
    'db_pool_connections_max{pool="reads"}': 10,
    'db_pool_connections_idle{pool="writes"}': expect.any(Number),
    // The queue starts its workers meanwhile.
    'db_pool_waiting{pool="jobs"}': expect.any(Number),
    'db_pool_wait_duration_seconds_count{pool="reads"}': expect.any(Number),
  });
  expect(read['db_pool_wait_duration_seconds_count{pool="reads"}']).toBeGreaterThan(0);
  expect(Object.keys(read).filter((name) => /process_resident|eventloop_lag_p99/.test(name))).toHaveLength(2);
  expect(JSON.stringify(read)).not.toMatch(/health|metrics"|AB12CDE/);
});

it('the shop’s own requests to refresh a cached response aren’t traffic', async () => {
  await overTheWire(shop, '/shop?page=2');
  await shop.rows("select pg_notify('treadline_data', 'turned 1')");
  await shop.services.platform.versions.caughtUp();
  await overTheWire(shop, '/shop?page=2');
  await expect.poll(figures).toMatchObject({ page_render_duration_seconds_count: 2 });
  expect(await figures()).toMatchObject({
    'http_requests_total{route="/shop",method="GET",status="2xx"}': 2,
    'http_time_to_first_byte_seconds_count{route="/shop"}': 2,
    'answer_cache_requests_total{outcome="hit"}': 1,
    'answer_cache_requests_total{outcome="miss"}': 1,
  });
});

it('a hundred unknown addresses create no new series', async () => {
  // Jobs run meanwhile, and their first series don't matter here.
  const series = async (): Promise<string[]> =>
    Object.keys(await figures()).filter((name) => /^(?:http|graphql|answer|page)_/.test(name));
  await Promise.all([overTheWire(shop, '/nothing/0'), overTheWire(shop, '/api/nothing/0')]);
  const before = await series();
  for (let n = 1; n <= 50; n += 1)
    await Promise.all([
      overTheWire(shop, `/nothing/${n}?email=a${n}@example.com`),
      overTheWire(shop, `/api/nothing/${n}`, { headers: { 'user-agent': `agent ${n}` } }),
    ]);
  expect(await series()).toEqual(before);
  expect((await figures())['http_requests_total{route="/*",method="GET",status="4xx"}']).toBe(102);
});

it('while the shop is busy, the metrics can be read and show the queue and the refused page', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  // The most that one network can have in flight and waiting. If one of them were still waiting for points of the rate
  // limit, it would leave its place to the one too many.
  const answers = Array.from({ length: 42 }, (_, n) => overTheWire(shop, `/held/${n}`));
  try {
    await expect.poll(figures).toMatchObject({ page_render_queue_length: 40 });
    expect((await overTheWire(shop, '/held/too-many')).status).toBe(503);
    expect(await figures()).toMatchObject({
      page_render_queue_length: 40,
      pages_refused_total: 1,
      'http_requests_total{route="/*",method="GET",status="5xx"}': 1,
    });
  } finally {
    resolve();
  }
  await Promise.all(answers);
});

it('an email, its job and an announcement are counted', async () => {
  const email = anEmail();
  await register(shop, { email });
  await shop.announce('content');
  await expect.poll(figures).toMatchObject({
    'mails_total{outcome="sent"}': 1,
    'job_duration_seconds_count{queue="send-mail",outcome="completed"}': 1,
    'job_start_delay_seconds_count{queue="send-mail"}': 1,
    'data_version_announcements_total{dataset="content"}': 1,
  });
  expect(textOf(await scrape())).not.toContain(email);
});

it('on the shop’s port the metrics need the token, and are closed without one', async () => {
  expect(await scrape('')).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } });
  expect((await scrape(`Bearer ${TOKEN}x`)).status).toBe(401);
  const { status, headers, bytes } = await scrape();
  expect({ status, type: headers['content-type'] }).toEqual({
    status: 200,
    type: 'text/plain; version=0.0.4; charset=utf-8',
  });
  expect(String(bytes)).toMatch(/^# HELP /);
  // Reads aren't rate-limited: none of these is refused.
  for (let n = 0; n < 450; n += 1) await shop.app.inject('/metrics');
  expect((await scrape()).status).toBe(200);

  const closed = await openTestShop({ besides: shop, pages: aWebClient() });
  expect((await closed.app.inject('/metrics')).body).toBe('<h1>/metrics</h1>');
  await closed.close();
});

it('a separate port serves the metrics and nothing else', async () => {
  const { platform } = shop.services;
  const port = await freePort();
  const close = await openMetricsServer({
    ...platform,
    config: { ...platform.config, metrics: { port, host: '127.0.0.1', token: null } },
  });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await answer.text()).toContain('# TYPE http_requests_total counter');
  const other = await fetch(`http://127.0.0.1:${port}/`);
  expect(other.status).toBe(404);
  expect(other.headers.get('x-content-type-options')).toBe('nosniff');
  await close();
});
