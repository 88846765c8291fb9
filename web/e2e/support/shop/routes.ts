import type { APIRequestContext } from '@playwright/test';
import { findTyre } from './catalogue.ts';

/** A page of the shop. If its path depends on the catalogue, it states its route pattern. */
export type ShopPage = { name: string; /** Where guests are redirected. */ leadsTo?: string } & (
  | { path: string }
  | { path: (request: APIRequestContext) => Promise<string>; route: string }
);

const FILTER = { width: 205, profile: 55, diameter: 16, brands: ['michelin'] };

async function aProduct(request: APIRequestContext): Promise<string> {
  const { slug } = await findTyre(request, FILTER, ({ wasPrice }) => wasPrice !== null);
  return `/product/${slug}`;
}

/**
 * Another brand than the tyres: a browser that was widened on a page with the same picture already has a larger one,
 * shows that, and complains about the unused preload of the smaller one.
 */
async function aModel(request: APIRequestContext): Promise<string> {
  const { model } = await findTyre(request, { ...FILTER, brands: ['bridgestone'] });
  return `/models/${model.slug}`;
}

async function aProductById(request: APIRequestContext): Promise<string> {
  return `/product/id/${(await findTyre(request, { categories: ['MOTORCYCLE'] })).id}`;
}

/** The address of a tyre in an alternative edition of its page. */
const edition =
  (path: string, key: 'id' | 'slug') =>
  async (request: APIRequestContext): Promise<string> =>
    `${path}/${(await findTyre(request, FILTER))[key]}`;

export const INFORMATION_PAGES = [
  '/about',
  '/contact',
  '/shipping',
  '/returns',
  '/warranty',
  '/how-we-sort',
  '/fitting-centers',
  '/bedford-tyres',
  '/tools',
  '/tools/tyre-size-calculator',
  '/tools/tyre-pressure-converter',
  '/tools/tyre-age',
  '/tools/tyre-cost-per-mile',
  '/faq',
  '/privacy',
  '/terms',
  '/cookies',
  '/review-policy',
  '/accessibility',
  '/withdraw',
];

/** An order that guests can't see; its pages ask them to sign in. */
const ORDER = '/orders/1b671a64-40d5-491e-99b0-da01ff1f3341';

