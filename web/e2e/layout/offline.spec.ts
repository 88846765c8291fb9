import { openPage } from '../support/page/openPage.ts';
import { addToCartButton } from '../support/shop/cart.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('offline, each page gives way to the cart and the tyres viewed last, and no answers are cached', async ({
  page,
  context,
  request,
  complaints,
}) => {
  test.slow();
  complaints.provoke(/ERR_INTERNET_DISCONNECTED/);
  const tyre = await findTyre(request, { brands: ['michelin'] }, ({ stockQuantity }) => stockQuantity > 5);
  await openPage(page, `/product/${tyre.slug}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await addToCartButton(page).click();
  await expect(page.getByRole('link', { name: 'View Cart' })).toBeVisible();
  await openPage(page, '/cart');
  await openPage(page, '/shop');

  // A stale cached page is fetched again with the next page.
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((key) => key.startsWith('offline-'));
    const old = new Response('Old.', { headers: { date: new Date(0).toUTCString() } });
    await (await caches.open(name)).put('/offline', old);
  });
  await openPage(page, '/faq');
  const keptPage = () => page.evaluate(async () => (await caches.match('/offline'))?.text());
  await expect.poll(keptPage).toContain('You’re offline');
  // It mentions nothing that changes with the day.
  expect(await keptPage()).not.toMatch(/Shop (?:open|closed) today/);

  await context.setOffline(true);
  await page.goto('/faq?search=size');
  await expect(page).toHaveURL('/offline?from=%2Ffaq%3Fsearch%3Dsize');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(page.getByRole('region', { name: 'In your cart' })).toContainText(`${tyre.name}`);
  await expect(page.getByRole('region', { name: 'Tyres you viewed last' })).toContainText(tyre.name);

  const kept = await page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/offline');
  expect(kept.filter((path) => !path.startsWith('/assets/') && path !== '/offline')).toEqual([]);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/faq?search=size');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
});
