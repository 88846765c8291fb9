import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import { signInAdmin } from '../support/accounts/accounts.ts';
import { test } from '../support/admin/ownShop.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { PAGES, pathOf } from '../support/shop/routes.ts';
import { expect } from '../support/test.ts';

// These changes show on every page of the shop, so the tests share one shop and run one after the other.
test.describe.configure({ mode: 'default' });

/** Starts a webhook receiver that accepts every event. */
async function aListener(): Promise<{ server: Server; url: string; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => heard.push(chunk.toString()));
    request.on('end', () => response.end('thank you'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`, heard };
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Expects no page to contain this text, in words or markup, and each to show the new promise. */
async function expectNowhere(request: APIRequestContext, text: RegExp): Promise<void> {
  for (const page of PAGES) {
    const html = await (await request.get(await pathOf(page, request))).text();
    expect.soft(html, page.name).not.toMatch(text);
    expect.soft(html, page.name).toContain('Free delivery over £250');
  }
}

test('GEN-16 ROUTE-09 the owner changes the delivery threshold, and every page follows', async ({
  page,
  shop,
  otherBrowser,
}) => {
  // Every page is requested and rendered again with the new threshold.
  test.slow();
  const shopper = await otherBrowser();
  await openPage(shopper, '/');
  const promise = shopper.getByRole('banner').getByText('Free delivery over');
  await expect(promise).toHaveText('Free delivery over £200');

  await signInAdmin(page, shop.adminPassword);
  await openPage(page, '/admin/settings/delivery');
  await expect(page.getByText('The shop still uses made-up details')).toBeVisible();
  const threshold = page.getByLabel('Standard delivery is free from (£)');
  await threshold.fill('12,50');
  await save(page);
  await expect(page.getByText('Enter an amount in pounds, such as 15.99')).toBeVisible();
  await expect(threshold).toBeFocused();
  await threshold.fill('250');
  await expect(page.getByText('Free delivery over £250')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Delivery saved. The change is live.')).toBeVisible();

  await openPage(shopper, '/');
  await expect(promise).toHaveText('Free delivery over £250');
  await openPage(shopper, '/faq');
  await expect(shopper.getByRole('main').getByText('£250').first()).toBeAttached();
  await openPage(shopper, '/product/id/5000');
  await expect(shopper.getByRole('main').getByText(/£250/).first()).toBeAttached();
  // Two tyres would get free delivery.
  await shopper.getByRole('button', { name: 'One fewer' }).click();
  await shopper
    .getByRole('main')
    .getByRole('button', { name: /^Add .*to cart/i })
    .first()
    .click();
  await openPage(shopper, '/cart');
  await expect(shopper.getByRole('main')).toContainText('£15.99');
  await expectNowhere(shopper.request, /£200(?![\d,.]\d)/);

  await openPage(page, '/admin/settings/hours');
  await page.getByRole('button', { name: 'Add day' }).click();
  await page.getByLabel('Date').fill('2030-12-25');
  await page.getByLabel('Name of the day').fill('Christmas Day');
  await save(page);
  await expect(page.getByText('Opening hours saved.')).toBeVisible();
  await openPage(shopper, '/contact');
  await expect(shopper.getByRole('row', { name: /Christmas Day/ })).toContainText('Closed');

  await openPage(page, '/admin/audit?q=free');
  const entry = page.getByRole('row', { name: /Settings Delivery/ });
  await expect(entry).toContainText('Shop Administrator');
  await expect(entry.getByRole('row', { name: 'Free delivery from £200.00 £250.00' })).toBeVisible();
  await entry.getByRole('link', { name: 'Settings Delivery' }).click();
  await expect(page.getByText(/Changed by Shop Administrator/).first()).toBeVisible();
});

test('when two people change the same settings, the second gets a conflict and nothing is lost', async ({
  page,
  shop,
  otherBrowser,
}) => {
  const other = await otherBrowser();
  for (const one of [page, other]) {
    await signInAdmin(one, shop.adminPassword);
    await openPage(one, '/admin/settings/fitting');
    await expect(one.getByLabel('Radius (miles)')).toHaveValue('31');
  }
  await page.getByLabel('Radius (miles)').fill('60');
  await save(page);
  await expect(page.getByText('Fitting saved.')).toBeVisible();
  await other.getByLabel('Emergency call-out within (minutes)').fill('75');
  await save(other);
  await expect(other.getByText('A colleague saved changes while you were typing')).toBeVisible();
  await expect(other.getByLabel('Emergency call-out within (minutes)')).toHaveValue('75');
  await other.getByRole('button', { name: 'Save mine over theirs' }).click();
  await expect(other.getByText('Fitting saved.')).toBeVisible();
  await openPage(page, '/admin/settings/fitting');
  await expect(page.getByLabel('Radius (miles)')).toHaveValue('60');
  await expect(page.getByLabel('Emergency call-out within (minutes)')).toHaveValue('75');
});

test('a key is created, used and revoked; a webhook is tested; an email is opened and resent', async ({
  page,
  shop,
  request,
}) => {
  await signInAdmin(page, shop.adminPassword);
  await openPage(page, '/admin/keys');
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('Please say what the key is for')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('The till');
  await page.getByLabel('Read orders').check();
  await page.getByLabel('Your own password', { exact: true }).fill(shop.adminPassword);
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = await page.getByRole('textbox', { name: 'Key' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  const ask = () =>
    request.post('/graphql', {
      data: { query: '{ orders { pageInfo { totalItems } } }' },
      headers: { authorization: `Bearer ${key}` },
    });
  expect(await (await ask()).json()).toEqual({ data: { orders: { pageInfo: { totalItems: 0 } } } });
  await page.getByRole('button', { name: 'Revoke The till' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  expect((await ask()).status()).toBe(401);

  const listener = await aListener();
  await openPage(page, '/admin/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByLabel('URL').fill(listener.url);
  await page.getByLabel('An order was paid').check();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
  await page.getByRole('link', { name: 'Test webhook' }).click();
  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByRole('row', { name: /Test Delivered 200/ })).toBeVisible();
  expect(listener.heard.join('')).toContain('"webhook.test"');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('thank you')).toBeVisible();
  await page.keyboard.press('Escape');
  listener.server.close();

  const message = { name: 'Sam', email: 'sam@example.com', subject: 'Winter', message: 'Have you any left?' };
  await request.post('/api/contact/submit', { data: message });
  await openPage(page, '/admin/mail?q=sam%40example.com');
  await page.getByRole('link', { name: /Winter/ }).click();
  await expect(page.frameLocator('iframe').getByText('Have you any left?')).toBeVisible();
  await page.getByRole('button', { name: /^Send again/ }).click();
  await expect(page.getByText('On its way to sam@example.com.')).toBeVisible();
  await openPage(page, '/admin/mail?q=sam%40example.com');
  await expect(page.getByRole('link', { name: /Winter/ })).toHaveCount(2);

  await openPage(page, '/admin/jobs?tab=done&work=send-mail');
  await expect(page.getByRole('rowheader', { name: 'Send mail' })).toBeVisible();
  await openPage(page, '/admin/login-debug');
  await page.getByRole('button', { name: 'Run checks' }).click();
  await expect(page.getByText('Works', { exact: true })).toHaveCount(3);
});

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
  await page.getByRole('textbox', { name: 'Text', exact: true }).focus();
  await page.keyboard.type('Mostly iron.');
  const search = page.getByRole('figure').filter({ hasText: 'Search result preview' });
  await expect(search).toContainText(`blog › ${slug}`);
  await page.setInputFiles('input[type=file]', 'web/public/apple-touch-icon.png');
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'MOT' }).check();
  await page.getByRole('button', { name: 'Save article' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();

  // A colleague without an account can read the draft until the link is withdrawn.
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link (shown only once)').inputValue();
  const colleague = await otherBrowser();
  const draft = new URL(link).pathname + new URL(link).search;
  const response = await openPage(colleague, draft);
  expect(response?.headers()['x-robots-tag']).toBe('noindex,nofollow');
  await expect(colleague.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(colleague.getByText('This is a draft.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Link withdrawn.')).toBeVisible();
  await colleague.reload();
  await expect(colleague.getByText('This link shows nothing any more')).toBeVisible();

  // Publishing needs a summary. A scheduled article isn't visible yet.
  await page.getByLabel('Publish at a set time').check();
  await page.getByLabel('Date and time (London)').fill('2099-01-01T09:30');
  await page.getByRole('button', { name: 'Save article' }).click();
  await expect(page.getByText('Write the summary, which lists and search engines show')).toBeVisible();
  await page.getByLabel('Summary').fill('The black dust on your wheels, explained.');
  await page.getByRole('button', { name: 'Save article' }).click();
  await expect(page.getByText('Scheduled for 1 January 2099, 09:30')).toBeVisible();
  await expectAccessible(page);
  expect((await colleague.request.get(`/blog/${slug}`)).status()).toBe(404);
  await page.getByLabel('Publish when saved').check();
  await page.getByRole('button', { name: 'Save article' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await openPage(colleague, '/blog');
  await colleague.getByRole('link', { name: title }).first().click();
  await expect(colleague.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(colleague.getByRole('article')).toContainText('Mostly iron.');

  // The old address redirects to the new one.
  await page.getByLabel('Web address').fill(`${slug}-moved`);
  await page.getByRole('button', { name: 'Save article' }).click();
  await expect(page.getByText('Article saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save article' })).toHaveCount(0);
  await openPage(colleague, `/blog/${slug}`);
  await expect(colleague).toHaveURL(`/blog/${slug}-moved`);

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`“${title}” restored.`)).toBeVisible();
  expect((await colleague.request.get(`/blog/${slug}-moved`)).status()).toBe(200);
});
