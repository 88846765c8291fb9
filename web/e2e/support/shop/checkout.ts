import { expect, type Locator, type Page } from '@playwright/test';

export const BUYER_EMAIL = 'sam.carter@example.com';
export const PAYING_CARD = '4242 4242 4242 4242';
/** A card whose refunds stay pending for a minute, longer than any test runs. */
export const SLOW_REFUND_CARD = '4000 0000 0000 7726';
export const DECLINED_CARD = '4000 0000 0000 0002';

const ADDRESS = {
  'First name': 'Sam',
  'Last name': 'Carter',
  Address: '12 Mill Street',
  City: 'Bedford',
  Postcode: 'MK40 3HD',
};

export function orderSummary(page: Page): Locator {
  return page.getByRole('region', { name: 'Order Summary' });
}

/** The button that places the order, or says what's missing. */
export function placeOrderButton(page: Page): Locator {
  return orderSummary(page).getByRole('button', {
    name: /^(Pay (now|£[\d,.]+)|Correct your postcode|Processing\.\.\.)$/,
  });
}

/** Fills in all required fields of the checkout. */
export async function fillCheckout(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(BUYER_EMAIL);
  for (const [label, text] of Object.entries(ADDRESS))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('I agree to the').check();
}

/** Goes from the completed checkout to the card page. */
export async function goToCardPage(page: Page): Promise<void> {
  await fillCheckout(page);
  await placeOrderButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
}

/** Enters a card and pays. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Sam Carter');
  await page.getByRole('button', { name: /^Pay £/ }).click();
}
