import { randomUUID } from 'node:crypto';
import { signInAdmin } from '../support/accounts/accounts.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen } from '../support/page/screens.ts';
import { expect, test } from '../support/test.ts';

test('an owner writes price rules, tries them, sees what would change, applies that and undoes it', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const sku = `RULED-${randomUUID().slice(0, 8).toUpperCase()}`;
  await signInAdmin(page);
  const main = page.getByRole('main');
  await openPage(page, '/admin/products/import');
  await main.getByLabel('Choose a CSV or XLSX file, or drop it here').setInputFiles({
    name: 'heron.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'sku,brand,model,size,load_index,speed_rating,category,season,list_price,cost_price,stock,published\n' +
        `${sku},Heron,Wader,205/55 R16,91,V,Car,Summer,79.99,52.10,0,no\n`,
    ),
  });
  await main.getByRole('button', { name: 'Apply 1 row' }).click({ timeout: 20_000 });
  await expect(main.getByText('Applied', { exact: true }).first()).toBeVisible();

  await openPage(page, '/admin/prices');
  await main.getByRole('button', { name: 'Add rule' }).click();
  const rule = main.getByRole('listitem', { name: /^(New rule|Herons)$/ });
  await rule.getByLabel('Name').fill('Herons');
  await rule.getByLabel('Brand', { exact: true }).selectOption('Heron');
  await rule.getByLabel('Rims up to, inches').fill('17');
  const save = main.getByRole('button', { name: 'Save rules' });
  await save.click();
  await expect(rule.getByText('Give a margin, an addition, or both')).toBeVisible();
  await rule.getByLabel('Margin, % of the price').fill('26');
  await expect(rule.getByText('£52.10 → £84.49, margin £18.31 (26%)')).toBeVisible();
  await expectSoundOnEachScreen(page, save);
  await save.click();
  await expect(page.getByText('Rules saved')).toBeVisible();

  await main.getByLabel('Try a tyre').fill(sku);
  await expect(
    main.getByText('Rule “Herons”: cost £52.10, £79.99 → £84.49, margin £18.31 (26%)'),
  ).toBeVisible();
  await main.getByRole('button', { name: 'Compare prices…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog.getByText('Say why prices change')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The walk’s prices');
  await dialog.getByRole('button', { name: 'Compare' }).click();

  const apply = main.getByRole('button', { name: 'Apply 1 row' });
  await expect(apply).toBeVisible({ timeout: 60_000 });
  await expect(main.getByText('Average margin: 21.8% → 26%')).toBeVisible();
  await expect(main.getByText('Rule: Herons').first()).toBeVisible();
  await expectSoundOnEachScreen(page, apply);
  await main.getByRole('button', { name: 'Apply later…' }).click();
  await dialog.getByLabel('Day and time in London').fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'Apply then' }).click();
  await expect(dialog.getByText('Choose a time in the future')).toBeVisible();
  await page.keyboard.press('Escape');
  await apply.click();
  await expect(main.getByText('Applied', { exact: true }).first()).toBeVisible({ timeout: 60_000 });

  await openPage(page, '/admin/prices');
  await main.getByRole('link', { name: 'The walk’s prices' }).first().click();
  await main.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Undo it' }).click();
  await expect(main.getByText('Undone', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
});
