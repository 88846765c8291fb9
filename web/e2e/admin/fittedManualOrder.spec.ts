import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aPerson, signInAdmin } from '../support/accounts/accounts.ts';
import { mailTo } from '../support/accounts/mail.ts';
import { openShopKeeper } from '../support/admin/admin.ts';
import { aPartner } from '../support/admin/fittedOrders.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { tyreWithStock } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

const TAKE = /* GraphQL */ `
  mutation ($input: CreateManualOrderInput!) {
    createManualOrder(input: $input) {
      __typename
    }
  }
`;

const section = (page: Page) => page.getByRole('region', { name: 'Delivery or fitting' });
const takeOrder = (page: Page) => page.getByRole('button', { name: /^Take order/ });

test('ADMIN-05 tyres sold at the counter are fitted at a garage, at another time if the first is taken', async ({
  page,
  request,
}) => {
  test.slow();
  const person = aPerson();
  const slug = `counter-${randomUUID()}`;
  const keeper = await openShopKeeper(request);
  await aPartner(keeper, slug, `${slug}@example.com`);
  const tyre = await tyreWithStock(request, 'CAR', (stock) => stock > 12);
  await signInAdmin(page);
  await openPage(page, '/admin/orders/new');
  await page.getByRole('combobox', { name: 'Add a tyre' }).fill(tyre.name);
  await page.getByRole('option', { name: tyre.name }).first().click();
  await section(page).getByText('Fitted at a centre', { exact: true }).click();
  await expect(section(page).getByLabel(/Collected at the shop/)).toHaveCount(0);

  // Enter looks for the place, and doesn't take the order.
  const place = section(page).getByLabel('Postcode or town');
  await place.fill('SY23 2AA');
  await place.press('Enter');
  await section(page)
    .getByRole('button', { name: /^Show \d+ more centres$/ })
    .click();
  await section(page)
    .getByRole('radio', { name: `Garage ${slug}` })
    .check();
  const times = section(page).getByRole('radio', { name: /^\d\d:\d\d$/ });
  await expect(times.first()).toBeAttached();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Address', { exact: true }).fill('12 Mill Street');
  await page.getByLabel('City').fill('Bedford');
  await page.getByLabel('Postcode', { exact: true }).fill('MK40 3HD');
  await page.getByText('Cash', { exact: true }).click();
  await page.getByLabel('The customer has paid').check();
  await section(page)
    .getByLabel(/^The buyer asks for fitting/)
    .check();
  await takeOrder(page).click();
  await expect(section(page).getByText('Choose a time for the fitting')).toBeVisible();
  await expectAccessible(page);

  await times.first().check({ force: true });
  const start = await times.first().inputValue();
  await section(page).getByLabel('Number plate').fill('ab12 cde');
  await expect(page.getByText(/^Fitting of .* × 2$/)).toBeVisible();
  const total = await page.locator('[data-total]').textContent();
  await expect(takeOrder(page)).toHaveText(`Take order for ${total}`);
  await expectNoSidewaysScroll(page);

  // Colleagues take both bays.
  const rival = {
    lines: [{ productId: tyre.id, quantity: 2, fulfilment: 'FITTED' }],
    fittings: [{ way: 'FITTED', centre: slug, start }],
    requestsEarlyFitting: true,
    payment: 'CASH',
    phone: '07700 900123',
    shippingAddress: {
      firstName: 'Al',
      lastName: 'Li',
      line1: '1 Hay',
      city: 'Bedford',
      postcode: 'MK40 3HD',
    },
  };
  for (const input of [rival, rival])
    expect(await keeper.ask(TAKE, { input })).toEqual({
      createManualOrder: { __typename: 'ManualOrderPlaced' },
    });
  await takeOrder(page).click();
  await expect(
    section(page).getByText('This time has just been taken. Please choose another.'),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(section(page).getByLabel('Number plate')).toHaveValue('AB12 CDE');
  await expectAccessible(page);
  const [next] = await section(page).getByRole('alert').getByRole('button').all();
  await next?.click();
  await expect(section(page).getByRole('alert')).toHaveCount(0);
  await takeOrder(page).click();

  await expect(page.getByRole('main').getByText(/^Cash, recorded by/)).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Fitting of /)).toBeVisible();
  await mailTo(person.email, /Thank you for your order/);
  expect((await mailTo(`${slug}@example.com`, /./)).html).toContain('AB12 CDE');
});
