import { register, signInAdmin } from '../support/accounts/accounts.ts';
import { payFor, placeOrder } from '../support/accounts/orders.ts';
import { openShopKeeper, type ShopKeeper } from '../support/admin/admin.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen, expectUsableOnEachScreen } from '../support/page/screens.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

/** No real plates begin with J. */
const PLATE = 'JT19 ZZZ';
/** Each process of the shop saves what drivers didn't find a few times a minute. */
const SAVED_WITHIN_MS = 60_000;

interface Missed {
  readonly missedRegistrations: { readonly items: readonly { readonly registration: string }[] };
}

const missedBy = async ({ ask }: ShopKeeper): Promise<string[]> =>
  (await ask<Missed>('{ missedRegistrations { items { registration } } }')).missedRegistrations.items.map(
    ({ registration }) => registration,
  );

test('a vehicle that drivers didn’t find is added, and corrected once a return says that its tyres don’t fit', async ({
  page,
  otherBrowser,
  isMobile,
}) => {
  const tyre = await findTyre(
    page.request,
    { sizes: ['205/55 R16'] },
    ({ stockQuantity }) => stockQuantity > 12,
  );
  const customer = await register(page);
  await openPage(page, `/shop?registration=${PLATE.replace(' ', '')}`);
  await expect(page.getByText(`We couldn’t find ${PLATE}.`)).toBeVisible();

  const keeper = await openShopKeeper(page.request);
  await expect.poll(() => missedBy(keeper), { timeout: SAVED_WITHIN_MS }).toContain(PLATE);
  const staff = await otherBrowser({ viewport: page.viewportSize(), isMobile, hasTouch: isMobile });
  await signInAdmin(staff);
  await openPage(staff, '/admin/vehicles/missed');
  const add = staff.getByRole('link', { name: `Add vehicle ${PLATE}` });
  await expectSoundOnEachScreen(staff, add);
  await add.click();
  const form = staff.getByRole('form', { name: 'Vehicle' });
  await form.getByLabel('Make').fill('Lotus');
  await form.getByLabel('Model').fill('Elan (M100)');
  await form.getByLabel('First year').fill('1989');
  await form.getByLabel('Front size').fill('205/55 R16');
  await form.getByLabel('Load index', { exact: true }).fill('88');
  await staff.getByRole('button', { name: 'Add vehicle' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();
  await openPage(staff, '/admin/vehicles/missed');
  await staff.getByRole('button', { name: `Remove ${PLATE} from the list` }).click();
  await expect(add).toHaveCount(0);

  await openPage(page, '/shop?make=Lotus&model=Elan');
  const order = await placeOrder(page, customer, tyre.id, { quantity: 2 });
  await payFor(page.request, order);
  await keeper.deliver(order.orderId);
  await openPage(page, `/orders/${order.orderId}/return`);
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('radio', { name: 'You said they fit my vehicle, and they don’t' }).check();
  await expect(page.getByText('Lotus Elan', { exact: true })).toBeVisible();
  const size = page.getByLabel('What size do your old tyres say?');
  await size.fill('sixteen inches');
  await page.getByLabel('Anything we should know?').fill('They’re too wide for the arches.');
  const ask = page.getByRole('button', { name: 'Ask to return 1 tyre' });
  await ask.click();
  await expect(page.getByText('Enter a size such as 205/55 R16')).toBeVisible();
  await expectSoundOnEachScreen(page, ask);
  await size.fill('195/50 15');
  await ask.click();
  await expect(page.getByRole('heading', { name: 'Being checked' })).toBeVisible();

  await openPage(staff, `/admin/returns?q=${order.orderNumber}`);
  await staff.getByRole('link', { name: `${order.orderNumber}-R1` }).click();
  await expect(staff.getByText('Lotus Elan (M100)')).toBeVisible();
  await staff.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByRole('button', { name: 'Mark as collected' })).toBeVisible();

  await openPage(staff, '/admin');
  await staff.getByRole('link', { name: /fitment corrections? to check/ }).click();
  const review = staff.getByRole('link', { name: 'Review 205/55 R16 of Lotus Elan (M100)' });
  await expect(staff.getByText('“They’re too wide for the arches.”')).toBeVisible();
  await expectSoundOnEachScreen(staff, review, staff.getByRole('button', { name: 'Dismiss 205/55 R16…' }));
  await review.click();
  await expect(staff.getByText('1 return says that 205/55 R16 doesn’t fit.')).toBeVisible();
  await expect(form.getByLabel('Front size')).toHaveValue('195/50 R15');
  const save = staff.getByRole('button', { name: 'Save' });
  await expectSoundOnEachScreen(staff, save);
  await save.click();
  await expect(staff.getByText('Vehicle saved. The shop shows its sizes at once.')).toBeVisible();
  await expect(staff.getByRole('region', { name: 'Corrections to check' })).toHaveCount(0);
  await openPage(staff, '/admin/vehicles/corrections?tab=approved');
  const approved = staff.getByRole('link', { name: 'Lotus Elan (M100)' });
  await expectUsableOnEachScreen(staff, approved);
});
