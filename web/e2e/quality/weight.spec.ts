import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { operationOf } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { PAGES, pathOf } from '../support/shop/routes.ts';
import { expect, test } from '../support/test.ts';

/** As on a first visit, which also loads and shows the analytics question. */
test.use({ isAskedToBeCounted: true });

/**
 * Limits for the scripts of a first view: the number of files, and their bytes as sent (Brotli), without headers. The
 * same code varies by 0.2 kB, because files name others by hashes, which compress by chance.
 */
const MOST_SCRIPTS: Readonly<Record<string, { files: number; bytes: number }>> = {
  home: { files: 8, bytes: 152_700 },
  listing: { files: 8, bytes: 158_200 },
  product: { files: 10, bytes: 159_500 },
  model: { files: 10, bytes: 158_400 },
  article: { files: 10, bytes: 146_000 },
};
/** A server sends ten packets before it waits for the first acknowledgement (RFC 6928). */
const MOST_FIRST_BYTES = 14_600;
/** 1,002, and 60 more with HTTPS. */
const ROOM_FOR_HEADERS = 1_062;
const MOST_LISTING_BYTES = 400_000;

/** The bytes sent for each file of one kind while a page loads. */
async function sizesOf(kind: 'script' | 'stylesheet', page: Page, path: string): Promise<number[]> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === kind)
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  return Promise.all(sizes);
}

for (const [name, most] of Object.entries(MOST_SCRIPTS))
  test(`a first view (${name}) loads at most ${most.bytes / 1000} kB of script in ${most.files} files`, async ({
    page,
    request,
  }) => {
    const shown = PAGES.find((one) => one.name === name);
    if (!shown) throw new Error(`The shop has no page named ${name}.`);
    const sizes = await sizesOf('script', page, await pathOf(shown, request));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.length).toBeLessThanOrEqual(most.files);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most.bytes);
  });

test('the styles of a first view arrive with the first ten packets, so they cost one round trip', async ({
  page,
}) => {
  const [styles = Infinity, ...more] = await sizesOf('stylesheet', page, '/shop');
  expect(more).toEqual([]);
  expect(styles).toBeLessThanOrEqual(MOST_FIRST_BYTES - ROOM_FOR_HEADERS);
});

test(`a listing of 1,000 tyres is at most ${MOST_LISTING_BYTES / 1000} kB`, async ({ page, request }) => {
  const html = await (await request.get('/shop?limit=1000')).body();
  expect(gzipSync(html).length).toBeLessThanOrEqual(MOST_LISTING_BYTES);
  await openPage(page, '/shop?limit=96');
  const answered = page.waitForResponse((response) => operationOf(response.request()) === 'ProductList');
  await page.getByLabel('Show', { exact: true }).selectOption('1000');
  expect(gzipSync(await (await answered).body()).length).toBeLessThanOrEqual(MOST_LISTING_BYTES);
});
