import { expect, type Page } from '@playwright/test';
import type { Tyre } from './catalogue.ts';

/** A page of the shop's origin without any script of its own. */
const QUIET_PAGE = '/robots.txt';
const PENCE_IN_A_POUND = 100;

/** A line as the shop keeps it: its price is in pounds. */
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

/** Leaves a text in local storage, before any page of the shop has looked. The browser is then on a page without a script. */
export async function storeText(page: Page, key: string, text: string): Promise<void> {
  await page.goto(QUIET_PAGE);
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
}

/** The cart of an earlier visit. */
export async function storeCart(page: Page, lines: readonly object[]): Promise<void> {
  await storeText(page, 'cart', JSON.stringify(lines));
}

export interface StoredLine {
  id: number;
  quantity: number;
  price: number;
}

/** The cart as it lies in the browser's storage. */
export async function storedCart(page: Page): Promise<StoredLine[]> {
  return JSON.parse(await page.evaluate(() => localStorage.getItem('cart') ?? '[]')) as StoredLine[];
}

/** The header says how many tyres are in the cart; it says no number for none. */
export async function expectInCart(page: Page, count: number): Promise<void> {
  const name = count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'tyre' : 'tyres'}`;
  await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
}
