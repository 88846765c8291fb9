import { expect, type Locator, type Page } from '@playwright/test';

/** The filters beside the tyres, or in the open drawer on a phone. */
export function filters(page: Page): Locator {
  return page.getByRole('form', { name: 'Filters' }).filter({ visible: true });
}

/** A named group of filters. */
export function filterGroup(page: Page, name: string): Locator {
  return filters(page).getByRole('group', { name, exact: true });
}

export function tyreCards(page: Page): Locator {
  return page.getByRole('region', { name: 'Tyres', exact: true }).getByRole('article');
}

export function pages(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Pages' });
}

/**
 * Turns to another page of the listing. Cards get their heights as they come near the screen and move the links below
 * them, so the link is scrolled into view before it's pressed, as a person would.
 */
export async function turnPage(page: Page, name: string): Promise<void> {
  const link = pages(page).getByRole('link', { name });
  await link.scrollIntoViewIfNeeded();
  await link.click();
}

/** The name of the tyre on each card in view, in order. */
export function cardNames(page: Page): Promise<string[]> {
  return tyreCards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
}

/** Parses the count of "1,234 tyres from £52.90" and "1,234 tyres in 2,345 versions from £52.90": 1234. */
export async function resultCount(page: Page): Promise<number> {
  const text = await page
    .getByRole('main')
    .getByText(/^[\d,]+ tyres?( in [\d,]+ versions)?( from £[\d.,]+)?$/)
    .first()
    .textContent();
  return Number(text?.split(' ')[0]?.replaceAll(',', ''));
}

/** Waits until the listing shows the requested tyres. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Tyres', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
  );
}

/** Follows a link in the phone's filter drawer, and closes the drawer. */
export async function followInDrawer(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Show Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('link', { name }).click();
  await drawer.getByRole('button', { name: 'Hide Filters' }).click();
  await expect(drawer).toBeHidden();
}

/** The height of the whole page in CSS pixels. */
export function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
