import http from 'node:http';
import { openShopKeeper } from '../support/admin/admin.ts';
import { addProduct } from '../support/admin/products.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

/** Requests a path unchanged. Browsers and `fetch` would normalise it first. */
function ask(origin: string | undefined, path: string): Promise<http.IncomingMessage> {
  const { hostname, port } = new URL(origin ?? '');
  return new Promise((resolve, reject) => {
    http.get({ hostname, port, path }, (answer) => resolve(answer.resume())).on('error', reject);
  });
}

test('ROUTE-01 an address that could be mistaken for another site is not found, and redirects nowhere', async ({
  page,
  baseURL,
  complaints,
}) => {
  for (const path of ['//', '///', '//:', '/\\', '//evil.example/', '/%5C']) {
    const { statusCode, headers } = await ask(baseURL, path);
    expect({ statusCode, type: headers['content-type'], location: headers.location }, path).toEqual({
      statusCode: 404,
      type: 'text/html; charset=utf-8',
      location: undefined,
    });
  }
  complaints.provoke(/status of 404/);
  await page.goto(`${baseURL}//evil.example/`);
  await expect(page.getByRole('heading', { name: 'Sorry, we can’t find that page' })).toBeVisible();
  await page.getByRole('link', { name: 'Browse all tyres' }).click();
  await expect(page).toHaveURL('/shop');
});

test('C-15 C-44 C-56 each page has one address: other spellings and keys lead there at once', async ({
  baseURL,
  request,
}) => {
  const tyre = await findTyre(request, { brands: ['michelin'] });
  const product = `/product/${tyre.slug}`;
  for (const [sent, right] of [
    ['/Shop/', '/shop'],
    ['/shop/?brand=Michelin', '/shop?brand=Michelin'],
    ['/blog//How-to-read-tyre-sidewall', '/blog/how-to-read-tyre-sidewall'],
    ['/index.html', '/'],
    [`${product}/`, product],
    [`/product/${tyre.id}`, product],
    [`/product/${tyre.sku}`, product],
  ] as const) {
    const { statusCode, headers } = await ask(baseURL, sent);
    expect({ statusCode, location: headers.location }, sent).toEqual({ statusCode: 301, location: right });
    expect((await ask(baseURL, right)).statusCode, right).toBe(200);
  }
});

/** The alternative editions of a product's page, by its id. */
const EDITIONS = ['classic-product', 'enhanced-product', 'modern-product'];

test('C-56 a deleted tyre’s page is gone, says so and names others that fit', async ({
  page,
  request,
  complaints,
}) => {
  const { id, slug, name } = await addProduct(request);
  const keeper = await openShopKeeper(request);
  await keeper.ask('mutation ($id: Int!) { deleteProduct(id: $id) { __typename } }', { id });
  complaints.provoke(/status of 410/);
  const response = await page.goto(`/product/${slug}`);
  expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([410, 'noindex']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We no longer sell this tyre');
  await expect(page.getByRole('main')).toContainText(`The ${name} has left our range.`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  for (const edition of [`product-old/${slug}`, ...EDITIONS.map((edition) => `${edition}/${id}`)]) {
    const other = await request.get(`/${edition}`);
    expect(other.status(), edition).toBe(410);
    expect(await other.text(), edition).toContain('We no longer sell this tyre');
  }
  await page.getByRole('link', { name: 'All tyres in 205/55 R16' }).click();
  await expect(page).toHaveURL('/tyres/205-55-r16');
});
