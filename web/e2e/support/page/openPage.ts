import type { Page, Response } from '@playwright/test';
import { PAGE_READY } from '../../../src/lib/head/pageReady.ts';

/** The first pages of a run load while the shop and the browser are still warming up. */
const HYDRATION_MS = 30_000;

/**
 * Waits until the page and all its lazily loaded parts are hydrated. Before that, a click acts as if there were no
 * script. React marks each element that it has hydrated.
 */
export async function expectAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    (ready) =>
      document.documentElement.hasAttribute(ready) &&
      [...document.querySelectorAll('main :is(button, input, select, textarea)')].every((control) =>
        Object.keys(control).some((name) => name.startsWith('__reactProps$')),
      ),
    PAGE_READY,
    { timeout: HYDRATION_MS },
  );
}

/** Opens a page of the shop and waits until it's hydrated. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await expectAlive(page);
  return response;
}

/** Waits until the browser has laid out all cards of a list, which it does when idle and which moves what's below. */
export async function expectLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role="none"]')].every(
      (box) => getComputedStyle(box).contentVisibility !== 'auto',
    ),
  );
}