/** Every kind of page that answers 200, as a guest sees it. A unit test compares the list with the router. */
export const PAGES: readonly ShopPage[] = [
  { name: 'home', path: '/' },
  { name: 'home that begins with the car', path: '/enhanced' },
  { name: 'home that is a search', path: '/modern' },
  { name: 'home to read', path: '/classic' },
  { name: 'listing', path: '/shop' },
  { name: 'listing of a size', path: '/shop?search=205%2F55+R16&season=Summer&brand=michelin' },
  { name: 'listing as a list', path: '/shop?view=list&size=205%2F55+R16&brand=michelin&season=Winter' },
  { name: 'listing of a plate', path: '/shop?registration=AB12CDE&brand=michelin&season=Winter' },
  { name: 'listing of an unknown plate', path: '/shop?registration=ZZ99ZZZ' },
  { name: 'listing of nothing', path: '/shop?brand=michelin&maxPrice=1' },
  { name: 'alternative listing', path: '/shop-old' },
  { name: 'product', path: aProduct, route: '/product/:key' },
  { name: 'product by id', path: aProductById, route: '/product/id/:id' },
  { name: 'second page of a product', path: edition('/product-old', 'slug'), route: '/product-old/:key' },
  { name: 'its simpler edition', path: edition('/classic-product', 'id'), route: '/classic-product/:id' },
  {
    name: 'third page of a product',
    path: edition('/enhanced-product', 'id'),
    route: '/enhanced-product/:id',
  },
  { name: 'its richer edition', path: edition('/modern-product', 'id'), route: '/modern-product/:id' },
  { name: 'model', path: aModel, route: '/models/:slug' },
  { name: 'sizes', path: '/tyres' },
  { name: 'size', path: '/tyres/205-55-r16' },
  { name: 'size of motorcycles', path: '/tyres/120-70-zr17' },
  { name: 'brands', path: '/brands' },
  { name: 'brand', path: '/brands/michelin' },
  { name: 'makes of vehicles', path: '/cars' },
  { name: 'make of vehicles', path: '/cars/volkswagen' },
  { name: 'vehicle', path: '/cars/volkswagen/golf' },
  { name: 'cart', path: '/cart' },
  { name: 'wish list', path: '/wishlist' },
  { name: 'tyre finder', path: '/finder' },
  { name: 'comparison', path: '/compare?tyres=1,2,3' },
  { name: 'checkout', path: '/checkout' },
  { name: 'payment return', path: '/payment-success' },
  { name: 'fitting centres near a place', path: '/fitting-centers?near=MK44' },
  { name: 'comparison of sizes', path: '/tools/tyre-size-calculator?from=205%2F55+R16&to=225%2F45+R17' },
  { name: 'blog', path: '/blog' },
  { name: 'blog of a tag', path: '/blog?tag=mot' },
  { name: 'article', path: '/blog/how-to-read-tyre-sidewall' },
  { name: 'draft of an article', path: '/blog/draft' },
  { name: 'page of text', path: '/pages/privacy', leadsTo: '/privacy' },
  { name: 'tracking', path: '/track-order' },
  { name: 'offline page', path: '/offline' },
  { name: 'sign-in', path: '/login' },
  { name: 'registration', path: '/register' },
  { name: 'forgotten password', path: '/forgot-password' },
  { name: 'new password', path: '/reset-password' },
  { name: 'invitation', path: '/accept-invitation' },
  { name: 'confirmation of an address', path: '/verify-email' },
  { name: 'account', path: '/account' },
  { name: 'deleted account', path: '/account/deleted' },
  { name: 'admin', path: '/admin', leadsTo: '/login' },
  { name: 'orders', path: '/orders' },
  { name: 'order', path: ORDER },
  { name: 'fitting job of a garage', path: '/fitting-job/1b671a64-40d5-491e-99b0-da01ff1f3345' },
  { name: 'invoice', path: `${ORDER}/invoice` },
  { name: 'credit note', path: `${ORDER}/credit-notes/CN-000001` },
  { name: 'certificate of the road hazard plan', path: `${ORDER}/certificate` },
  { name: 'review of an order', path: `${ORDER}/review/1b671a64-40d5-491e-99b0-da01ff1f3342` },
  { name: 'form of a return', path: `${ORDER}/return` },
  { name: 'new claim', path: `${ORDER}/claim` },
  { name: 'claim', path: `${ORDER}/claims/1b671a64-40d5-491e-99b0-da01ff1f3344` },
  { name: 'return', path: `${ORDER}/returns/1b671a64-40d5-491e-99b0-da01ff1f3343` },
  { name: 'label of a return', path: `${ORDER}/returns/1b671a64-40d5-491e-99b0-da01ff1f3343/label` },
  { name: 'review by invitation', path: '/review' },
  { name: 'finding an order', path: '/find-order' },
  { name: 'confirmation of the newsletter', path: '/newsletter/confirm' },
  { name: 'end of the newsletter', path: '/newsletter/unsubscribe' },
  { name: 'confirmation of an alert', path: '/alerts/confirm' },
  { name: 'end of alerts', path: '/alerts/end' },
  { name: 'end of reminders', path: '/garage/end-reminders' },
  { name: 'test of the connection', path: '/test' },
  { name: 'test of the API', path: '/api-test' },
  { name: 'test of conversions', path: '/test-conversion' },
  { name: 'test of the sign-in', path: '/login-debug' },
  ...INFORMATION_PAGES.map((path) => ({ name: path.slice(1), path })),
];

/** The pages that look different to guests. Those below an order all show the same sign-in prompt. */
export const GUEST_PAGES = PAGES.filter(
  ({ path }) => typeof path !== 'string' || !path.startsWith(`${ORDER}/`),
);

/** Addresses that are not found. */
export const MISSING_PAGES = [
  '/no-such-page',
  '/account/export-link',
  '/product/no-such-tyre',
  '/models/no-such-model',
  '/tyres/205-55-r26',
  '/tyres/no-such-size',
  '/brands/no-such-brand',
  '/cars/no-such-make',
  '/cars/volkswagen/no-such-model',
  '/shop?page=9999',
  '/blog/no-such-post',
  '/pages/no-such-page',
  '/blog?page=9999',
];

export async function pathOf({ path }: ShopPage, request: APIRequestContext): Promise<string> {
  return typeof path === 'string' ? path : path(request);
}
