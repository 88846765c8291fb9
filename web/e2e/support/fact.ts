import type { Locator } from '@playwright/test';

/** What a list of facts says of one of them. */
export function fact(within: Locator, name: string): Locator {
  return within.locator('dt').getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]');
}
