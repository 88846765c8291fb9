import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** All groups of cards but the first of a long list: the others repeat it, and take most of the time. */
const ALIKE = '[role="list"] > [role="none"] ~ [role="none"]';
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Ends all transitions, for half-faded colours have no meaningful contrast, and waits until the browser has laid out
 * all cards of a list, which it does when it is idle: what is below them moves meanwhile.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role="none"]')].every(
      (box) => getComputedStyle(box).contentVisibility !== 'auto',
    ),
  );
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
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

/**
 * Axe's findings, one per line; for one part of the page if a selector is given. Its code is brought to each page once,
 * and only the violations come back: this takes longer than most checks.
 */
async function findings(page: Page, part: string | undefined, runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async (where) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(
        { include: [where.part ?? 'html'], exclude: [where.alike] },
        {
          runOnly: where.runOnly,
          resultTypes: ['violations'],
          iframes: false,
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
      );
    },
    { part, runOnly, alike: ALIKE },
  );
}

type Theme = 'light' | 'dark';

/** Expects axe to find nothing in this theme, by these rules. Leaves the page in the light theme. */
async function expectNothingFound(page: Page, theme: Theme, runOnly: string[], part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await settle(page);
  const release = await releaseHeader(page);
  expect(await findings(page, part, runOnly), `in the ${theme} theme`).toEqual([]);
  await release();
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What the page shows while it waits for its data is not what is to be looked at. */
const expectLoaded = (page: Page): Promise<void> => expect(page.locator('h1').first()).toBeAttached();

/** Expects axe to find nothing on the current page in this theme. */
export async function expectAccessibleIn(page: Page, theme: Theme): Promise<void> {
  await expectLoaded(page);
  await expectNothingFound(page, theme, STANDARDS);
}

/**
 * Expects axe to find nothing on the current page in either theme. The themes differ only in colour, so only
 * colours are checked twice.
 * @param part a selector for the new part, if the rest has been checked before.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  if (part === undefined) await expectLoaded(page);
  await expectNothingFound(page, 'light', STANDARDS, part);
  await expectNothingFound(page, 'dark', ['color-contrast'], part);
}

/** Expects the page, once it has taken its shape, not to scroll sideways; names what reaches over its edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overEdge = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      // Both widths are rounded, so the element that is a pixel narrower may be the one.
      const reaching = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right >= scrollWidth - 1,
      );
      return [`${scrollWidth} px wide`, ...reaching.map(({ outerHTML }) => outerHTML.slice(0, 200))];
    });
  await expect.poll(overEdge).toEqual([]);
}
