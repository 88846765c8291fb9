import { aPerson } from '../support/accounts/accounts.ts';
import { linkIn, mailsTo, mailTo } from '../support/accounts/mail.ts';
import { addProduct, updateProduct } from '../support/admin/products.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen, expectUsableOnEachScreen } from '../support/page/screens.ts';
import { expect, test } from '../support/test.ts';

test('a guest asks for a stock alert, confirms it, is emailed once, and ends it with one click', async ({
  page,
  request,
}) => {
  const tyre = await addProduct(request, { stockQuantity: 0 });
  const { email } = aPerson();
  await openPage(page, `/shop?search=${tyre.sku}`);
  const tellMe = page.getByRole('link', { name: `Tell me when it’s back: ${tyre.name}` });
  await expectUsableOnEachScreen(page, tellMe);
  await tellMe.click();
  const dialog = page.getByRole('dialog', { name: 'Tell me when it’s back' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Email me' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Email is required');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  const send = dialog.getByRole('button', { name: 'Email me' });
  await expectSoundOnEachScreen(page, send);
  await send.click();
  await expect(dialog.getByRole('status')).toContainText('click the link we’ve emailed you');
  await openPage(page, linkIn(await mailTo(email, /Shall we tell you/), '/alerts/confirm'));
  const confirm = page.getByRole('button', { name: 'Yes, tell me' });
  await expectUsableOnEachScreen(page, confirm);
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ll tell you');

  await updateProduct(request, { id: tyre.id, stockQuantity: 4 });
  const told = await mailTo(email, /^Back in stock/);
  expect(linkIn(told, `/product/${tyre.slug}`)).toBe(`/product/${tyre.slug}`);
  // Selling out and coming back a second time sends no second email.
  await updateProduct(request, { id: tyre.id, stockQuantity: 0 });
  await updateProduct(request, { id: tyre.id, stockQuantity: 8 });

  await openPage(page, linkIn(told, '/api/alerts/end'));
  const stop = page.getByRole('button', { name: 'Stop these emails' });
  await expectUsableOnEachScreen(page, stop);
  await stop.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('These emails are stopped');
  await openPage(page, `/product/${tyre.slug}`);
  await expect(page.getByRole('button', { name: 'Tell me if the price drops' })).toBeVisible();
  expect(mailsTo(email).map(({ subject }) => subject)).toHaveLength(2);
});
