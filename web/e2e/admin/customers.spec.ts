import { aPerson, expectSignedIn, fillLogin, signInAdmin } from '../support/accounts/accounts.ts';
import { linkIn, mailTo } from '../support/accounts/mail.ts';
import { orderAs, payFor } from '../support/accounts/orders.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

test('a guest who calls is found by email address, noted, and given a new order with their details', async ({
  page,
  request,
}) => {
  const person = { ...aPerson(), firstName: 'Grace', lastName: 'Hopper' };
  const tyre = await findTyre(request, { brands: ['nankang'] }, ({ stockQuantity }) => stockQuantity > 9);
  const order = await orderAs(request, person, tyre.id);
  await payFor(request, order);
  await signInAdmin(page);
  await openPage(page, '/admin');

  await test.step('the palette finds the order by its number and the guest by email address', async () => {
    await page.getByRole('button', { name: 'Go to order, tyre, customer, page' }).click();
    const palette = page.getByRole('combobox', { name: 'Find a screen or action' });
    await palette.fill(order.orderNumber.replaceAll('-', ' '));
    await expect(page.getByRole('option', { name: `${order.orderNumber} Grace Hopper` })).toBeVisible();
    await palette.fill(person.email);
    await page.getByRole('option', { name: `Grace Hopper Guest, ${person.email}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
    await expect(page.getByRole('link', { name: order.orderNumber })).toBeVisible();
  });

  await test.step('a note is added and deleted', async () => {
    const notes = page.getByRole('region', { name: 'Notes' });
    for (const text of ['Rings from work before noon.', 'About someone else.']) {
      await notes.getByRole('button', { name: 'Add note' }).click();
      await page.getByRole('dialog').getByLabel('Note').fill(text);
      await page.getByRole('button', { name: 'Save note' }).click();
      await expect(notes.getByText(text)).toBeVisible();
    }
    await notes
      .getByRole('button', { name: /^Delete the note of/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText('About someone else.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete note' }).click();
    await expect(page.getByText('Note deleted.')).toBeVisible();
    await expect(notes.getByText('Rings from work before noon.')).toBeVisible();
    await expect(notes.getByText('About someone else.')).toHaveCount(0);
    await expect(notes.getByText('Shop Administrator', { exact: false })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a new order begins with their details', async () => {
    await page.getByRole('link', { name: 'New order' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await expect(page.getByLabel('Postcode')).toHaveValue('MK40 3HD');
  });

  await test.step('a reload keeps what was typed, and nobody else’s order begins with it', async () => {
    await page.getByLabel('First name').fill('Gracie');
    await page.reload();
    await expect(page.getByText(/^Your changes from .* are back/)).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Gracie');
    await page.getByRole('button', { name: 'Discard them' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await openPage(page, '/admin/orders/new');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    await expect(page.getByLabel('First name')).toHaveValue('');
  });
});

test('a customer whom staff add is corrected, begins an order, and chooses a password by the emailed link', async ({
  page,
  otherBrowser,
}) => {
  const person = { ...aPerson(), firstName: 'Edith', lastName: 'Clarke' };
  await signInAdmin(page);
  await openPage(page, '/admin/customers');

  await test.step('they are added with their address, and what is missing is said at its field', async () => {
    await page.getByRole('link', { name: 'New customer' }).click();
    await page.getByLabel('First name').fill(person.firstName);
    await page.getByLabel('Last name').fill(person.lastName);
    await page.getByRole('button', { name: 'Add customer' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Add their address').check();
    const recipient = page.getByLabel('First name').last();
    await expect(recipient).toHaveValue(person.firstName);
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Mill Lane');
    await page.getByLabel('City').fill('Bedford');
    await page.getByLabel('Postcode').fill('mk403hd');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add customer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edith Clarke' })).toBeVisible();
    await expect(page.getByText('No password yet')).toBeVisible();
  });

  await test.step('their phone number and address are corrected', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: /^Phone/ }).fill('07700 900123');
    await page.getByRole('button', { name: 'Save customer' }).click();
    await expect(page.getByRole('link', { name: '07700 900123' })).toBeVisible();
    await page.getByRole('link', { name: 'Edit 12 Mill Lane, MK40 3HD' }).click();
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('14 Mill Lane');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('14 Mill Lane', { exact: false })).toBeVisible();
  });

  await test.step('a new order begins with their phone number and default address', async () => {
    await page.getByRole('link', { name: 'New order' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
    await expect(page.getByRole('textbox', { name: /^Phone/ })).toHaveValue('07700 900123');
    await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('14 Mill Lane');
  });

  await test.step('the link lets them choose a password and sign in', async () => {
    const theirs = await otherBrowser();
    await openPage(theirs, linkIn(await mailTo(person.email, /^Your account at/), '/reset-password'));
    await theirs.getByLabel('New password', { exact: true }).fill(person.password);
    await theirs.getByLabel('Confirm new password').fill(person.password);
    await theirs.getByRole('button', { name: 'Set new password' }).click();
    await expect(theirs.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
    await openPage(theirs, '/login');
    await fillLogin(theirs, person);
    await expectSignedIn(theirs, true);
  });
});
