import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { SHOP_ADMIN_PASSWORD } from '../setup/shopVariables.ts';
import { fillLogin, signInAdmin } from '../support/accounts/accounts.ts';
import { linkIn, mailTo } from '../support/accounts/mail.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen, expectUsableOnEachScreen } from '../support/page/screens.ts';
import { ENDED_SESSION, expect, test } from '../support/test.ts';

const PASSWORD = 'fourteen wet roads';

/** Fills in the administrator's password in a dialog and presses its button. */
async function prove(dialog: Locator, button: string): Promise<void> {
  await dialog.getByLabel('Your own password').fill(process.env[SHOP_ADMIN_PASSWORD] ?? '');
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toHaveCount(0);
}

/** Creates a role that reads orders and nothing else. */
async function createRole(desk: Page, label: string): Promise<void> {
  await openPage(desk, '/admin/staff/roles');
  await expect(desk.getByRole('link', { name: 'Warehouse' })).toBeVisible();
  await desk.getByRole('link', { name: 'New role' }).click();
  await desk.getByLabel('Name', { exact: true }).fill(label);
  await desk.getByLabel('Meant for').fill('Looks up orders at the counter.');
  await desk.getByRole('checkbox', { name: /^Read orders/ }).check();
  await desk.getByRole('button', { name: 'Create role' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: label })).toContainText('Read orders');
}

/** Gives the role one more permission. */
async function widenRole(desk: Page, label: string): Promise<void> {
  await openPage(desk, '/admin/staff/roles');
  await desk.getByRole('link', { name: label }).click();
  await desk.getByRole('checkbox', { name: /^Answer messages/ }).check();
  await desk.getByRole('button', { name: 'Save' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(desk.getByText('Not saved yet. Changing a role needs your password.')).toBeVisible();
  await desk.getByRole('button', { name: 'Save' }).click();
  await prove(dialog, 'Save');
  await expect(desk.getByText('Role saved')).toBeVisible();
}

/** Invites an address, with the role. */
async function invite(desk: Page, email: string, role: string): Promise<void> {
  await openPage(desk, '/admin/staff');
  await desk.getByRole('button', { name: 'Invite' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption(role);
  await expectAccessible(desk, '[role="dialog"]');
  await prove(dialog, 'Send invitation');
  await expect(rowOf(desk, email)).toContainText('Invited');
}

const rowOf = (desk: Page, email: string): Locator => desk.getByRole('row').filter({ hasText: email });

/** Expects these links in the admin's menu, whether or not tasks wait there. */
async function expectSections(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link')).toHaveText(
    names.map((name) => new RegExp(`^${name}`)),
  );
}

test('an invited colleague sees only what their role may, and is out once suspended', async ({
  page,
  otherBrowser,
  complaints,
}) => {
  test.slow();
  const id = randomUUID().slice(0, 8);
  const [email, role] = [`priya-${id}@example.com`, `Counter ${id}`];
  const desk = await otherBrowser({ viewport: { width: 1280, height: 900 } });
  await signInAdmin(desk);
  await test.step('the owner makes a role and invites with it', async () => {
    await createRole(desk, role);
    await invite(desk, email, role);
  });

  await test.step('the invited person accepts on a phone', async () => {
    await openPage(page, linkIn(await mailTo(email, /^Join the staff/), '/accept-invitation'));
    await expect(page.getByText(`You’re invited with the role “${role}”`)).toBeVisible();
    await expectSoundOnEachScreen(page, page.getByRole('button', { name: 'Accept and set password' }));
    await page.getByLabel('First name').fill('Priya');
    await page.getByLabel('Last name').fill('Shah');
    await page.getByLabel('New password', { exact: true }).fill('eleven char');
    await page.getByLabel('Confirm new password').fill('eleven char');
    await page.getByRole('button', { name: 'Accept and set password' }).click();
    await expect(page.getByText('Password must be at least 12 characters')).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm new password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Accept and set password' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome to the staff' })).toBeVisible();
  });

  await test.step('they see the screens of their role and no others', async () => {
    await openPage(page, '/admin');
    await fillLogin(page, { email, password: PASSWORD });
    await expect(page).toHaveURL(/\/admin$/);
    await expectSections(page, ['Home', 'Orders', 'Calendar', 'Returns']);
    await openPage(page, '/admin/messages');
    await expect(page.getByText('Your role doesn’t include this screen')).toBeVisible();
  });

  await test.step('a wider role counts at once', async () => {
    await widenRole(desk, role);
    await openPage(page, '/admin/messages');
    await expect(page.getByRole('heading', { name: 'Messages', exact: true })).toBeVisible();
  });

  await test.step('a suspension ends their session', async () => {
    await openPage(desk, '/admin/staff');
    const row = rowOf(desk, email);
    await expect(row).toContainText('Active');
    await row.getByRole('button', { name: 'Actions for Priya Shah' }).click();
    await desk.getByRole('menuitem', { name: 'Suspend' }).click();
    await prove(desk.getByRole('dialog'), 'Suspend');
    await expect(row).toContainText('Suspended');
    complaints.provoke(ENDED_SESSION);
    await page.goto('/admin/orders');
    await expect(page).toHaveURL(/\/login$/);
    await fillLogin(page, { email, password: PASSWORD });
    const notice = page.getByText('Your access to the admin is suspended');
    await expect(notice).toBeVisible();
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/account$/);
    await expect(notice).toBeVisible();
  });

  await test.step('the staff list works on a phone', async () => {
    await desk.close();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signInAdmin(page);
    await openPage(page, '/admin/staff');
    await expect(page.getByText(email)).toBeVisible();
    await expectSoundOnEachScreen(page, page.getByRole('button', { name: 'Invite' }));
    await openPage(page, '/admin/staff/roles');
    await expect(page.getByRole('link', { name: role })).toBeVisible();
    await expectUsableOnEachScreen(page, page.getByRole('link', { name: 'New role' }));
  });
});
