import http from 'node:http';
import { describe, expect } from 'vitest';
import { aWebClient } from '../../../test/fixtures/web-client.ts';
import { shopTest } from '../../../test/shop-test.ts';
import { openTestShop } from '../../../test/test-shop.ts';
import { portOf } from '../process/free-port.ts';

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' };

const it = shopTest({
  pages: aWebClient({
    render: async ({ url }) => {
      if (url.startsWith('/late')) throw new DOMException('The page is late.', 'TimeoutError');
      if (url.startsWith('/broken')) throw new Error('The page is broken.');
      if (url.startsWith('/old')) return { status: 301, html: '', headers: HEADERS, redirect: '/new' };
      return {
        status: /^\/(?:nothing|[/\\])/.test(url) ? 404 : 200,
        html: '<h1>Page</h1>',
        headers: HEADERS,
      };
    },
  }),
});

const POLICY =
  "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;font-src " +
  "'self';worker-src 'self';manifest-src 'self';connect-src 'self';object-src 'none';base-uri " +
  "'none';form-action 'self';frame-ancestors 'none'";

describe('security headers', () => {
  it.for([
    ['a page', 'GET', '/', 200],
    ['a missing page', 'GET', '/nothing', 404],
    ['a page that broke', 'GET', '/broken', 500],
    ['a page that moved', 'GET', '/old', 301],
    ['a missing API address', 'GET', '/api/nothing', 404],
    ['the process’s state', 'GET', '/api/health', 200],
    ['a missing file', 'GET', '/uploads/products/none.webp', 404],
    ['a query', 'POST', '/graphql', 400],
    ['robots.txt', 'GET', '/robots.txt', 200],
    ['a forged webhook', 'POST', '/api/payments/webhook', 400],
  ] as const)('are sent with %s', async ([, method, url, status], { shop }) => {
    const { statusCode, headers } = await shop.app.inject({ method, url });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('are sent with a cached response too', async ({ shop }) => {
    await shop.graphql('{ brands { slug } }');
    const { headers } = await shop.graphql('{ brands { slug } }');
    expect(headers).toMatchObject({ 'x-cache': 'hit', 'content-security-policy': POLICY });
  });

  it('require HTTPS only if the shop uses it', async ({ shop }) => {
    const secure = await openTestShop({ besides: shop, env: { PUBLIC_URL: 'https://tyres.example' } });
    expect((await secure.app.inject('/api/health')).headers['strict-transport-security']).toMatch(
      /^max-age=\d{8}/,
    );
    // A malformed address never reaches the plugin for headers.
    expect((await secure.app.inject('/%zz')).headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect((await shop.app.inject('/api/health')).headers).not.toHaveProperty('strict-transport-security');
    await secure.close();
  });
});

describe('pages', () => {
  it('answer every address that nothing else does, in HTML', async ({ shop }) => {
    for (const url of ['/', '/shop?brand=michelin', '/nothing/at/all', '/product/a-b-c'])
      expect((await shop.app.inject(url)).headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await shop.app.inject({ method: 'HEAD', url: '/shop' })).statusCode).toBe(200);
  });

  it.for(['//', '///', '//:', '/\\', '//evil.example/'])(
    'answer %s, which could be parsed as another site’s address, without redirecting there',
    async (path, { shop }) => {
      shop.complaints.length = 0;
      const port = portOf(shop.app.server);
      // Any other client would normalise the path before sending it.
      const { statusCode, headers } = await new Promise<http.IncomingMessage>((resolve, reject) => {
        http.get({ host: '127.0.0.1', port, path }, (answer) => resolve(answer.resume())).on('error', reject);
      });
      expect({ statusCode, type: headers['content-type'], location: headers.location }).toEqual({
        statusCode: 404,
        type: 'text/html; charset=utf-8',
        location: undefined,
      });
      expect(shop.complaints).toEqual([]);
    },
  );

  it('that moved say where', async ({ shop }) => {
    const { statusCode, headers } = await shop.app.inject('/old');
    expect({ statusCode, location: headers['location'] }).toEqual({ statusCode: 301, location: '/new' });
  });

  it('that broke show the error page and log the reason', async ({ shop }) => {
    shop.complaints.length = 0;
    const { statusCode, body } = await shop.app.inject('/broken?token=secret');
    expect({ statusCode, body }).toEqual({ statusCode: 500, body: '<h1>Something went wrong</h1>' });
    expect(JSON.parse(shop.complaints[0] ?? '{}')).toMatchObject({
      msg: 'A page couldn’t be rendered.',
      url: '/broken',
      err: { message: 'The page is broken.' },
    });
    expect(shop.complaints.join()).not.toContain('secret');
  });

  it('that waited too long for their data say when to retry', async ({ shop }) => {
    shop.complaints.length = 0;
    const { statusCode, headers } = await shop.app.inject('/late');
    expect({ statusCode, wait: headers['retry-after'] }).toEqual({ statusCode: 503, wait: '5' });
    expect(JSON.parse(shop.complaints[0] ?? '{}')).toMatchObject({
      level: 40,
      msg: 'A page wasn’t rendered in time.',
    });
  });

  it('aren’t rendered for requests that send data', async ({ shop }) => {
    const { statusCode, headers } = await shop.app.inject({ method: 'POST', url: '/shop' });
    expect({ statusCode, type: headers['content-type'] }).toEqual({
      statusCode: 404,
      type: 'application/json; charset=utf-8',
    });
  });
});

it('visitors who send too slowly or read nothing are disconnected', ({ shop }) => {
  const { headersTimeout, requestTimeout, timeout } = shop.app.server;
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 300_000,
    timeout: 30_000,
  });
});

