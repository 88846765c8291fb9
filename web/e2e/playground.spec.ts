import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { SHOP_URL } from './setup/shopVariables.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page/axe.ts';
import { askShop } from './support/shop/askShop.ts';
import { expect, test } from './support/test.ts';

/** Examples that anyone can run unchanged. */
const PUBLIC = [
  'searchBySize',
  'productBySlug',
  'vehicleByRegistration',
  'modelsOfBrand',
  'variationsOfModel',
  'reviewsOfModel',
  'cartQuote',
];

const question = (page: Page): Locator => page.getByRole('region', { name: 'Operation Editor' });

/**
 * Expects the result to contain this text. Ignores white space, because the editor wraps long lines on a phone.
 */
async function expectAnswer(page: Page, text: string): Promise<void> {
  const shown = page.getByRole('region', { name: 'Result Window' });
  await expect.poll(async () => (await shown.textContent())?.replaceAll(/\s/g, '')).toContain(text);
}

function exampleFile(file: string): string {
  return readFileSync(new URL(`../src/playground/examples/${file}`, import.meta.url), 'utf8');
}

/**
 * Opens the playground with all requests to other hosts blocked.
 * @returns the requests to other hosts, and the browser's log.
 */
async function openPlayground(page: Page): Promise<{ elsewhere: string[]; said: string[] }> {
  const elsewhere: string[] = [];
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const { origin } = new URL(process.env[SHOP_URL] ?? '');
  await page.context().route(
    (url) => url.origin !== origin,
    async (route) => {
      elsewhere.push(route.request().url());
      await route.abort();
    },
  );
  await page.goto('/playground');
  await expect(question(page)).toContainText('query SearchBySize');
  return { elsewhere, said };
}

async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Execute query/ }).click();
}

test('the playground works without other hosts: it completes a field name and runs an example', async ({
  page,
}) => {
  const { elsewhere, said } = await openPlayground(page);
  await run(page);
  await expectAnswer(page, '"size":"205/55R16"');

  // The schema has loaded once the documentation lists its root types.
  await page.getByRole('button', { name: /Documentation Explorer/ }).click();
  await expect(page.getByText('All Schema Types')).toBeVisible();
  await page.getByRole('button', { name: /Documentation Explorer/ }).click();
  await page.getByRole('button', { name: 'New tab' }).click();
  await question(page).getByRole('textbox').focus();
  // Enough letters to leave one name: a longer list moves under the pointer while it's sorted.
  await page.keyboard.type('{ shopSta');
  const suggestions = page.getByRole('listbox', { name: 'Suggest' }).getByRole('option');
  await expect(suggestions).toHaveCount(1);
  await suggestions.click();
  await expect(question(page)).toContainText('shopStats');
  await page.keyboard.type(' { products');
  await page.keyboard.press('Escape');
  await run(page);
  await expectAnswer(page, '"products":194');
  expect({ elsewhere, said }).toEqual({ elsewhere: [], said: [] });
});

test('the playground offers examples, and every public one succeeds', async ({ page, request }) => {
  await openPlayground(page);
  await page.getByLabel('Example').selectOption('Price a cart');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(question(page)).toContainText('query CartQuote');
  await run(page);
  await expectAnswer(page, '{"data":{"cartQuote":{"lines":[{"productId":11684');
  for (const name of PUBLIC) {
    const data = await askShop<Record<string, unknown>>(
      request,
      exampleFile(`${name}.graphql`),
      JSON.parse(exampleFile(`${name}.json`)) as object,
    );
    expect(
      Object.values(data).every((value) => value !== null),
      name,
    ).toBe(true);
  }
});

test('a token is sent with each request, changes the answer, and is lost when the tab closes', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/status of 401/);
  await openPlayground(page);
  await page.getByLabel('Token or API key').fill('Bearer not-a-token');
  await run(page);
  await expectAnswer(page, '{"errors":[{"message":"You’vebeensignedout.');
  await page.reload();
  await expect(question(page)).toContainText('query SearchBySize');
  await expect(page.getByLabel('Token or API key')).toHaveValue('not-a-token');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{}');
  await page.getByLabel('Token or API key').fill('');
  await run(page);
  await expectAnswer(page, '{"data":{"products":{');
});

test('the playground fits the screen, and the shop’s own parts of it are accessible', async ({ page }) => {
  await openPlayground(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'header');
});
