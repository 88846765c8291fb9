import type { Locator, Page } from '@playwright/test';
import { expectAccessibleIn, expectNoSidewaysScroll } from './axe.ts';

const WIDE = { width: 1280, height: 900 };

/** Makes the screen as wide as a computer's, and waits until the page has noticed. */
async function widen(page: Page): Promise<void> {
  // The page's own listeners were added before this one, so they run before it.
  const told = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        matchMedia('(width >= 48rem)').addEventListener('change', () => resolve(), { once: true });
      }),
  );
  await page.setViewportSize(WIDE);
  await told;
}

/** The width of a computer's screen with text four times as large, which WCAG 2.2 requires to work (1.4.10). */
const NARROWEST = 320;

async function expectToFitWhenNarrow(page: Page): Promise<void> {
  const phone = page.viewportSize();
  if (!phone) return;
  await page.setViewportSize({ ...phone, width: NARROWEST });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone);
}

/** Runs a check on a phone's screen, then on a computer's, and restores the phone's. */
async function onEachScreen(page: Page, look: (isWide: boolean) => Promise<void>): Promise<void> {
  const phone = page.viewportSize();
  await look(false);
  await widen(page);
  await look(true);
  if (phone) await page.setViewportSize(phone);
}

/**
 * Expects the page not to scroll sideways and the controls that continue a flow to be clickable, on a phone and on a
 * wide screen. So walking through a flow once covers both.
 */
export function expectUsableOnEachScreen(page: Page, ...controls: readonly Locator[]): Promise<void> {
  return onEachScreen(page, async () => {
    await expectNoSidewaysScroll(page);
    for (const control of controls) await control.click({ trial: true });
  });
}

function expectSound(page: Page, isFrameKnown: boolean, controls: readonly Locator[]): Promise<void> {
  return onEachScreen(page, async (isWide) => {
    for (const control of controls) await control.waitFor();
    await expectAccessibleIn(page, isWide ? 'dark' : 'light', isFrameKnown);
    await expectNoSidewaysScroll(page);
    if (!isWide) await expectToFitWhenNarrow(page);
    for (const control of controls) await control.click({ trial: true });
  });
}

/**
 * As `expectUsableOnEachScreen`, and expects axe to find nothing: in the light theme on the phone, in the dark one on
 * the wide screen. Colours don't depend on the width, nor layout on the theme, so the other two combinations would
 * take long and find nothing.
 */
export function expectSoundOnEachScreen(page: Page, ...controls: readonly Locator[]): Promise<void> {
  return expectSound(page, false, controls);
}

/** Opens pages and checks each as above. Their common frame is checked only with the first. */
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
