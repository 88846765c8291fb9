import type { Locator, Page } from '@playwright/test';
import { SHOP_ADMIN_PASSWORD } from '../setup/shopVariables.ts';
import { aPerson, fillLogin, register, signInAdmin, type Person } from '../support/accounts/accounts.ts';
import { linkIn, mailTo } from '../support/accounts/mail.ts';
import { openShopKeeper, type ShopKeeper } from '../support/admin/admin.ts';
import { aFittableTyre, aFittedOrder, aPartner } from '../support/admin/fittedOrders.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { QUIET_PAGE } from '../support/page/quietPage.ts';
import { expectSoundOnEachScreen } from '../support/page/screens.ts';
import { letFittingTimeCome } from '../support/shop/fittingDay.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'fourteen wet roads';
const BOOKING = 'query ($id: ID!) { order(id: $id) { bookings { van slot { startsAt } } } }';

/** Registers a person, who confirms their email address. */
async function registerConfirmed(page: Page): Promise<Person> {
  const person = await register(page);
  await openPage(page, linkIn(await mailTo(person.email, /Confirm your email/), '/verify-email'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  return person;
}

/** A booked job: its day, and its van if it has one. */
async function jobOf(keeper: ShopKeeper, orderId: string): Promise<{ day: string; van: string }> {
  const { order } = await keeper.ask<{
    order: { bookings: { van: string | null; slot: { startsAt: string } }[] };
  }>(BOOKING, { id: orderId });
  const [booking] = order.bookings;
  return { day: booking?.slot.startsAt.slice(0, 10) ?? '', van: booking?.van ?? '' };
}

/** Opens the dialog that changes a person's role, up to their place of work. */
async function openRoles(desk: Page, { email }: Person): Promise<Locator> {
  await signInAdmin(desk);
  await openPage(desk, `/admin/customers?q=${encodeURIComponent(email)}`);
  await desk.getByRole('link', { name: 'Ada King' }).click();
  await desk.getByRole('button', { name: 'Actions' }).click();
  await desk.getByRole('menuitem', { name: 'Change role' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('New role').selectOption('Fitter');
  await dialog.getByLabel('Your own password').fill(process.env[SHOP_ADMIN_PASSWORD] ?? '');
  return dialog;
}

/** Makes a person a fitter of a centre. */
async function hireAtCentre(desk: Page, person: Person, centre: string): Promise<void> {
  const dialog = await openRoles(desk, person);
  await dialog.getByRole('button', { name: 'Give this role' }).click();
  await expect(dialog.getByText('Choose the fitting centre first')).toBeVisible();
  await dialog.getByLabel('Fitting centre').fill(centre);
  await desk.getByRole('option', { name: centre }).click();
  await expect(dialog.getByLabel('Fitting centre')).not.toHaveAttribute('aria-activedescendant');
  await expectAccessible(desk, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Give this role' }).click();
  await expect(desk.getByText('Ada King now has the role “Fitter”.')).toBeVisible();
}

/** Makes a person the fitter of a van. */
async function hireForVan(desk: Page, person: Person, van: string): Promise<void> {
  const dialog = await openRoles(desk, person);
  await dialog.getByLabel('Place of work').selectOption(van);
  await expect(dialog.getByLabel('Fitting centre')).toBeHidden();
  await dialog.getByRole('button', { name: 'Give this role' }).click();
  await expect(desk.getByText(`Fitter, ${van}`)).toBeVisible();
}

/** Chooses the password of new staff, and signs in. */
async function start(page: Page, person: Person): Promise<void> {
  await openPage(page, linkIn(await mailTo(person.email, /^You can now manage/), '/reset-password'));
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm new password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  await openPage(page, '/admin');
  await fillLogin(page, { ...person, password: PASSWORD });
  await expect(page).toHaveURL(/\/admin\/my-jobs$/);
}

test('a fitter sees the jobs of their centre on a phone, and nothing else of the admin', async ({
  page,
  request,
  otherBrowser,
}) => {
  const slug = `fitter-${Date.now()}`;
  const keeper = await openShopKeeper(request);
  await aPartner(keeper, slug, `${slug}@example.com`);
  const tyre = await aFittableTyre(request);
  const buyer = await otherBrowser();
  await buyer.goto(QUIET_PAGE);
  const { orderId, orderNumber } = await aFittedOrder(buyer, aPerson(), tyre.id, slug);
  const { day } = await jobOf(keeper, orderId);
  const home = await otherBrowser();
  const person = await registerConfirmed(home);
  await home.close();
  await hireAtCentre(await otherBrowser(), person, slug);

  await start(page, person);
  const main = page.getByRole('main');
  await expect(main.getByText(`Garage ${slug}`)).toBeVisible();
  await expect(main.getByText('No jobs.')).toHaveCount(2);
  await openPage(page, `/admin/my-jobs?day=${day}`);
  const card = main.getByRole('article', { name: 'AB12 CDE' });
  await expect(card).toContainText(`2 × ${tyre.name}`);
  await expect(card).toContainText(`Tyres marked ${orderNumber}`);
  await expect(card.getByRole('link')).toHaveCount(0);
  await expectSoundOnEachScreen(page, main.getByRole('link', { name: 'Later' }));

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link')).toHaveText([
    'Home',
    'My jobs',
  ]);
  await openPage(page, `/admin/orders/${orderId}`);
  await expect(page.getByText('Your role doesn’t include this screen')).toBeVisible();
});

test('a van’s fitter sees on a phone where to go and whom to ring, and records the job', async ({
  page,
  request,
  otherBrowser,
}) => {
  const keeper = await openShopKeeper(request);
  const tyre = await aFittableTyre(request);
  const buyer = await otherBrowser();
  await buyer.goto(QUIET_PAGE);
  const buyerPerson = aPerson();
  const { orderId, orderNumber } = await aFittedOrder(buyer, buyerPerson, tyre.id, null);
  const { day, van } = await jobOf(keeper, orderId);
  const home = await otherBrowser();
  const person = await registerConfirmed(home);
  await home.close();
  await hireForVan(await otherBrowser(), person, van);

  await start(page, person);
  await openPage(page, `/admin/my-jobs?day=${day}`);
  const main = page.getByRole('main');
  await expect(main.getByText(van, { exact: true })).toBeVisible();
  const card = main.getByRole('article').filter({ hasText: orderNumber });
  await expect(card).toContainText('12 Mill Street, Bedford, MK40 3HD');
  await expect(card.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/directions\?to=12%20Mill%20Street/,
  );
  await expect(card.getByRole('link', { name: '07700 900123' })).toHaveAttribute('href', 'tel:+447700900123');
  await expectSoundOnEachScreen(page, main.getByRole('link', { name: 'Later' }));

  await letFittingTimeCome(orderId);
  await openPage(page, '/admin/my-jobs');
  await card.getByRole('button', { name: 'Done' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mileage').fill('41250');
  await dialog.getByLabel('Old tyres taken').fill('0');
  await expectSoundOnEachScreen(page, dialog.getByRole('button', { name: 'Tyres are fitted' }));
  await dialog.getByRole('button', { name: 'Tyres are fitted' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card).toContainText('Done');
  await mailTo(buyerPerson.email, /fitted/i);
});
