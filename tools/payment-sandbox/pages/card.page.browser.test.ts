import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from '@playwright/test';
import bundledChromium from '@sparticuz/chromium';
import axe from 'axe-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { aBench, anOpenSession } from '../sandbox.builder.ts';

const BROWSER_TIMEOUT_MS = 60_000;

let browser: Browser;

beforeAll(async () => {
  // The bundled build is for Linux; elsewhere the installed Chrome is used. Its default arguments are left out because
  // they turn off web security, and this test checks whether the page's policy lets a payer through.
  const options =
    process.platform === 'linux'
      ? { executablePath: await bundledChromium.executablePath(), args: ['--no-sandbox'] }
      : { channel: 'chrome' };
  browser = await chromium.launch(options);
}, BROWSER_TIMEOUT_MS);

afterAll(() => browser.close());

/** A shop on a different origin from the card page, as in the demonstration. */
async function aShopFront(): Promise<string> {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end('<!DOCTYPE html><title>Shop</title><h1>Thank you</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function aPayerOnThePage(width = 360): Promise<{ page: Page; shopFront: string }> {
  const shopFront = await aShopFront();
  const { stripe } = await aBench();
  const { session } = await anOpenSession(stripe, {
    success_url: `${shopFront}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${shopFront}/cart`,
  });
  const context = await browser.newContext({ viewport: { width, height: 780 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(session.url ?? '');
  return { page, shopFront };
}

async function typeAndPay(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('04 / 30');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Sam Carter');
  await page.getByRole('button', { name: 'Pay £194.97' }).click();
}

/** Asserts that nothing overflows the page sideways, and axe finds no violations. */
async function expectSound(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run()');
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
}

it(
  'a payer is refused, tries another card, authenticates and lands in the shop',
  { timeout: BROWSER_TIMEOUT_MS },
  async () => {
    const { page, shopFront } = await aPayerOnThePage();
    await expectSound(page);
    await typeAndPay(page, '4000 0000 0000 0002');
    await page.getByRole('alert').getByText('Your card was declined.').waitFor();
    await expectSound(page);
    expect(await page.getByLabel('Name on card').inputValue()).toBe('Sam Carter');
    expect(await page.getByLabel('Card number').inputValue()).toBe('');
    await typeAndPay(page, '4000 0025 0000 3155');
    await page.getByRole('button', { name: 'Complete authentication' }).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(page.url()).toMatch(new RegExp(`^${shopFront}/payment-success\\?session_id=cs_test_`));
    await page.goBack();
    await expectSound(page);
  },
);

it('a payer on a wide screen pays at once', { timeout: BROWSER_TIMEOUT_MS }, async () => {
  const { page, shopFront } = await aPayerOnThePage(1_280);
  await expectSound(page);
  await typeAndPay(page, '4242 4242 4242 4242');
  await page.waitForURL(`${shopFront}/payment-success**`);
});
