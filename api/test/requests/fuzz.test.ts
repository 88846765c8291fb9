import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect } from 'vitest';
import { createLogger } from '../../src/platform/observability/logging.ts';
import { builtWebPages } from '../../src/platform/pages/web-pages.ts';
import { fuzzed, fuzzRuns, nasty, tellSlowest } from '../fixtures/outside/fuzz.ts';
import { shopTest } from '../shop-test.ts';
import { fuzzDocument } from './graphql-fuzz.builder.ts';

const WEB = fileURLToPath(new URL('../../../web', import.meta.url));
const pages = await builtWebPages(WEB, true, createLogger('silent', process.stdout));

interface Answer {
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

const it = shopTest({ env: { PAYMENT_READS_PER_HOUR: '1000000' }, jobs: true, pages });

it('random GraphQL documents with odd values cause no fault and no unexpected error', async ({
  shop,
  admin,
  customer,
}) => {
  const viewer = fc.constantFrom({}, customer.headers, admin.headers);
  await fc.assert(
    fc.asyncProperty(fuzzDocument, viewer, async (document, headers) => {
      const { body } = await fuzzed(shop, {
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...headers },
        payload: JSON.stringify(document),
      });
      const { errors = [] } = JSON.parse(body.toString()) as Answer;
      const codes = errors.map(({ extensions }) => extensions?.code);
      expect({ document, codes }).toEqual({
        document,
        codes: codes.filter((code) => code && !/INTERNAL/.test(code)),
      });
    }),
    { numRuns: fuzzRuns(400) },
  );
  tellSlowest('GraphQL');
  expect(shop.complaints).toEqual([]);
});

it('random page addresses cause no fault', async ({ shop }) => {
  shop.complaints.length = 0;
  const { pagePaths } = await pages.load();
  const path = fc
    .tuple(fc.constantFrom(...pagePaths), nasty)
    .map(([pattern, value]) => pattern.replace(/[:*]\w*/g, () => encodeURIComponent(value.toWellFormed())));
  const names = fc.oneof(
    fc.constantFrom(
      'page',
      'search',
      'q',
      'brand',
      'width',
      'sort',
      'minPrice',
      'tab',
      'session_id',
      'token',
      'reg',
    ),
    nasty,
  );
  const query = fc
    .array(fc.tuple(names, nasty), { maxLength: 3 })
    .map((given) =>
      new URLSearchParams(given.map(([name, value]): [string, string] => [name, value])).toString(),
    );
  await fc.assert(
    fc.asyncProperty(path, query, async (page, asked) => {
      const { body } = await fuzzed(shop, {
        method: 'GET',
        url: `${page}?${asked}`,
        headers: { accept: 'text/html', 'accept-encoding': 'identity' },
        payload: '',
      });
      expect(body.toString()).not.toMatch(/node_modules|\.ts:\d|syntax error|violates/);
    }),
    { numRuns: fuzzRuns(100) },
  );
  tellSlowest('Pages');
  expect(shop.complaints).toEqual([]);
});
