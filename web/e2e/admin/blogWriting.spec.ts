import { randomUUID } from 'node:crypto';
import { signInAdmin } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { openPage } from '../support/openPage.ts';
import { test } from '../support/ownShop.ts';
import { expect } from '../support/test.ts';

test('an article is drafted, shown to a colleague, scheduled, published, moved and removed', async ({
  page,
  shop,
  otherBrowser,
}) => {
  test.setTimeout(150_000);
  const title = `Brake dust ${randomUUID().slice(0, 8)}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await signInAdmin(page, shop.adminPassword);
  await openPage(page, '/admin/blog');
  await page.getByRole('link', { name: 'New article' }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Text' }).focus();
  await page.keyboard.type('Mostly iron.');
  const search = page.getByRole('figure').filter({ hasText: 'As a search result' });
  await expect(search).toContainText(`blog › ${slug}`);
  await page.setInputFiles('input[type=file]', 'web/public/apple-touch-icon.png');
  await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'MOT' }).check();
  await page.getByRole('button', { name: 'Save the article' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();

  // A colleague reads the draft without an account, until the link is withdrawn.
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('The link, shown this once').inputValue();
  const colleague = await otherBrowser();
  const draft = new URL(link).pathname + new URL(link).search;
  const response = await openPage(colleague, draft);
  expect(response?.headers()['x-robots-tag']).toBe('noindex,nofollow');
  await expect(colleague.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(colleague.getByText('This is a draft.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('The link shows nothing any more.')).toBeVisible();
  await colleague.reload();
  await expect(colleague.getByText('This link shows nothing any more')).toBeVisible();

  // Published only with a summary; scheduled, nobody reads it yet.
  await page.getByLabel('At a time').check();
  await page.getByLabel('Day and time in London').fill('2099-01-01T09:30');
  await page.getByRole('button', { name: 'Save the article' }).click();
  await expect(page.getByText('Write the summary, which lists and search engines show')).toBeVisible();
  await page.getByLabel('Summary').fill('What the black dust on your wheels is.');
  await page.getByRole('button', { name: 'Save the article' }).click();
  await expect(page.getByText('Appears 1 January 2099, 09:30')).toBeVisible();
  await expectAccessible(page);
  expect((await colleague.request.get(`/blog/${slug}`)).status()).toBe(404);
  await page.getByLabel('As soon as it is saved').check();
  await page.getByRole('button', { name: 'Save the article' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await openPage(colleague, '/blog');
  await colleague.getByRole('link', { name: title }).first().click();
  await expect(colleague.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(colleague.getByRole('article')).toContainText('Mostly iron.');

  // Its former address leads to the new one.
  await page.getByLabel('Address').fill(`${slug}-moved`);
  await page.getByRole('button', { name: 'Save the article' }).click();
  await expect(page.getByText('The article is saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the article' })).toHaveCount(0);
  await openPage(colleague, `/blog/${slug}`);
  await expect(colleague).toHaveURL(`/blog/${slug}-moved`);

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`“${title}” is back.`)).toBeVisible();
  expect((await colleague.request.get(`/blog/${slug}-moved`)).status()).toBe(200);
});
