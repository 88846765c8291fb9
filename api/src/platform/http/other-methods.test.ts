import { expect } from 'vitest';
import { aWebClient } from '../../../test/fixtures/web-client.ts';
import { shopTest } from '../../../test/shop-test.ts';

const it = shopTest({ pages: aWebClient() });

const ADDRESSES = [
  ['/api/health', 'POST', 'GET, HEAD'],
  ['/api/ready', 'DELETE', 'GET, HEAD'],
  ['/api/openapi.json', 'PUT', 'GET, HEAD'],
  ['/api/docs', 'POST', 'GET, HEAD'],
  ['/api/account/export', 'HEAD', 'GET'],
  ['/api/payments/webhook', 'GET', 'POST'],
  ['/api/products', 'PATCH', 'GET, HEAD, POST'],
  ['/graphql', 'DELETE', 'GET, HEAD, POST'],
  ['/graphql/', 'PUT', 'GET, HEAD, POST'],
] as const;
const sorted = (allow: unknown): string => String(allow).split(', ').toSorted().join(', ');

it.for(ADDRESSES)(
  '%s refuses %s and lists its methods, whatever was sent',
  async ([url, method, allow], { shop }) => {
    for (const headers of [{}, { 'content-type': 'application/json' }, { 'content-type': 'text/nonsense' }]) {
      const answer = await shop.app.inject({
        method,
        url,
        headers,
        ...(method === 'HEAD' || method === 'GET' ? {} : { payload: '{"broken' }),
      });
      expect({
        status: answer.statusCode,
        allow: sorted(answer.headers.allow),
        kept: answer.headers['cache-control'],
      }).toEqual({ status: 405, allow, kept: 'no-store' });
      const message = `${method} isn’t allowed here. Use one of: ${answer.headers.allow}.`;
      if (method !== 'HEAD')
        expect(answer.json()).toEqual(
          url.startsWith('/graphql')
            ? { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }
            : { success: false, error: message, message },
        );
    }
  },
);

it.for(ADDRESSES)('%s lists its methods in answer to OPTIONS', async ([url, _method, allow], { shop }) => {
  const { statusCode, headers, body } = await shop.app.inject({ method: 'OPTIONS', url });
  expect({ statusCode, allow: sorted(headers.allow), body }).toEqual({ statusCode: 204, allow, body: '' });
});

it.for(['/api', '/api/', '/api?x=1', '/api/nothing'])('%s isn’t a page', async (url, { shop }) => {
  const { statusCode, json } = await shop.app.inject(url);
  const message = `Not found: GET ${url.split('?')[0]}.`;
  expect({ statusCode, body: json<object>() }).toEqual({
    statusCode: 404,
    body: { success: false, error: message, message },
  });
});
