import type { Locator, Page } from '@playwright/test';
import { SHOP_ADMIN_PASSWORD } from '../setup/shopVariables.ts';
import { aPerson, expectSignedIn, register, signInAdmin, type Person } from '../support/accounts/accounts.ts';
import { mailTo } from '../support/accounts/mail.ts';
import { buyAndReview } from '../support/admin/reviews.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { operationOf } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { ENDED_SESSION, expect, test } from '../support/test.ts';

/** Sends the contact form. The answer is held back until the busy button has been checked. */
async function writeToShop(page: Page, person: Person, orderNumber: string): Promise<void> {
  await openPage(page, '/contact');
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill(`${person.firstName} ${person.lastName}`);
  await form.getByLabel('Email').fill(person.email);
  await form.getByRole('button', { name: 'Question about an order' }).click();
  await expect(form.getByLabel('Message')).toBeFocused();
  await form.getByLabel('Message').fill(`May I have the invoice of ${orderNumber} again?`);
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  letThrough();
  await expect(page.getByText(/^Thank you for writing to/)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText(/^Thank you for writing to/)).toHaveCount(0, { timeout: 8_000 });
  await expect(form.getByLabel('Message')).toHaveValue('');
}

/** Finds the waiting message and answers it with a saved reply and one more sentence. */
async function answer(desk: Page, person: Person, orderNumber: string): Promise<void> {
  await openPage(desk, '/admin');
  await desk.getByRole('link', { name: /^Messages/ }).click();
  await desk.getByRole('searchbox', { name: 'Name, email, order number or text' }).fill(person.email);
  await desk
    .getByRole('row')
    .filter({ hasText: person.email })
    .getByRole('link', { name: 'Question about an order' })
    .click();
  await expect(desk.getByText(`May I have the invoice of ${orderNumber} again?`)).toBeVisible();
  const mentioned = desk.getByRole('region', { name: 'Order mentioned' });
  await expect(mentioned.getByRole('link', { name: orderNumber })).toBeVisible();
  await desk.getByRole('button', { name: 'Call us' }).click();
  const box = desk.getByLabel(`Answer to ${person.email}`);
  await expect(box).toHaveValue(/^Hello Ada King,\n\nthank you for your message\. .+01632 960 100\.$/);
  await desk.keyboard.type(' Your invoice is in your account.');
  // The unsent answer survives a reload.
  await desk.reload();
  await expect(box).toHaveValue(/Your invoice is in your account\.$/);
  await box.press('Control+Enter');
  await expect(desk.getByText('Answer sent.')).toBeVisible();
  await expect(desk.getByRole('list', { name: 'Conversation' }).getByRole('listitem')).toHaveCount(2);
  const { subject, html } = await mailTo(person.email, /^Re:/);
  expect(subject).toBe('Re: Question about an order');
  expect(html).toContain('Your invoice is in your account.');
  expect(html).toContain(`May I have the invoice of ${orderNumber} again?`);
  await expectAccessible(desk);
}

/** Moves to a review by keyboard: up to the first of the queue, then down. */
async function goTo(desk: Page, review: Locator): Promise<void> {
  const first = desk.getByRole('article').first();
  while (!(await first.getAttribute('aria-current'))) await desk.keyboard.press('k');
  while (!(await review.getAttribute('aria-current'))) await desk.keyboard.press('j');
}

/** Approves a review by key, undoes that, fails to reject it without a reason, and approves it again. */
async function moderate(desk: Page, title: string): Promise<void> {
  await openPage(desk, '/admin/reviews');
  const review = desk.getByRole('article').filter({ hasText: title });
  await expect(review).toBeVisible();
  await goTo(desk, review);
  await expect(review.getByText('Verified purchase')).toBeVisible();
  await desk.keyboard.press('a');
  await expect(desk.getByText('Published.', { exact: true })).toBeVisible();
  await expect(review).toHaveCount(0);
  await desk.keyboard.press('u');
  await expect(desk.getByText('Decision undone.')).toBeVisible();
  await expect(review).toBeVisible();
  await goTo(desk, review);
  await desk.keyboard.press('r');
  await review.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(review.getByText('Enter a reason for the author')).toBeVisible();
  await expectAccessible(desk);
  await desk.keyboard.press('Escape');
  // The row disappears at once, but the shop shows the review only once the answer has arrived.
  const approved = desk.waitForResponse((response) => operationOf(response.request()) === 'ModerateReview');
  await desk.keyboard.press('a');
  await approved;
  await expect(review).toHaveCount(0);
}

