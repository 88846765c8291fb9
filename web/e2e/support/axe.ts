import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until transitions have ended: half-faded colours have no meaningful contrast. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

/**
 * Lets the header's row that stays in view scroll with the page: wherever the page happens to be scrolled, it would
 * cover some target. Returns the function that puts it back.
 */
async function releaseHeader(page: Page): Promise<() => Promise<void>> {
  const row = page.locator('header > .max-md\\:sticky');
  const set = (position: string) =>
    row.evaluateAll((rows, value) => {
      for (const one of rows) if (one instanceof HTMLElement) one.style.position = value;
    }, position);
  await set('static');
  return () => set('');
}

/** Axe's findings, one per line; for one part of the page if a selector is given. */
async function findings(
  page: Page,
  part: string | undefined,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  // Skips the list of passes, and frames, which no page has: both take far longer than the checks.
  const axe = choose(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode());
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/**
 * Expects axe to find nothing on the current page in either theme. The themes differ only in colour, so only
 * colours are checked twice.
 * @param part a selector for the new part, if the rest has been checked before.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await settle(page);
  const release = await releaseHeader(page);
  expect(await findings(page, part, (axe) => axe.withTags(STANDARDS))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  expect(await findings(page, part, (axe) => axe.withRules('color-contrast')), 'in the dark theme').toEqual(
    [],
  );
  await page.emulateMedia({ colorScheme: 'light' });
  await release();
}

/** Expects the page, once it has taken its shape, not to scroll sideways; names what reaches over its edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overEdge = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      return [...document.querySelectorAll('body *')]
        .filter((element) => Math.ceil(element.getBoundingClientRect().right) >= scrollWidth)
        .map(({ outerHTML }) => outerHTML.slice(0, 200));
    });
  await expect.poll(overEdge).toEqual([]);
}
