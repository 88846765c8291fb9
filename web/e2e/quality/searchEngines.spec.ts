import type { APIRequestContext } from '@playwright/test';
import { canonicalOf, jsonLdOf, metaOf, ofType, robotsOf, titleOf } from '../support/page/head.ts';
import { findTyre, type Tyre } from '../support/shop/catalogue.ts';
import { INFORMATION_PAGES, MISSING_PAGES, PAGES, pathOf } from '../support/shop/routes.ts';
import { expect, test } from '../support/test.ts';

const OFFER_VALID_DAYS = 90;
/** One in this many pages of the same kind is checked. */
const EVERY = 50;
/** The offer starts at the next dispatch, which bank holidays delay. */
const LONGEST_WAIT_FOR_DISPATCH_DAYS = 7;

test('SEO-03 GEN-18 every page has a title and valid structured data, and indexed pages have unique titles', async ({
  request,
  baseURL,
}) => {
  const titles = new Map<string, string>();
  for (const page of PAGES) {
    const path = await pathOf(page, request);
    const answer = await request.get(path);
    // Skip redirects to a page that's listed itself.
    if (page.leadsTo && new URL(answer.url()).pathname === page.leadsTo) continue;
    const html = await answer.text();
    const title = titleOf(html) ?? '';
    expect(title, path).toMatch(/.+ \| Treadline$/);
    expect(metaOf(html, 'description')?.length ?? 0, path).toBeLessThanOrEqual(155);
    for (const data of jsonLdOf(html)) expect(data['@context'], path).toBe('https://schema.org');
    expect(metaOf(html, 'og:image'), path).toMatch(/^http/);
    const isIndexed = metaOf(html, 'robots') === undefined;
    if (!isIndexed) continue;
    expect(canonicalOf(html), path).toBeDefined();
    // Pages with a query that name another canonical page are found as that page.
    if (path.includes('?') && canonicalOf(html) !== baseURL + path) continue;
    expect(titles.get(title), `${path} has a title of its own`).toBeUndefined();
    titles.set(title, path);
    expect(metaOf(html, 'description')?.length, path).toBeGreaterThan(40);
    expect(metaOf(html, 'og:title'), path).toBeDefined();
  }
});

test('SEO-03 link previews have an absolute address, a type, a text and an existing picture', async ({
  request,
  baseURL,
}) => {
  const tyre = await findTyre(request, { brands: ['michelin'] }, ({ images }) => images.length > 0);
  const previews = {
    '/': ['website', /share\.png$/],
    '/blog': ['website', /share\.png$/],
    '/blog/how-to-read-tyre-sidewall': ['article', /\/share\/posts\/\d+-[0-9a-f]{12}\.jpg$/],
    [`/product/${tyre.slug}`]: ['product', /\/share\/products\/\d+-[0-9a-f]{12}\.jpg$/],
    [`/models/${tyre.model.slug}`]: ['product', /\.webp$/],
  } as const;
  for (const [path, [type, picture]] of Object.entries(previews)) {
    const html = await (await request.get(path)).text();
    expect(metaOf(html, 'og:title')?.length, path).toBeGreaterThan(5);
    expect(metaOf(html, 'og:description')?.length, path).toBeGreaterThan(40);
    expect(metaOf(html, 'og:url'), path).toBe(`${baseURL}${path}`);
    expect(metaOf(html, 'og:type'), path).toBe(type);
    const image = metaOf(html, 'og:image') ?? '';
    expect(image, path).toMatch(picture);
    expect(image.startsWith(`${baseURL}/`), image).toBe(true);
    const answer = await request.get(image);
    expect([answer.status(), answer.headers()['content-type']], image).toEqual([
      200,
      expect.stringMatching(/^image\/(?:png|webp|jpeg)$/),
    ]);
  }
});

test('browsers and phones find the shop’s icons at the usual addresses', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/apple-touch-icon.png', /^image\/png$/],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
    expect((await answer.body()).length, path).toBeLessThan(20_000);
  }
});

const INDEXED = {
  '/shop': '/shop',
  '/shop?brand=Michelin': '/brands/michelin',
  '/shop?brand=michelin&sort=price_ASC&limit=96&view=list': '/brands/michelin',
  '/shop?season=winter&versions=single': '/shop?season=Winter',
  '/shop?size=205%2F55+R16': '/tyres/205-55-r16',
  '/shop?width=205&profile=55&diameter=16': '/tyres/205-55-r16',
  '/shop?search=205%2F55+R16&sort=recommended': '/tyres/205-55-r16',
  '/shop?size=215%2F65+R16C': '/tyres/215-65-r16c',
  '/tyres/205-55-r16': '/tyres/205-55-r16',
  '/brands/michelin': '/brands/michelin',
  '/cars/volkswagen/golf': '/cars/volkswagen/golf',
  '/shop?minPrice=-5': '/shop',
  '/shop?search=Winter': '/shop?season=Winter',
};
const HIDDEN = [
  '/shop?page=2',
  '/shop?brand=michelin&season=Winter',
  '/shop?brand=michelin&brand=toyo',
  '/shop?search=205%2F55+R16+winter',
  '/shop?registration=AB12CDE',
  '/shop?make=Volkswagen&model=Golf',
  '/shop?brand=michelin&maxPrice=1',
  '/shop?minPrice=60',
  '/shop?maxPrice=60',
  '/shop?search=primacy',
  '/shop?minLoadIndex=91',
  '/shop?maxNoiseDb=70',
  '/cart',
  '/wishlist',
  '/compare?tyres=1,2',
  '/checkout',
  '/payment-success',
  '/payment-success?session_id=cs_test_1',
];

