import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until nothing fades or slides any more: colours half-way have no contrast of their own. */
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

/** What axe finds, a line each; only in a part of the page when one is named. */
async function findings(
  page: Page,
  part: string | undefined,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  // What passes need not be written down, and no page has frames: both take far longer than the checks.
  const axe = choose(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode());
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/**
 * Expects axe to find nothing on the page as it stands, in either theme. Only colours differ between the two,
 * so that only they are looked at twice.
 * @param part a selector of the part that is new, where the rest has been looked at before.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await settle(page);
  expect(await findings(page, part, (axe) => axe.withTags(STANDARDS))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  expect(await findings(page, part, (axe) => axe.withRules('color-contrast')), 'in the dark theme').toEqual(
    [],
  );
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Expects nothing to stick out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
}
