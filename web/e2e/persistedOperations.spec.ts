import type { Request } from '@playwright/test';
import { operationOf } from './support/page/failure.ts';
import { openPage } from './support/page/openPage.ts';
import { cartLine, storeCart } from './support/shop/cart.ts';
import { findTyre } from './support/shop/catalogue.ts';
import { fillCheckout, placeOrderButton } from './support/shop/checkout.ts';
import { expect, test } from './support/test.ts';

const SHA_256 = /^[\da-f]{64}$/;

/** The parts of a GraphQL request that these tests check. */
function told(request: Request): {
  method: string;
  operation: string | undefined;
  hash: string | undefined;
  hasText: boolean;
} {
  const { searchParams } = new URL(request.url());
  const body = (
    request.method() === 'GET'
      ? { query: searchParams.get('query'), extensions: JSON.parse(searchParams.get('extensions') ?? '{}') }
      : request.postDataJSON()
  ) as { query?: string | null; extensions?: { persistedQuery?: { sha256Hash: string } } };
  return {
    method: request.method(),
    operation: operationOf(request),
    hash: body.extensions?.persistedQuery?.sha256Hash,
    hasText: Boolean(body.query),
  };
}

test('the browser sends hashes, not documents: public queries by GET, private ones and mutations by POST', async ({
  page,
  request,
}) => {
  const heard: ReturnType<typeof told>[] = [];
  page.on('request', (sent) => {
    if (operationOf(sent) !== undefined) heard.push(told(sent));
  });
  const tyre = await findTyre(request, { brands: ['toyo'] }, ({ stockQuantity }) => stockQuantity > 5);
  await storeCart(page, [cartLine(tyre)]);
  await openPage(page, '/shop?brand=toyo');
  await page.getByLabel('Show', { exact: true }).selectOption('96');
  // The address changes before the list is requested, and leaving the page would cancel the request.
  await expect.poll(() => heard.map(({ operation }) => operation)).toContain('ProductList');
  await openPage(page, '/checkout');
  await fillCheckout(page);
  await placeOrderButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await page.goBack();
  await expect(placeOrderButton(page)).toBeVisible();

  const methods = Object.fromEntries(heard.map(({ operation, method }) => [operation, method]));
  expect(methods).toMatchObject({ ProductList: 'GET', CartQuote: 'POST', CreateCheckout: 'POST' });
  for (const { operation, hash, hasText } of heard) {
    expect(hash, operation).toMatch(SHA_256);
    expect(hasText, operation).toBe(false);
  }
});

test('shared caches can keep the answer to a hash, and a browser that has it doesn’t download it again', async ({
  page,
}) => {
  // Uses articles, because no other test changes them in the meantime.
  await openPage(page, '/blog');
  const answered = page.waitForResponse((response) => operationOf(response.request()) === 'BlogList');
  await page.getByRole('link', { name: 'Next page' }).click();
  const first = await answered;
  expect(first.headers()).toMatchObject({
    'cache-control': expect.stringMatching(/^max-age=\d+, public$/),
    vary: 'accept, accept-encoding, authorization, order-key',
    etag: expect.stringMatching(/^"/),
  });
  const again = await page.request.get(first.url(), {
    headers: { ...(await first.request().allHeaders()), 'if-none-match': first.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('a page of an older build falls back to whole documents, once per request', async ({ page }) => {
  const heard: { method: string; hasText: boolean }[] = [];
  // As if the server had been rebuilt: it knows none of this page's hashes.
  await page.route('**/graphql*', async (route) => {
    const { method, hasText } = told(route.request());
    heard.push({ method, hasText });
    if (hasText) await route.fallback();
    else
      await route.fulfill({
        json: {
          errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
        },
      });
  });
  await openPage(page, '/shop?brand=toyo');
  await page.getByLabel('Show', { exact: true }).selectOption('96');
  await expect(page).toHaveURL(/limit=96/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect
    .poll(() => heard)
    .toEqual([
      { method: 'GET', hasText: false },
      { method: 'POST', hasText: true },
    ]);
});
