import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { aWebClient } from '../../../test/fixtures/web-client.ts';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import { portOf } from '../process/free-port.ts';

const it = shopTest({ env: { TRUSTED_PROXIES: '1' }, pages: aWebClient() });

const BODY = '{"query":"{ brands { slug } }"}';
const PATHS = ['/graphql', '/api/health', '/products', '/robots.txt', '/', '/nothing.webp'];

/** The status of an answer to headers that no client would send by itself. */
async function statusOf({ app }: TestShop, path: string, headers: readonly string[]): Promise<number> {
  const socket = connect(portOf(app.server), '127.0.0.1');
  await once(socket, 'connect');
  const body = path === '/graphql' ? BODY : '';
  const lines = [
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
    ...headers,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return Number((await text(socket)).split(' ')[1]);
}

const HOST = 'Host: shop.test';

it.for([
  [[HOST, 'X-Forwarded-Proto: ht tp']],
  [[HOST, 'X-Forwarded-Proto: ftp']],
  [[HOST, 'X-Forwarded-Proto: javascript:alert(1)//']],
  [[HOST, 'X-Forwarded-Proto: https,']],
  [[HOST, 'X-Forwarded-Host: sh op']],
  [[HOST, 'X-Forwarded-Host: :x@shop.test']],
  [[HOST, 'X-Forwarded-Host: []@shop.test']],
  [[HOST, 'X-Forwarded-Host: shop.test:99999']],
  [['Host: :x@shop.test']],
] as const)(
  'a proxy that sends %j is refused everywhere, without a line in the log',
  async ([headers], { shop }) => {
    for (const path of PATHS) expect([path, await statusOf(shop, path, headers)]).toEqual([path, 400]);
    expect(shop.complaints).toEqual([]);
  },
);

it.for([
  [[HOST, 'X-Forwarded-Proto: https', 'X-Forwarded-Host: tyres.example:8443']],
  [[HOST, 'X-Forwarded-Proto: ftp, HTTPS']],
  [[HOST, 'X-Forwarded-Host: [2001:db8::1]:8080']],
  [[HOST, 'X-Forwarded-For: nobody']],
  [[HOST, 'X-Forwarded-For: ,']],
  [[HOST, 'X-Forwarded-For:    ']],
  [[HOST, 'X-Forwarded-For: 2001:db8::zz, %00, ::ffff:999.1.1.1']],
  [[HOST, "X-Forwarded-For: ' or 1=1 --"]],
] as const)('a proxy that sends %j is answered', async ([headers], { shop }) => {
  for (const path of PATHS.slice(0, 5))
    expect([path, await statusOf(shop, path, headers)]).toEqual([path, 200]);
  expect(shop.complaints).toEqual([]);
});

it('a proxy that sends an endless address is answered', async ({ shop }) => {
  expect(await statusOf(shop, '/graphql', [HOST, `X-Forwarded-For: ${'9'.repeat(4_000)}`])).toBe(200);
  expect(shop.complaints).toEqual([]);
});

it('a request without a host is refused', async ({ shop }) => {
  for (const path of PATHS) expect([path, await statusOf(shop, path, [])]).toEqual([path, 400]);
  expect(shop.complaints).toEqual([]);
});
