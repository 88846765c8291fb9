import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { SHOP_URL } from './setup/shopVariables.ts';
import { expectSoundOnEachScreen } from './support/page/screens.ts';
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
  'fittingOffers',
];

const editor = (page: Page, name: 'Query' | 'Variables' | 'Response'): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** Expects the answer to contain this text, whatever its white space. */
async function expectAnswer(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => (await editor(page, 'Response').textContent())?.replaceAll(/\s/g, ''))
    .toContain(text);
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
  await expect(editor(page, 'Query')).toContainText('query SearchBySize');
  return { elsewhere, said };
}

async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run', exact: true }).click();
}

async function openExample(page: Page, title: string): Promise<void> {
  await page.getByLabel('Example').selectOption(title);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

/** Types into the empty query editor of a new tab. */
async function typeInNewTab(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'New tab' }).click();
  await editor(page, 'Query').focus();
  await page.keyboard.type(text);
}

test('the playground works without other hosts: it completes a field name and runs an example', async ({
  page,
}) => {
  const { elsewhere, said } = await openPlayground(page);
  await run(page);
  await expectAnswer(page, '"size":"205/55R16"');

  await typeInNewTab(page, '{ shopSta');
  await page.getByRole('listbox', { name: 'Completions' }).getByRole('option', { name: 'shopStats' }).click();
  await expect(editor(page, 'Query')).toContainText('shopStats');
  await page.keyboard.type(' { products');
  await page.keyboard.press('Control+Enter');
  await expectAnswer(page, '"products":194');
  expect({ elsewhere, said }).toEqual({ elsewhere: [], said: [] });
});

test('the playground marks a field that the schema lacks, and Tab leaves its editors', async ({ page }) => {
  await openPlayground(page);
  await typeInNewTab(page, '{ shopStats { tyres ');
  await editor(page, 'Query').locator('.cm-lintRange-error').hover();
  await expect(page.getByText('Cannot query field "tyres" on type "ShopStats".')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(editor(page, 'Variables')).toBeFocused();
  await page.keyboard.type('[');
  await run(page);
  await expect(page.getByRole('status')).toHaveText(
    'The variables have to be a JSON object, such as { "page": 1 }.',
  );
});

test('of several operations the playground runs the chosen one', async ({ page }) => {
  await openPlayground(page);
  await typeInNewTab(page, 'query One { shopStats { products } } query Two { __typename } # last');
  await page.getByLabel('Operation').selectOption('Two');
  await page.getByRole('button', { name: 'Format' }).click();
  await expect(editor(page, 'Query')).toHaveText(/One \{\s*shopStats \{\s*products.*__typename\s*\} # last$/);
  await run(page);
  await expectAnswer(page, '{"data":{"__typename":"Query"}}');
});

test('the explorer finds types and fields, follows types and comes back', async ({ page }) => {
  await openPlayground(page);
  const explorer = page.getByRole('complementary', { name: 'Schema' });
  const search = explorer.getByLabel('Search types and fields');
  await search.fill('cartquote');
  await explorer.getByRole('button', { name: 'Query.cartQuote' }).click();
  const field = explorer.getByRole('listitem').filter({ hasText: 'cartQuote: CartQuote!' });
  await expect(field).toBeFocused();
  await expect(field).toContainText('input: CartQuoteInput!');
  await field.getByRole('button', { name: 'CartQuote', exact: true }).click();
  await expect(explorer.getByRole('heading', { name: 'CartQuote' })).toBeFocused();
  await explorer.getByRole('button', { name: 'Back' }).click();
  await expect(field).toBeFocused();
  await search.fill('ShopStats');
  await explorer.getByRole('button', { name: 'ShopStats', exact: true }).click();
  await expect(explorer.getByRole('heading', { name: 'ShopStats' })).toBeFocused();

  await editor(page, 'Query')
    .getByText('stockQuantity')
    .click({ modifiers: ['Control'] });
  await expect(explorer.getByRole('listitem').filter({ hasText: /^stockQuantity: Int/ })).toBeFocused();
});

test('the playground offers examples, and every one that anyone may run succeeds', async ({
  page,
  request,
}) => {
  await openPlayground(page);
  await openExample(page, 'Price a cart');
  await expect(editor(page, 'Query')).toContainText('query CartQuote');
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
  await expect(editor(page, 'Query')).toContainText('query SearchBySize');
  await expect(page.getByLabel('Token or API key')).toHaveValue('not-a-token');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{}');
  await page.getByLabel('Token or API key').fill('');
  await run(page);
  await expectAnswer(page, '{"data":{"products":{');
});

test('what is typed outlives an opened example and a reload, until its tab is closed', async ({ page }) => {
  await openPlayground(page);
  await typeInNewTab(page, '{ shopStats { products } }');
  await openExample(page, 'Track an order');
  await expect(editor(page, 'Query')).toContainText('query TrackOrder');
  await page.reload();
  await expect(editor(page, 'Query')).toContainText('query TrackOrder');
  await page.getByRole('button', { name: 'Untitled', exact: true }).click();
  await expect(editor(page, 'Query')).toHaveText('{ shopStats { products } }');
  await page.getByRole('button', { name: 'Close Untitled' }).click();
  await expect(editor(page, 'Query')).toContainText('query TrackOrder');
  await expect(page.getByRole('navigation', { name: 'Tabs' }).getByRole('listitem')).toHaveCount(2);
});

test('the playground says so if the shop cannot be reached or something else answers', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/ERR_FAILED/);
  complaints.provoke(/status of 502/);
  await openPlayground(page);
  await page.route('**/graphql', (route) => route.abort('failed'), { times: 1 });
  await run(page);
  await expect(page.getByRole('status')).toContainText('The shop couldn’t be reached.');
  await page.route('**/graphql', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
  await run(page);
  await expect(page.getByRole('status')).toContainText(/^Status 502, \d+ ms\. The answer isn’t JSON/);
  await expect(editor(page, 'Response')).toHaveText('<h1>Bad gateway</h1>');
});

test('the playground fits phones and wide screens, and all of it is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPlayground(page);
  await run(page);
  await expectAnswer(page, '"size":"205/55R16"');
  await page.getByRole('button', { name: 'Query', exact: true }).click();
  await expectSoundOnEachScreen(page, page.getByRole('button', { name: 'Run', exact: true }));
});
