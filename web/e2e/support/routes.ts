import type { APIRequestContext } from '@playwright/test';
import { findTyre } from './catalogue.ts';

/** A page of the shop; its path may depend on what is in the catalogue. */
export interface ShopPage {
  name: string;
  path: string | ((request: APIRequestContext) => Promise<string>);
}

async function aProduct(request: APIRequestContext): Promise<string> {
  return `/product/${(await findTyre(request, { width: 205, profile: 55, diameter: 16, brands: ['michelin'] }, ({ wasPrice }) => wasPrice !== null)).slug}`;
}

async function aModel(request: APIRequestContext): Promise<string> {
  return `/models/${(await findTyre(request, { width: 205, profile: 55, diameter: 16, brands: ['michelin'] })).model.slug}`;
}

async function aProductById(request: APIRequestContext): Promise<string> {
  return `/product/id/${(await findTyre(request, { categories: ['MOTORCYCLE'] })).id}`;
}

/** Pages of text, each at an address of its own. */
export const INFORMATION_PAGES = [
  '/about',
  '/contact',
  '/shipping',
  '/returns',
  '/warranty',
  '/fitting-centers',
  '/faq',
  '/privacy',
  '/terms',
  '/cookies',
  '/review-policy',
];

/** Every kind of page that answers 200. */
export const PAGES: readonly ShopPage[] = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/shop' },
  { name: 'listing of a size', path: '/shop?search=205%2F55+R16&season=Summer&brand=michelin' },
  { name: 'listing as a list', path: '/shop?view=list&size=205%2F55+R16&brand=michelin&season=Winter' },
  { name: 'listing of a plate', path: '/shop?registration=AB12CDE&brand=michelin&season=Winter' },
  { name: 'listing of an unknown plate', path: '/shop?registration=ZZ99ZZZ' },
  { name: 'listing of nothing', path: '/shop?brand=michelin&maxPrice=1' },
  { name: 'product', path: aProduct },
  { name: 'product by id', path: aProductById },
  { name: 'model', path: aModel },
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/checkout' },
  { name: 'payment return', path: '/payment-success' },
  { name: 'blog', path: '/blog' },
  { name: 'blog of a tag', path: '/blog?tag=mot' },
  { name: 'article', path: '/blog/how-to-read-tyre-sidewall' },
  ...INFORMATION_PAGES.map((path) => ({ name: path.slice(1), path })),
];

/** Addresses that are none, each with a page of its own. */
export const MISSING_PAGES = [
  '/no-such-page',
  '/product/no-such-tyre',
  '/models/no-such-model',
  '/shop?page=9999',
  '/blog/no-such-post',
  '/blog?page=9999',
];

/** The path of a page. */
export async function pathOf({ path }: ShopPage, request: APIRequestContext): Promise<string> {
  return typeof path === 'string' ? path : path(request);
}