describe('the limit on requests of one address', () => {
  it('exempts existing files, until too many missing ones are requested', async ({ shop }) => {
    const small = await openTestShop({
      besides: shop,
      env: { REQUESTS_PER_MINUTE: '40', TRUSTED_PROXIES: '1' },
    });
    const ask = async (name: string): Promise<number> =>
      (
        await small.app.inject({
          url: `/uploads/products/${name}`,
          headers: { 'x-forwarded-for': '192.0.2.80' },
        })
      ).statusCode;
    for (let times = 0; times < 60; times += 1) expect(await ask('tyre-placeholder.svg')).toBe(200);
    for (let times = 0; times < 40; times += 1) expect(await ask('none.webp')).toBe(404);
    await expect.poll(() => ask('none.webp')).toBe(429);
    expect(await ask('tyre-placeholder.svg')).toBe(429);
    await small.close();
  });

  it('answers 429 in the documented form, pages included, and only to that address', async ({ shop }) => {
    const small = await openTestShop({
      besides: shop,
      pages: aWebClient(),
      env: { REQUESTS_PER_MINUTE: '5', TRUSTED_PROXIES: '1' },
    });
    const from = (address: string, url: string) =>
      small.app.inject({ url, headers: { 'x-forwarded-for': address } });
    for (const url of ['/robots.txt', '/api/ready', '/page', '/graphql']) {
      const statuses: number[] = [];
      for (let request = 0; request < 7; request += 1)
        statuses.push((await from(`10.0.0.${url.length}`, `${url}?${request}`)).statusCode);
      expect({ url, refused: statuses.slice(-1) }).toEqual({ url, refused: [429] });
    }
    const { statusCode, headers, json } = await from('10.0.0.11', '/robots.txt');
    const { error, message } = json<{ error: string; message: string }>();
    expect({ status: statusCode, error }).toEqual({ status: 429, error: message });
    expect(message).toContain('Rate limit exceeded');
    expect(headers['retry-after']).toMatch(/^\d+$/);
    const graphql = await from('10.0.0.8', '/graphql');
    expect({ status: graphql.statusCode, body: graphql.json<object>() }).toEqual({
      status: 429,
      body: {
        errors: [
          {
            message: expect.stringContaining('Rate limit exceeded'),
            extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) },
          },
        ],
      },
    });
    expect((await from('10.0.0.99', '/robots.txt')).statusCode).toBe(200);
    await small.close();
  });
});
