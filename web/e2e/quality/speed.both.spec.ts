import type { Page } from '@playwright/test';
import { holdOperation } from '../support/page/failure.ts';
import { expectAlive, expectLaidOut, openPage } from '../support/page/openPage.ts';
import { aProductPath } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

/** As on a first visit, which also loads and shows the analytics question. */
test.use({ isAskedToBeCounted: true });

const MOST_SHIFT = 0.02;

interface Shift {
  value: number;
  sources: string[];
}

/** Records layout shifts from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            sources: entry.sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 120) : String(node),
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens a page as on a slow network: text is shown in a system font before the web font arrives. */
async function openWithLateFont(page: Page, path: string): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  // The font is preloaded, so the page's load event waits for it.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expectAlive(page);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  release();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * Scrolls to the end of the page by mouse wheel, one screen at a time, and jumps back. Scrolling by script and waiting
 * for frames makes Chromium 153 stop drawing about once in a hundred times on a busy core.
 */
async function scrollThrough(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const end = await page.evaluate(() => Math.min(document.documentElement.scrollHeight, 20_000));
  await page.mouse.move(width / 2, height / 2);
  for (let y = 0; y < end; y += height) await page.mouse.wheel(0, height);
  await page.keyboard.press('Home');
}

/** Discards shifts recorded so far, once they're painted. */
const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    (globalThis as unknown as { shifts: Shift[] }).shifts.length = 0;
  });

async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(MOST_SHIFT);
}

for (const path of ['/', '/shop', '/shop?limit=1000', 'product'])
  test(`${path} shifts its layout by less than ${MOST_SHIFT} even if its font comes late`, async ({
    page,
    request,
  }) => {
    await watchShifts(page);
    await openWithLateFont(page, path === 'product' ? await aProductPath(request) : path);
    await page.waitForLoadState('networkidle');
    // The server sends the first 48 of a long list, and the script adds the height of the others. A visitor
    // who is already
    // at the footer sees it move.
    if (path === '/shop?limit=1000')
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
        .toBeGreaterThan(50_000);
    await scrollThrough(page);
    await expectStill(page);
  });

/** Actions at the end of a listing whose answers then arrive late. */
const LATE_ANSWERS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the next page': (page) => page.getByRole('link', { name: 'Next' }).click(),
  'another order': (page) =>
    page.getByLabel('Sort', { exact: true }).filter({ visible: true }).selectOption('price_ASC'),
};

for (const [wish, ask] of Object.entries(LATE_ANSWERS))
  test(`${wish} of /shop moves nothing when it comes late`, async ({ page }) => {
    await watchShifts(page);
    await openPage(page, '/shop');
    const firstCard = page.getByRole('main').getByRole('article').first();
    const before = await firstCard.textContent();
    await page.getByRole('link', { name: 'Next' }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expectLaidOut(page);
    await forgetShifts(page);
    const answer = await holdOperation(page, 'ProductList');
    await ask(page);
    // Within half a second of an input, a shift counts as the visitor's own doing.
    const asked = await page.evaluate(() => performance.now());
    await page.waitForFunction((time) => performance.now() > time + 600, asked);
    answer();
    await expect(firstCard).not.toHaveText(before ?? '');
    await expect(firstCard).toBeInViewport();
    await expectStill(page);
  });
