import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAdmin } from '../support/accounts/accounts.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen } from '../support/page/screens.ts';
import { expect, test } from '../support/test.ts';

const FILE = 'Choose a CSV or XLSX file, or drop it here';

/** Chooses a file on the screen of a kind, and waits until it can be applied. */
async function check(page: Page, path: string, name: string, lines: readonly string[]): Promise<void> {
  const main = page.getByRole('main');
  await openPage(page, path);
  await expectSoundOnEachScreen(page, main.getByRole('heading', { name: 'New import' }));
  await main
    .getByLabel(FILE)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const apply = main.getByRole('button', { name: 'Apply 1 row' });
  await expect(apply).toBeVisible({ timeout: 20_000 });
  await expectSoundOnEachScreen(page, apply);
}

async function applyAndUndo(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Apply 1 row' }).click();
  await expect(main.getByText('Applied', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await main.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click();
  await expect(main.getByText('Undone', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
}

test('vehicles, customers and centres come from files, and the accountant’s pack goes out as one', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const word = randomUUID().slice(0, 8);
  const main = page.getByRole('main');
  await signInAdmin(page);

  await check(page, '/admin/vehicles/import', 'fitments.csv', [
    'Make,Model,From,Category,Size,Load,Speed,TPMS',
    `Lotus,Elan ${word},2027,Car,205/55 R16,91,V,direct`,
    `Lotus,Elite ${word},2027,Car,wide,91,V,`,
  ]);
  await expect(main.getByText('A new vehicle')).toBeVisible();
  await main.getByRole('link', { name: 'Refused · 1' }).click();
  await expect(main.getByText('Front size is “wide”. Enter a size such as 205/55 R16')).toBeVisible();
  await applyAndUndo(page);

  await check(page, '/admin/customers/import', 'customers.csv', [
    'Email,Name,Phone,Marketing',
    `moved-${word}@example.com,Mona Moved,07700 900123,yes`,
    `lone-${word}@example.com,Vera,,no`,
  ]);
  await expect(main.getByText('Isn’t subscribed to the newsletter')).toBeVisible();
  await main.getByRole('link', { name: 'Refused · 1' }).click();
  await expect(main.getByText('Name is “Vera”. Enter a first and a last name')).toBeVisible();
  await applyAndUndo(page);

  await check(page, '/admin/fitting-centres/import', 'centres.csv', [
    'slug;name;address;town;postcode;phone;services;hours;max_rim;notes',
    `file-${word};Paper Tyres;1 File Row;Thurso;KW14 9ZY;01632 960998;Tyre fitting;"Mo-Fr 08:00-18:00";21;`,
    `late-${word};Late Tyres;2 File Row;Thurso;KW14 9ZY;01632 960998;Tyre fitting;always;21;`,
  ]);
  await expect(main.getByText('A new centre')).toBeVisible();
  await main.getByRole('link', { name: 'Refused · 1' }).click();
  await expect(main.getByText('“always” isn’t like “Mo-Fr 08:00-18:00”')).toBeVisible();
  await applyAndUndo(page);

  await openPage(page, '/admin/reports');
  const pack = main.getByRole('button', { name: 'Download the pack' });
  await expectSoundOnEachScreen(page, pack);
  const saving = page.waitForEvent('download');
  await pack.click();
  expect((await saving).suggestedFilename()).toMatch(/^accountant-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.zip$/);
});
