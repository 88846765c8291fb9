import type { Page } from '@playwright/test';
import { register } from '../support/accounts/accounts.ts';
import { mailTo, linkIn } from '../support/accounts/mail.ts';
import { openShopKeeper } from '../support/admin/admin.ts';
import { aFittableTyre, aFittedOrder, aPartner } from '../support/admin/fittedOrders.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen } from '../support/page/screens.ts';
import { askShop, tokenOf } from '../support/shop/askShop.ts';
import { letFittingTimeCome } from '../support/shop/fittingDay.ts';
import { expect, test } from '../support/test.ts';

const SAVE_VEHICLE =
  'mutation ($input: AddGarageVehicleInput!) { addGarageVehicle(input: $input) { __typename } }';

/** Registers a customer who pays for two tyres at a new partner garage, which is asked by email. */
async function aRequest(page: Page, name: string) {
  const slug = `${name}-${Date.now()}`;
  const garageEmail = `${slug}@example.com`;
  await aPartner(await openShopKeeper(page.request), slug, garageEmail);
  const tyre = await aFittableTyre(page.request);
  const person = await register(page);
  return { slug, garageEmail, tyre, person, ...(await aFittedOrder(page, person, tyre.id, slug)) };
}

/** The link to its job that a garage was sent. */
async function jobLink(garageEmail: string): Promise<string> {
  const { html } = await mailTo(garageEmail, /^Please confirm/);
  return /\/fitting-job\/[\w-]+#key=[\w-]+/.exec(html)?.[0] ?? '';
}

test('a garage confirms a fitting from its phone, and the buyer moves and cancels it', async ({
  page,
  otherBrowser,
}) => {
  const { slug, garageEmail, tyre, person, orderId, orderNumber } = await aRequest(page, 'e2e');

  await openPage(page, `/orders/${orderId}`);
  const panel = page.getByRole('region', { name: 'Your fitting' });
  await expect(panel).toContainText(`Garage ${slug} still has to confirm`);
  await expect(panel).toContainText('AB12 CDE');
  await expectSoundOnEachScreen(page, panel.getByRole('button', { name: 'Change the time' }));

  const garage = await otherBrowser();
  const link = await jobLink(garageEmail);
  await openPage(garage, link);
  const sheet = garage.getByRole('region', { name: 'Job sheet' });
  await expect(sheet).toContainText(orderNumber);
  await expect(sheet).toContainText(tyre.name);
  await expect(sheet).toContainText('£32.00');
  await expect(sheet).not.toContainText(person.lastName);
  await garage.getByRole('button', { name: 'Offer other times' }).click();
  const send = garage.getByRole('button', { name: 'Send these times' });
  await garage.getByRole('checkbox').last().check();
  await expectSoundOnEachScreen(garage, send);
  await send.click();
  const offered = garage.getByRole('region', { name: 'Your answer' });
  await expect(offered).toContainText('You offered other times');
  const time = /[A-Z]\w+day \d+ \w+ at \d\d:\d\d/.exec((await offered.textContent()) ?? '')?.[0] ?? 'none';
  await openPage(page, `/orders/${orderId}`);
  await expect(panel).toContainText(`It can fit your tyres on ${time}.`);
  await panel.getByRole('button', { name: 'Choose a time' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose another time' });
  await expectSoundOnEachScreen(page, chooser.getByRole('button', { name: time }));
  await garage.getByRole('button', { name: /^Confirm / }).click();
  await expect(sheet).toContainText('Confirmed');
  await expect(garage.getByRole('button', { name: /^Confirm / })).toHaveCount(0);
  const confirmed = await mailTo(person.email, /^Your fitting is confirmed/);
  expect(linkIn(confirmed, `/orders/${orderId}`)).toBe(`/orders/${orderId}`);

  await openPage(page, `/orders/${orderId}`);
  const before = await panel.getByRole('time').first().textContent();
  await panel.getByRole('button', { name: 'Change the time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose another time' });
  await dialog.getByRole('radio').nth(3).focus();
  await page.keyboard.press('Space');
  await expectSoundOnEachScreen(page, dialog.getByRole('button', { name: 'Move the fitting' }));
  await dialog.getByRole('button', { name: 'Move the fitting' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByRole('time').first()).not.toHaveText(before ?? '');
  await mailTo(person.email, /^Your fitting has moved/);

  await panel.getByRole('button', { name: 'Cancel the fitting' }).click();
  const asking = page.getByRole('dialog', { name: 'Cancel this fitting?' });
  await expect(asking).toContainText('We’ll refund £');
  await asking.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(panel).toContainText('Cancelled');
  await expect(page.getByText('CANCELLED', { exact: true })).toBeVisible();
  await mailTo(garageEmail, /is cancelled$/);
});

test('a garage records a fitting on its day, and its buyer’s order and garage show it', async ({
  page,
  otherBrowser,
}) => {
  const { garageEmail, tyre, orderId, orderNumber } = await aRequest(page, 'done');
  await askShop(page.request, SAVE_VEHICLE, { input: { registration: 'AB12 CDE' } }, await tokenOf(page));
  const link = await jobLink(garageEmail);
  await letFittingTimeCome(orderId);

  const garage = await otherBrowser();
  await openPage(garage, link);
  const report = garage.getByRole('form', { name: 'Report' });
  const fitted = report.getByRole('button', { name: 'The tyres are fitted' });
  await report.getByLabel('Mileage').fill('41250');
  await report.getByLabel('Front left').fill('7.5');
  await fitted.click();
  await expect(report.getByRole('alert')).toContainText('old tyres');
  await report.getByLabel('Old tyres taken').fill('2');
  await report.getByLabel('Waste carrier’s registration').fill('CBDU123456');
  await expectSoundOnEachScreen(garage, fitted);
  await fitted.click();
  await expect(garage.getByRole('region', { name: 'Job sheet' })).toContainText('Done');
  await expect(garage.getByText('You recorded 41,250 miles')).toBeVisible();
  await expect(report).toHaveCount(0);

  await openPage(page, `/orders/${orderId}`);
  const panel = page.getByRole('region', { name: 'Your fitting' });
  await expect(panel).toContainText('41,250 miles');
  await expect(panel).toContainText('Front left 7.5 mm');
  await expect(panel).toContainText('CBDU123456');
  await expectSoundOnEachScreen(page, panel.getByText('Old tyres taken'));
  await openPage(page, '/account#garage');
  const vehicles = page.getByRole('region', { name: 'Garage' });
  await expect(vehicles).toContainText(`2 × ${tyre.name}`);
  await expect(vehicles).toContainText('41,250 miles. Tread: front left 7.5 mm');
  await expectSoundOnEachScreen(page, vehicles.getByRole('link', { name: `Order ${orderNumber}` }));
});
