import type { Locator, Page } from '@playwright/test';
import { expectAccessibleIn, expectNoSidewaysScroll } from './axe.ts';

const WIDE = { width: 1280, height: 900 };

/** Makes the screen as wide as a desk's, and waits until the page knows. */
async function widen(page: Page): Promise<void> {
  // The page's own listeners are older than this one, and so are called before it.
  const told = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        matchMedia('(width >= 48rem)').addEventListener('change', () => resolve(), { once: true });
      }),
  );
  await page.setViewportSize(WIDE);
  await told;
}

/** As wide as a desk's screen with its text four times as large, which WCAG 2.2 asks of every page (1.4.10). */
const NARROWEST = 320;

async function expectToFitWhenNarrow(page: Page): Promise<void> {
  const phone = page.viewportSize();
  if (!phone) return;
  await page.setViewportSize({ ...phone, width: NARROWEST });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone);
}

/** Looks at a phone's page, then at the same page on a screen as wide as a desk's, and leaves it as it was. */
async function onEachScreen(page: Page, look: (isWide: boolean) => Promise<void>): Promise<void> {
  const phone = page.viewportSize();
  await look(false);
  await widen(page);
  await look(true);
  if (phone) await page.setViewportSize(phone);
}

/**
 * Expects a phone's page not to scroll sideways, and the controls with which a flow goes on to take a click, here and
 * on a wide screen: so a flow that is walked once is seen on both.
 */
export function expectUsableOnEachScreen(page: Page, ...controls: readonly Locator[]): Promise<void> {
  return onEachScreen(page, async () => {
    await expectNoSidewaysScroll(page);
    for (const control of controls) await control.click({ trial: true });
  });
}

function expectSound(page: Page, isFrameKnown: boolean, controls: readonly Locator[]): Promise<void> {
  return onEachScreen(page, async (isWide) => {
    await expectAccessibleIn(page, isWide ? 'dark' : 'light', isFrameKnown);
    await expectNoSidewaysScroll(page);
    if (!isWide) await expectToFitWhenNarrow(page);
    for (const control of controls) await control.click({ trial: true });
  });
}

/**
 * Expects the same, and axe to find nothing: on the phone in the light theme, on the wide screen in the dark one.
 * Colours do not depend on the width, nor the order of things on the theme: the other two looks would take long and
 * find nothing.
 */
export function expectSoundOnEachScreen(page: Page, ...controls: readonly Locator[]): Promise<void> {
  return expectSound(page, false, controls);
}

/** Opens some pages, and expects the same of each; the frame that all have around them is looked at with the first. */
export async function expectEachSound<Shown>(
  page: Page,
  pages: readonly Shown[],
  open: (shown: Shown) => Promise<void>,
): Promise<void> {
  for (const [index, shown] of pages.entries()) {
    await open(shown);
    await expectSound(page, index > 0, []);
  }
}