test('an administrator answers a message, approves a review by key, and erases a customer', async ({
  page,
  request,
  otherBrowser,
  complaints,
}) => {
  test.slow();
  const person = await register(page, aPerson());
  const { orderNumber, slug, title } = await buyAndReview(page, request, person);
  await test.step('CONT-02 CONT-03 a customer writes to the shop', () =>
    writeToShop(page, person, orderNumber));

  const desk = await otherBrowser();
  await signInAdmin(desk);
  await test.step('the message is answered', () => answer(desk, person, orderNumber));
  await test.step('the review is approved by key', () => moderate(desk, title));
  await openPage(page, `/product/${slug}#reviews`);
  await expect(page.getByRole('tabpanel').getByText(title)).toBeVisible();

  await test.step('the customer is found, but can’t be made an administrator yet', async () => {
    await openPage(desk, `/admin/customers?q=${encodeURIComponent(person.email)}`);
    await desk.getByRole('table').getByRole('link', { name: 'Ada King' }).click();
    await expect(desk.getByRole('link', { name: orderNumber })).toBeVisible();
    await desk.getByRole('button', { name: 'Actions' }).click();
    await desk.getByRole('menuitem', { name: 'Change role' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('New role').selectOption('Owner');
    await dialog.getByLabel('Your own password').fill(process.env[SHOP_ADMIN_PASSWORD] ?? '');
    await dialog.getByRole('button', { name: 'Give this role' }).click();
    await expect(dialog.getByText('Their email address isn’t confirmed yet', { exact: false })).toBeVisible();
    await expectAccessible(desk, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the customer’s data is downloaded, and they are signed out', async () => {
    await desk.getByRole('button', { name: 'Actions' }).click();
    const downloading = desk.waitForEvent('download');
    await desk.getByRole('menuitem', { name: 'Download their data' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^customer-[\da-f]{8}-\d{4}-\d\d-\d\d\.json$/);
    await desk.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await expect(desk.getByText('Session signed out.')).toBeVisible();
    complaints.provoke(ENDED_SESSION);
    await page.goto('/account');
    await expectSignedIn(page, false);
  });

  await test.step('the customer is erased', async () => {
    await desk.getByRole('button', { name: 'Actions' }).click();
    await desk.getByRole('menuitem', { name: 'Erase customer' }).click();
    const dialog = desk.getByRole('dialog');
    const confirmation = dialog.getByLabel(`Type ${person.email} to confirm`);
    await confirmation.fill('someone@example.com');
    await dialog.getByRole('button', { name: 'Erase permanently' }).click();
    await expect(dialog.getByText('This isn’t the email address of this customer')).toBeVisible();
    await confirmation.fill(person.email);
    await dialog.getByRole('button', { name: 'Erase permanently' }).click();
    await expect(desk.getByText('Erased. 1 order stays in the books without a name.')).toBeVisible();
    await openPage(desk, `/admin/customers?q=${encodeURIComponent(person.email)}`);
    await expect(desk.getByText('No matching customers')).toBeVisible();
  });
});

test('the only administrator can’t give up the role', async ({ page }) => {
  await signInAdmin(page);
  await openPage(page, '/admin/customers?tab=admins');
  await page.getByRole('table').getByRole('link', { name: 'Shop Administrator' }).click();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Change role' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New role').selectOption('None: a customer');
  await dialog.getByLabel('Your own password').fill(process.env[SHOP_ADMIN_PASSWORD] ?? '');
  await dialog.getByRole('button', { name: 'Remove from the staff' }).click();
  await expect(
    dialog.getByText('This is the only administrator. Make someone else an administrator first.'),
  ).toBeVisible();
});
