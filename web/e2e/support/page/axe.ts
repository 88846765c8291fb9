import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { expectLaidOut } from './openPage.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** All groups of cards but the first of a long list: the others repeat it, and take most of the time. */
const ALIKE = '[role="list"] > [role="none"] ~ [role="none"]';
/** What all pages of the shop, or of the admin, have around their own part. */
const FRAME = ':is(header, nav, aside, footer):not(main *)';
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for what is being fetched and ends all transitions: faded colours have no meaningful contrast. */
async function settle(page: Page): Promise<void> {
  await expectLaidOut(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}

/**
 * Lets the bars that stay in view scroll with the page: wherever the page happens to be scrolled, they would cover some
 * target. Returns the function that puts them back.
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

/** What axe looks at: all of the page, all but its frame, or one part of it. */
interface View {
  /** Selectors, as axe has them. */
  readonly include: string[];
  readonly exclude: string[];
}

const WHOLE_PAGE: View = { include: ['html'], exclude: [ALIKE] };
const WITHOUT_FRAME: View = { include: ['html'], exclude: [ALIKE, FRAME] };
const partOf = (selector: string): View => ({ include: [selector], exclude: [ALIKE] });

/**
 * Axe's findings, one per line. Its code is brought to each page once, and only the violations come back: this takes
 * longer than most checks.
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

/** Expects axe to find nothing in this theme, by these rules. Leaves the page in the light theme. */
async function expectNothingFound(page: Page, theme: Theme, view: View, runOnly: string[]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await settle(page);
  const release = await releaseBars(page);
  expect(await findings(page, view, runOnly), `in the ${theme} theme`).toEqual([]);
  await release();
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What the page shows while it waits for its data is not what is to be looked at. */
const expectLoaded = (page: Page): Promise<void> => expect(page.locator('h1').first()).toBeAttached();

/**
 * Expects axe to find nothing on the current page in this theme.
 * @param isFrameKnown whether the frame was looked at with another page.
 */
export async function expectAccessibleIn(page: Page, theme: Theme, isFrameKnown = false): Promise<void> {
  await expectLoaded(page);
  await expectNothingFound(page, theme, isFrameKnown ? WITHOUT_FRAME : WHOLE_PAGE, STANDARDS);
}

/**
 * Expects axe to find nothing on the current page in either theme. The themes differ only in colour, so only
 * colours are checked twice.
 * @param part a selector for the new part, if the rest has been checked before.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  if (part === undefined) await expectLoaded(page);
  const view = part === undefined ? WHOLE_PAGE : partOf(part);
  await expectNothingFound(page, 'light', view, STANDARDS);
  await expectNothingFound(page, 'dark', view, ['color-contrast']);
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
