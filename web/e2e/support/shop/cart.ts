import { expect, type Locator, type Page } from '@playwright/test';
import { QUIET_PAGE } from '../page/quietPage.ts';
import type { Tyre } from './catalogue.ts';

const PENCE_IN_A_POUND = 100;

/** A stored cart line; its price is in pounds. */
export function cartLine(tyre: Tyre, quantity = 1): object {
  return {
    id: tyre.id,
    name: tyre.name,
    price: tyre.price / PENCE_IN_A_POUND,
    quantity,
    sku: tyre.sku,
    slug: tyre.slug,
    brand: tyre.brand.name,
    size: tyre.size,
    image: tyre.images[0]?.url ?? '',
  };
}

/** Writes to local storage before any page of the shop runs. Leaves the browser on a page without scripts. */
export async function storeText(page: Page, key: string, text: string): Promise<void> {
  await page.goto(QUIET_PAGE);
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
}

/** Stores a cart as an earlier visit would have. */
export async function storeCart(page: Page, lines: readonly object[]): Promise<void> {
  await storeText(page, 'cart', JSON.stringify(lines));
}

export interface StoredLine {
  id: number;
  quantity: number;
  price: number;
}

/** The cart in the browser's storage. */
export async function storedCart(page: Page): Promise<StoredLine[]> {
  return JSON.parse(await page.evaluate(() => localStorage.getItem('cart') ?? '[]')) as StoredLine[];
}

/** Expects the header to show this number of tyres in the cart; none for an empty cart. */
export async function expectInCart(page: Page, count: number): Promise<void> {
  const name = count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'tyre' : 'tyres'}`;
  await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
}

/** The button that adds a tyre to the cart on a product or model page. */
export function addToCartButton(page: Page): Locator {
  return page.getByRole('region', { name: 'Buy', exact: true }).getByRole('button', { name: 'Add to Cart' });
}
