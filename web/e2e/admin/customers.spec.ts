import { aPerson, signInAdmin } from '../support/accounts/accounts.ts';
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
    await expect(page).toHaveURL(/\/admin\/orders\/new$/);
  });
});
