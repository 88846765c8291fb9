import { gzipSync } from 'node:zlib';
import { operationOf } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { aProductPath } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

/** As on a first visit, which also loads and shows the analytics question. */
test.use({ isAskedToBeCounted: true });

/** Limits for the scripts of a first view: the number of files, and their gzipped size in bytes. */
const MOST_SCRIPTS = {
  '/': { files: 15, bytes: 199_000 },
  '/shop': { files: 13, bytes: 194_000 },
  product: { files: 13, bytes: 195_500 },
} as const;
const MOST_LISTING_BYTES = 400_000;

for (const [path, most] of Object.entries(MOST_SCRIPTS))
  test(`the first view of ${path} loads at most ${most.bytes / 1000} kB of script in ${most.files} files`, async ({
    page,
    request,
  }) => {
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(response.body().then((body) => gzipSync(body).length));
    });
    await openPage(page, path === 'product' ? await aProductPath(request) : path);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.length).toBeLessThanOrEqual(most.files);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most.bytes);
  });

test(`a listing of 1,000 tyres is at most ${MOST_LISTING_BYTES / 1000} kB`, async ({ page, request }) => {
  const html = await (await request.get('/shop?limit=1000')).body();
  expect(gzipSync(html).length).toBeLessThanOrEqual(MOST_LISTING_BYTES);
  await openPage(page, '/shop?limit=96');
  const answered = page.waitForResponse((response) => operationOf(response.request()) === 'ProductList');
  await page.getByLabel('Show', { exact: true }).selectOption('1000');
  expect(gzipSync(await (await answered).body()).length).toBeLessThanOrEqual(MOST_LISTING_BYTES);
});
