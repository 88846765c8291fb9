import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { aPerson, signInAdmin } from '../support/accounts/accounts.ts';
import { mailTo } from '../support/accounts/mail.ts';
import type { PlacedOrder } from '../support/accounts/orders.ts';
import { openShopKeeper, type ShopKeeper } from '../support/admin/admin.ts';
import { aFittableTyre, aFittedOrder, aPartner } from '../support/admin/fittedOrders.ts';
import { expectAccessible } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { QUIET_PAGE } from '../support/page/quietPage.ts';
import { expect, test } from '../support/test.ts';

const BOOKINGS = 'query ($id: ID!) { order(id: $id) { bookings { slot { startsAt } bay state } } }';

interface Booked {
  order: { bookings: { slot: { startsAt: string }; bay: number; state: string }[] };
}

/** The only booking of an order. */
async function bookingOf(keeper: ShopKeeper, { orderId }: PlacedOrder) {
  const { order } = await keeper.ask<Booked>(BOOKINGS, { id: orderId });
  const [booking] = order.bookings;
  if (!booking) throw new Error('The order has no booking.');
  return booking;
}

/** Orders of two tyres each, fitted at the same time in the two bays of a new centre. */
async function fillBays(page: Page, request: APIRequestContext, keeper: ShopKeeper, slug: string) {
  await aPartner(keeper, slug, `${slug}@example.com`);
  const tyre = await aFittableTyre(request);
  await page.goto(QUIET_PAGE);
  const first = await aFittedOrder(page, aPerson(), tyre.id, slug);
  return [first, await aFittedOrder(page, aPerson(), tyre.id, slug)] as const;
}

/** Drags a job to a column, some rows of half an hour below its present start. */
async function drag(page: Page, job: Locator, column: Locator, rows: number): Promise<void> {
  const [from, to, row] = [await job.boundingBox(), await column.boundingBox(), 40];
  if (!from || !to) throw new Error('The calendar isn’t drawn.');
  await page.mouse.move(from.x + 12, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 12, from.y + 8 + rows * row, { steps: 5 });
  await page.mouse.up();
}

test('a job is dragged to another bay and time, refused where it can’t be, and moved by keyboard', async ({
  page,
  request,
}) => {
  const slug = `calendar-${Date.now()}`;
  const keeper = await openShopKeeper(request);
  const [order, other] = await fillBays(page, request, keeper, slug);
  const booked = await bookingOf(keeper, order);
  const day = booked.slot.startsAt.slice(0, 10);
  await signInAdmin(page);
  await openPage(page, `/admin/fitting-calendar?centre=${slug}&day=${day}`);
  const [bay1, bay2] = [1, 2].map((bay) => page.getByRole('group', { name: `, Bay ${bay}` }));
  if (!bay1 || !bay2) return;
  const job = page.getByRole('button', { name: order.orderNumber });
  await expect(bay1.getByRole('button', { name: order.orderNumber })).toBeVisible();
  await expect(bay2.getByRole('button', { name: other.orderNumber })).toBeVisible();
  await expect(page.getByText('18.5 of 20 h free')).toBeVisible();
  await expectAccessible(page);

  await test.step('a taken bay refuses it, and it goes back', async () => {
    await drag(page, job, bay2, 0);
    await expect(page.getByText('This time has just been taken.', { exact: false })).toBeVisible();
    await expect(bay1.getByRole('button', { name: order.orderNumber })).toBeVisible();
    expect(await bookingOf(keeper, order)).toEqual(booked);
  });

  await test.step('a free hour of the other bay takes it', async () => {
    await drag(page, job, bay2, 4);
    await expect(bay2.getByRole('button', { name: order.orderNumber })).toBeVisible();
    const moved = await bookingOf(keeper, order);
    expect(moved.bay).toBe(2);
    expect(Date.parse(moved.slot.startsAt) - Date.parse(booked.slot.startsAt)).toBe(2 * 3_600_000);
  });

  await test.step('its details open by Enter, and it moves to another free time', async () => {
    await job.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('AB12 CDE');
    await expect(dialog).toContainText('Waiting for the garage');
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    const before = (await bookingOf(keeper, order)).slot.startsAt;
    await dialog.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Move job' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await bookingOf(keeper, order)).slot.startsAt).not.toBe(before);
  });

  await test.step('another garage is chosen for it in the dialog, and it leaves this calendar', async () => {
    const garage = `${slug}-2`;
    await aPartner(keeper, garage, `${garage}@example.com`);
    await openPage(page, `/admin/fitting-calendar?centre=${slug}&day=${day}`);
    await page.getByRole('button', { name: other.orderNumber }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await dialog.getByRole('button', { name: 'Choose another centre' }).click();
    await dialog.getByRole('radio', { name: `Garage ${garage}` }).click();
    await dialog
      .getByRole('group', { name: /^Time on/ })
      .getByRole('radio')
      .first()
      .check({ force: true });
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Move job' }).click();
    await expect(page.getByText(`Moved to Garage ${garage}, `, { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: other.orderNumber })).toHaveCount(0);
    await mailTo(`${slug}@example.com`, new RegExp(`^Fitting ${other.orderNumber} is cancelled`));
    await mailTo(`${garage}@example.com`, new RegExp(`^Please confirm fitting ${other.orderNumber}`));
    await openPage(page, `/admin/fitting-calendar?centre=${slug}&day=${day}`);
  });

  await test.step('staff confirm it for the garage, and print its sheet', async () => {
    await job.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Confirm for the garage' }).click();
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(job).toContainText('Confirmed');
    await job.press('Enter');
    await dialog.getByRole('link', { name: 'Job sheet' }).click();
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText(`for job ${order.orderNumber}`);
    await expect(sheet).toContainText('AB12 CDE');
    await expectAccessible(page);
  });

  await test.step('the order’s screen leads to the job', async () => {
    await openPage(page, `/admin/orders/${order.orderId}`);
    const fitting = page.getByRole('region', { name: 'Fitting' });
    await expect(fitting).toContainText(`Garage ${slug}`);
    await expectAccessible(page);
    await fitting.getByRole('link').click();
    await expect(page.getByRole('dialog')).toContainText(`Job ${order.orderNumber}`);
  });
});
