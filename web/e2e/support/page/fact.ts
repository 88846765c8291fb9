import type { Locator } from '@playwright/test';

/** The value of a fact in a definition list. */
export function fact(within: Locator, name: string): Locator {
  return within.locator('dt').getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]');
}
