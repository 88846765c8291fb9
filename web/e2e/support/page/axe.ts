import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { expectLaidOut } from './openPage.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** All groups of cards after the first in a long list. They repeat it and take most of the time. */
const ALIKE = '[role="list"] > [role="none"] ~ [role="none"]';
/** The frame around every page of the shop or the admin. */
const FRAME = ':is(header, nav, aside, footer):not(main *)';
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for pending requests and ends all transitions: faded colours have no meaningful contrast. */
async function settle(page: Page): Promise<void> {
  await expectLaidOut(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}

/**
 * Lets sticky bars scroll with the page, because they'd cover targets wherever the page happens to be scrolled.
 * Returns the function that restores them.
 */
async function releaseBars(page: Page): Promise<() => Promise<void>> {
  const bars = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .map((bar) => ({ bar, style: bar.style.cssText })),
  );
  await bars.evaluate((all) => {
    for (const { bar } of all) Object.assign(bar.style, { position: 'relative', inset: 'auto' });
  });
  return () =>
    bars.evaluate((all) => {
      for (const { bar, style } of all) bar.style.cssText = style;
    });
}

/** The part of a page to check: all of it, all but its frame, or one part. */
interface View {
  /** Selectors in axe's format. */
  readonly include: string[];
  readonly exclude: string[];
}

const WHOLE_PAGE: View = { include: ['html'], exclude: [ALIKE] };
const WITHOUT_FRAME: View = { include: ['html'], exclude: [ALIKE, FRAME] };
const partOf = (selector: string): View => ({ include: [selector], exclude: [ALIKE] });

/**
 * Axe's findings, one per line. Its code is sent to each page once, and only violations are returned, because the
 * transfer takes longer than most checks.
 */
async function findings(page: Page, view: View, runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async (look) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(look.view, {
        runOnly: look.runOnly,
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
      );
    },
    { view, runOnly },
  );
}

type Theme = 'light' | 'dark';

/** Expects axe to find nothing in this theme with these rules. Leaves the page in the light theme. */
async function expectNothingFound(page: Page, theme: Theme, view: View, runOnly: string[]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await settle(page);
  const release = await releaseBars(page);
  expect(await findings(page, view, runOnly), `in the ${theme} theme`).toEqual([]);
  await release();
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Waits until the page shows its data instead of a placeholder. */
const expectLoaded = (page: Page): Promise<void> => expect(page.locator('h1').first()).toBeAttached();

/**
 * Expects axe to find nothing on the current page in this theme.
 * @param isFrameKnown whether the frame has been checked on another page.
 */
export async function expectAccessibleIn(page: Page, theme: Theme, isFrameKnown = false): Promise<void> {
  await expectLoaded(page);
  await expectNothingFound(page, theme, isFrameKnown ? WITHOUT_FRAME : WHOLE_PAGE, STANDARDS);
}

/**
 * Expects axe to find nothing on the current page in either theme. The themes differ only in colour, so only colours
 * are checked twice.
 * @param part a selector for the new part, if the rest has been checked before.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  if (part === undefined) await expectLoaded(page);
  const view = part === undefined ? WHOLE_PAGE : partOf(part);
  await expectNothingFound(page, 'light', view, STANDARDS);
  await expectNothingFound(page, 'dark', view, ['color-contrast']);
}

/** Expects the page, once laid out, not to scroll sideways. Names the elements that overflow. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overEdge = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      // Both widths are rounded, so the culprit may be a pixel narrower.
      const reaching = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right >= scrollWidth - 1,
      );
      return [`${scrollWidth} px wide`, ...reaching.map(({ outerHTML }) => outerHTML.slice(0, 200))];
    });
  await expect.poll(overEdge).toEqual([]);
}
