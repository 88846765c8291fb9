import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { aPerson, signInAdmin } from '../support/accounts/accounts.ts';
import { orderAs, payFor } from '../support/accounts/orders.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { failOperation } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

/** The cells of a CSV file, line by line. */
const cellsOf = (csv: string): string[][] =>
  csv
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );

/** The cells of a table, written as the file writes them: without the pound sign, commas, per cent and dashes. */
const tableCells = (table: Locator): Promise<string[][]> =>
  table.locator('tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => {
        const text = cell.textContent.trim();
        return /^[£\d,.%–-]+$/.test(text) ? text.replaceAll(/[£,%–]/g, '') : text;
      }),
    ),
  );

test('the owner opens a report, changes its period and downloads its table as CSV', async ({
  page,
  request,
}) => {
  const tyre = await findTyre(request, { brands: ['avon'] }, ({ stockQuantity }) => stockQuantity > 9);
  await payFor(request, await orderAs(request, aPerson(), tyre.id));
  await signInAdmin(page);
  await openPage(page, '/admin/reports');
  await page.getByRole('link', { name: /^Sales breakdown/ }).click();
  const main = page.getByRole('main');
  const table = main.getByRole('table');
  await expect(table.getByRole('cell', { name: 'Avon' })).toBeVisible();
  await expect(
    main.getByRole('definition').filter({ hasText: 'The sales price of these tyres, VAT included' }),
  ).toBeVisible();
  await expectAccessible(page);

  await main.getByLabel('Period').selectOption('Last 7 days');
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await main.getByLabel('Broken down by').selectOption('Season');
  await expect(table.getByRole('columnheader', { name: 'Season' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await main.getByRole('button', { name: 'CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('sales-by-season.csv');
  const cells = cellsOf(await readFile(await download.path(), 'utf8'));
  expect(cells.length).toBeGreaterThan(1);
  expect(cells).toEqual(await tableCells(table));

  await main.getByLabel('From').fill('2001-01-01');
  await main.getByLabel('To').fill('2001-01-31');
  await expect(
    main.getByRole('heading', { name: 'No sales in this period or the one before' }),
  ).toBeVisible();
  await main.getByLabel('To').fill('2000-12-31');
  await expect(main.getByText('The last day can’t be before the first')).toBeVisible();
  await expect(
    main.getByRole('heading', { name: 'No sales in this period or the one before' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/from=2001-01-01&to=2001-01-31/);
  await main.getByLabel('From').fill('1999-01-01');
  await expect(main.getByText('A period can’t begin before 2000')).toBeVisible();
});

test('a report that can’t be loaded says so and can be retried', async ({ page }) => {
  await signInAdmin(page);
  await failOperation(page, 'StockReport');
  await openPage(page, '/admin/reports/stock');
  const main = page.getByRole('main');
  await expect(main.getByText('We couldn’t load this report.')).toBeVisible();
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('cell', { name: '366 days or more' })).toBeVisible();
});
