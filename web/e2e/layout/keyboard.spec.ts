import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/page/openPage.ts';
import { expectInCart } from '../support/shop/cart.ts';
import { filterGroup, tyreCards } from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

/** More Tab stops than any page has before its main content. */
const MOST_STOPS = 150;

/**
 * Presses Tab until this element has the focus. Expects the focus to be visible at every stop.
 * @throws Error if the element is never reached.
 */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await hasVisibleFocus(page), await focusedHtml(page)).toBe(true);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${wanted.toString()} cannot be reached with the Tab key.`);
}

function focusedHtml(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing has the focus');
}

/** Whether the focused element is visible, with an outline on it or its frame that contrasts with the background. */
function hasVisibleFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { width, height } = focused.getBoundingClientRect();
    const groundOf = (element: Element | null): string => {
      const { backgroundColor } = getComputedStyle(element ?? document.documentElement);
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)';
      return element && isClear ? groundOf(element.parentElement) : backgroundColor;
    };
    const outlined = [focused, focused.parentElement, focused.parentElement?.parentElement].some(
      (element) => {
        if (!element) return false;
        const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element);
        const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return isDrawn && outlineColor !== groundOf(element.parentElement);
      },
    );
    return outlined && width > 0 && height > 0;
  });
}

test('the first Tab stop of every page skips to its content', async ({ page }) => {
  for (const path of ['/', '/shop', '/cart']) {
    await openPage(page, path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('after a link within the page, the Tab key continues from its target', async ({ page }) => {
  await openPage(page, '/blog/when-to-replace-tyres');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await tabTo(page, contents.getByText('On this page'));
  await page.keyboard.press('Enter');
  const last = contents.getByRole('link').last();
  await tabTo(page, last);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 2, name: await last.innerText(), exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Tab');
  const isAfterHeading = await heading.evaluate(
    (element) =>
      element.compareDocumentPosition(document.activeElement ?? document.body) ===
      Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(isAfterHeading).toBe(true);
});

test('a shopper can search, filter, add to the cart and check out without a mouse', async ({ page }) => {
  await openPage(page, '/');
  await tabTo(page, page.getByLabel('Vehicle registration'));
  await page.keyboard.type('ab12cde');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop?registration=AB12CDE&sort=recommended');
  await expect(tyreCards(page).first()).toBeVisible();

  await tabTo(page, filterGroup(page, 'Season').getByRole('checkbox', { name: 'Summer' }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/shop?registration=AB12CDE&season=Summer&sort=recommended');
  await expect(filterGroup(page, 'Season').getByRole('checkbox', { name: 'Summer' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Tyres', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
  );

  await tabTo(page, tyreCards(page).getByRole('button', { name: 'Add to Cart', disabled: false }).first());
  await page.keyboard.press('Enter');
  await expectInCart(page, 1);
  await page.goto('/cart');
  await expect(page.getByRole('table', { name: 'Your cart' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Proceed to Checkout' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout');

  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible();
  const typed = {
    Email: 'sam@example.com',
    'First name': 'Sam',
    'Last name': 'Carter',
    Address: '12 Mill Street',
    City: 'Bedford',
    Postcode: 'MK40 3HD',
  };
  for (const [label, text] of Object.entries(typed)) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByLabel(/^I agree to the/));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: /^Pay £/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();

  for (const [label, text] of Object.entries({
    'Card number': '4242424242424242',
    'Expiry (MM / YY)': '1240',
    'Security code': '123',
    'Name on card': 'Sam Carter',
  })) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment Confirmed')).toBeVisible();
});

test('a dialog keeps the focus inside and returns it on closing', async ({ page }) => {
  await openPage(page, '/shop');
  const open = tyreCards(page)
    .first()
    .getByRole('button', { name: /^Pictures of/ });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    // The guard at either end takes the focus for a moment and passes it to the other end.
    await expect.poll(isInside, { message: await focusedHtml(page) }).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});
