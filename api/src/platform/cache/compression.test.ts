import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWebClient } from '../../../test/fixtures/web-client.ts';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { overTheWire, textOf, type WireAnswer, type WireRequest } from '../../../test/wire.ts';
import type { WebPages } from '../pages/web-pages.ts';

const LONG_HTML = `<ul>${'<li>205/55 R16 91V</li>'.repeat(5_000)}</ul>`;

/** A web client whose pages are all long. */
async function longPages(): Promise<WebPages> {
  const pages = aWebClient({
    render: async ({ url }) => {
      if (url.startsWith('/broken')) throw new Error('The page is broken.');
      return {
        status: url.startsWith('/nothing') ? 404 : 200,
        html: LONG_HTML,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': url.startsWith('/shop') ? 'public, max-age=0, s-maxage=60' : 'private, no-store',
        },
      };
    },
  });
  const renderer = {
    ...(await pages.load()),
    renderFailure: async () => ({ status: 500, html: LONG_HTML, headers: { 'Content-Type': 'text/html' } }),
    playgroundHtml: () => LONG_HTML,
    restDocsHtml: () => LONG_HTML,
  };
  return { ...pages, load: async () => renderer };
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ pages: await longPages() });
});
afterAll(() => shop.close());

const ask = (path: string, encoding: string, request: WireRequest = {}): Promise<WireAnswer> =>
  overTheWire(shop, path, { ...request, headers: { ...request.headers, 'accept-encoding': encoding } });

const QUERY = '{ products(limit: 100) { items { id name slug brand { name } } } }';
const graphql = (query: string): WireRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
});

interface LargeAnswer {
  readonly what: string;
  readonly path: string;
  readonly status?: number;
  readonly request?: WireRequest;
}

const LARGE_ANSWERS: readonly LargeAnswer[] = [
  { what: 'a page', path: '/shop' },
  { what: 'a private page', path: '/cart' },
  { what: 'a page that doesn’t exist', path: '/nothing', status: 404 },
  { what: 'a page that broke', path: '/broken', status: 500 },
  { what: 'a GraphQL answer', path: '/graphql', request: graphql(QUERY) },
  {
    what: 'a private GraphQL answer',
    path: '/graphql',
    request: graphql(`${QUERY.slice(0, -1)} viewer { role } }`),
  },
  { what: 'a REST path', path: '/api/products?limit=100' },
  { what: 'a streamed list', path: '/api/products?limit=2000' },
  { what: 'the OpenAPI document', path: '/api/openapi.json' },
  { what: 'the page about the REST paths', path: '/api/docs' },
  { what: 'the playground', path: '/playground' },
  { what: 'a sitemap file', path: '/sitemaps/products-1.xml' },
];

describe.each(['br', 'gzip'])('for a client that accepts %s', (encoding) => {
  it.each(LARGE_ANSWERS)(
    '$what is compressed on the first request',
    async ({ path, status = 200, request }) => {
      await shop.announce('catalogue');
      const answer = await ask(path, encoding, request);
      expect(answer).toMatchObject({
        status,
        headers: { 'content-encoding': encoding, vary: expect.stringMatching(/accept-encoding/i) },
      });
      expect(answer.headers['x-cache']).toBeUndefined();
      const plain = await ask(path, 'identity', request);
      expect(textOf(answer)).toBe(textOf(plain));
      expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 3);
    },
  );

  it.each([
    ['a page', '/shop'],
    ['a REST path', '/api/products?limit=100'],
  ])('%s is compressed once: the cached copy is the one the first visitor got', async (_, path) => {
    await shop.announce('catalogue');
    const first = await ask(path, encoding);
    const second = await ask(path, encoding);
    expect([first, second].map(({ headers }) => headers['x-cache'])).toEqual([undefined, 'hit']);
    expect(second.bytes.equals(first.bytes)).toBe(true);
  });
});

it('an answer too short to gain from compression is sent as it is, cached or not', async () => {
  await shop.announce('settings');
  const request = graphql('{ shopSettings { phone } }');
  for (const kept of [undefined, 'hit']) {
    const { headers } = await ask('/graphql', 'br', request);
    expect({ kept: headers['x-cache'], encoding: headers['content-encoding'] }).toEqual({
      kept,
      encoding: undefined,
    });
  }
});