for (const [path, canonical] of Object.entries(INDEXED))
  test(`SEO-01 C-44 ${path} is indexed as ${canonical}`, async ({ request, baseURL }) => {
    const response = await request.get(path);
    expect(await robotsOf(response)).toBeUndefined();
    expect(canonicalOf(await response.text())).toBe(`${baseURL}${canonical}`);
  });

test('C-16 each alternative page names the main page as canonical', async ({ request, baseURL }) => {
  for (const [path, canonical] of [
    ['/enhanced', '/'],
    ['/modern', '/'],
    ['/classic', '/'],
    ['/shop-old?sort=price-low', '/shop'],
  ] as const) {
    const response = await request.get(path);
    expect(await robotsOf(response), path).toBe('noindex,follow');
    expect(canonicalOf(await response.text()), path).toBe(`${baseURL}${canonical}`);
  }
});

test('SEO-01 SEO-02 C-44 header and markup keep later, filtered and private pages out of search engines', async ({
  request,
}) => {
  const model = `/models/${(await findTyre(request, { brands: ['michelin'] })).model.slug}`;
  for (const path of [...HIDDEN, model])
    expect(await robotsOf(await request.get(path)), path).toBe('noindex,follow');
  for (const path of MISSING_PAGES) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await robotsOf(response), path).toMatch(/^noindex/);
  }
});

async function productHtml(
  request: APIRequestContext,
  isFit: (tyre: Tyre) => boolean,
  filter: object = {},
): Promise<{ tyre: Tyre; html: string }> {
  const tyre = await findTyre(request, filter, isFit);
  return { tyre, html: await (await request.get(`/product/${tyre.slug}`)).text() };
}

test('SEO-03 CON1-04 CON1-06 C-01 C-03 C-22 a product’s markup has price, stock and delivery but no samples', async ({
  request,
  baseURL,
}) => {
  const { tyre, html } = await productHtml(
    request,
    ({ price, stockQuantity }) => price < 20_000 && stockQuantity > 0,
  );
  const product = ofType(html, 'Product');
  const standardFee = { '@type': 'MonetaryAmount', value: '15.99', currency: 'GBP' };
  const days = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  });
  expect(product).toMatchObject({
    name: tyre.name,
    sku: tyre.sku,
    brand: { name: tyre.brand.name },
    offers: {
      url: `${baseURL}/product/${tyre.slug}`,
      price: (tyre.price / 100).toFixed(2),
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
      shippingDetails: {
        shippingRate: standardFee,
        deliveryTime: { handlingTime: days(1, 2), transitTime: days(1, 3) },
      },
      hasMerchantReturnPolicy: {
        merchantReturnDays: 30,
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    },
  });
  expect(product).not.toHaveProperty('aggregateRating');
  const validUntil = /"priceValidUntil":"([\d-]+)"/.exec(html)?.[1] ?? '';
  const daysValid = (Date.parse(validUntil) - Date.now()) / 86_400_000;
  expect(Math.abs(daysValid - OFFER_VALID_DAYS)).toBeLessThan(LONGEST_WAIT_FOR_DISPATCH_DAYS);
  expect(ofType(html, 'BreadcrumbList')).toBeDefined();
  const dear = await productHtml(request, ({ price }) => price >= 20_000, { minPrice: 20_000 });
  expect(ofType(dear.html, 'Product')).toMatchObject({
    offers: { shippingDetails: { shippingRate: { value: '0.00' } } },
  });
});

test('SEO-03 GEN-17 the home page’s markup names the shop, its hours and its search', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(ofType(html, 'TireShop')).toMatchObject({
    telephone: expect.stringMatching(/\d/),
    openingHoursSpecification: [
      { opens: '08:00', closes: '18:00' },
      { opens: '09:00', closes: '17:00' },
      { opens: '10:00', closes: '16:00' },
    ],
  });
  expect(ofType(html, 'WebSite')).toMatchObject({
    potentialAction: {
      target: { urlTemplate: expect.stringContaining('/shop?search={search_term_string}') },
    },
  });
});

test('SEO-05 robots.txt lets crawlers see every page and names the sitemap', async ({ request, baseURL }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of ['/cart', '/models', '/shop']) expect(text).not.toContain(`Disallow: ${path}`);
});

test('SEO-05 C-44 the sitemap lists every product and only indexed pages', async ({ request, baseURL }) => {
  const pathsIn = async (file: string): Promise<string[]> => {
    const text = await (await request.get(file)).text();
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replace(baseURL ?? '', ''));
  };
  const paths = (await Promise.all((await pathsIn('/sitemap.xml')).map(pathsIn))).flat();
  // Admin tests add some products.
  expect(paths.filter((path) => path.startsWith('/product/')).length).toBeGreaterThanOrEqual(19_446);
  const others = paths.filter((path) => !path.startsWith('/product/'));
  expect(others).toEqual(expect.arrayContaining(['/', '/shop', '/blog', ...INFORMATION_PAGES]));
  // Pages of one kind are built alike, so a sample stands for all.
  const isOfKind = (path: string) => /^\/(?:tyres|brands|cars)\//.test(path);
  const some = others.filter(isOfKind).filter((_, index) => index % EVERY === 0);
  for (const path of [...others.filter((other) => !isOfKind(other)), ...some, paths.at(-1) ?? '']) {
    const response = await request.get(path);
    expect([response.status(), await robotsOf(response)], path).toEqual([200, undefined]);
  }
});
