import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAdmin } from '../support/accounts/accounts.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

/** Clipboard HTML from Word, mixed with an attacker's. */
const PASTED =
  '<html><head><style>p { color: red }</style></head><body><h1 class="MsoTitle">Old tyres</h1>' +
  '<p class="MsoNormal" style="margin:0"><b>We take</b> them <span style="color:red">back</span>.<o:p></o:p></p>' +
  '<p onclick="alert(1)">Free <a href="javascript:alert(1)">of charge</a> <img src="x" onerror="alert(1)"></p>' +
  '<script>alert(1)</script></body></html>';

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Text' });

async function paste(page: Page, html: string): Promise<void> {
  await editorOf(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Adds a page whose text is pasted into the editor. */
async function addPage(page: Page, title: string): Promise<void> {
  await openPage(page, '/admin/page-contents');
  await page.getByRole('link', { name: 'New page' }).click();
  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(page.getByText('Give the page a title')).toBeVisible();
  await expect(page.getByText('Write the text of the page')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await editorOf(page).focus();
  await paste(page, PASTED);
  await expect(editorOf(page).getByRole('heading', { name: 'Old tyres', level: 2 })).toBeVisible();
  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(page.getByText('Page published.')).toBeVisible();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

/** Adds a sentence with a setting's value to the end of the text, by keyboard alone. */
async function addSentence(page: Page): Promise<void> {
  // On focus, the editor places its own caret at the start. Only then can it be moved.
  const heading = page.getByRole('button', { name: 'Heading', exact: true });
  await editorOf(page).focus();
  await expect(heading).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+End');
  await expect(heading).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Within ');
  await page.keyboard.press('Alt+F10');
  await expect(heading).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Insert value' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /^Return days/ }).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.type(' days.');
  await expect(editorOf(page)).toContainText('Within 30 days.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Page saved and live.')).toBeVisible();
}

test('ADMIN-11 POLICY-10 POLICY-12 two people edit a page at once, and its versions are compared and restored', async ({
  page,
  otherBrowser,
}) => {
  test.setTimeout(150_000);
  const title = `Recycling ${randomUUID().slice(0, 8)}`;
  const slug = title.toLowerCase().replace(' ', '-');
  page.on('dialog', () => expect(false, 'a pasted script ran').toBe(true));
  await signInAdmin(page);
  await addPage(page, title);
  const visitor = await otherBrowser();
  await openPage(visitor, `/pages/${slug}`);
  const article = visitor.getByRole('article');
  await expect(article).toContainText('We take them back.');
  expect(await article.locator('.rich-text').innerHTML()).toBe(
    '<h2 id="old-tyres">Old tyres</h2><p><strong>We take</strong> them back.</p><p>Free of charge</p>',
  );
  await expect(visitor.getByRole('link', { name: 'Edit Content' })).toHaveCount(0);

  // Another administrator opens the page and will get a conflict later.
  const other = await otherBrowser();
  await signInAdmin(other);
  await openPage(other, `/pages/${slug}`);
  await other.getByRole('link', { name: 'Edit Content' }).click();
  await expect(editorOf(other)).toContainText('Free of charge');
  await addSentence(page);
  await visitor.reload();
  await expect(article).toContainText('Within 30 days.');
  await editorOf(other).getByText('Old tyres').click();
  await other.keyboard.press('Control+Home');
  await other.keyboard.type('Very ');
  await expect(editorOf(other)).toContainText('Very Old tyres');
  await other.getByRole('button', { name: 'Save page' }).click();
  const notice = other.getByRole('alert').filter({ hasText: 'A colleague saved changes' });
  await expect(notice.locator('del')).toHaveText(['Within 30 days.']);
  await expect(notice.locator('ins')).toHaveText(['Very ']);
  await expectAccessible(other);
  await expect(editorOf(other)).toContainText('Very Old tyres');
  await notice.getByRole('button', { name: 'Save mine over theirs' }).click();
  await expect(other.getByText('Page saved and live.')).toBeVisible();

  // Nothing is lost: the sentence is in the history and can be restored.
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'Versions' }).getByRole('listitem')).toHaveCount(3);
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await expect(comparison.locator('del')).toHaveText(['Within 30 days.']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore version 2' }).click();
  await expect(page.getByText('Version 2 restored as version 4.')).toBeVisible();
  await expect(page.getByText('Restored from version 2')).toBeVisible();
  await visitor.reload();
  await expect(article).toContainText('Within 30 days.');
  await expect(article).not.toContainText('Very');

  // A removed page is gone from the shop; its history remains.
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Remove page' }).click();
  await expect(page.getByText('Page removed. Its history is kept.')).toBeVisible();
  const gone = await visitor.request.get(`/pages/${slug}`);
  expect([gone.status(), gone.headers()['x-robots-tag']]).toEqual([410, 'noindex']);
  expect(await gone.text()).toContain('This page is no longer here');
});

test('POLICY-05 only administrators see a link from a policy to its editor', async ({
  page,
  otherBrowser,
}) => {
  const guest = await otherBrowser();
  await openPage(guest, '/cookies');
  await signInAdmin(page);
  await openPage(page, '/cookies');
  const edit = page.getByRole('link', { name: 'Edit Content' });
  await expect(edit).toHaveAttribute('href', '/admin/page-contents?edit=cookies');
  await edit.click();
  await expect(page.getByRole('heading', { name: 'Cookie Policy', level: 1 })).toBeVisible();
  await expect(editorOf(page)).toContainText(/cookie/i);
  // The shop links to this page, so it can't be removed.
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0);
  await expect(guest.getByRole('link', { name: 'Edit Content' })).toHaveCount(0);
});
