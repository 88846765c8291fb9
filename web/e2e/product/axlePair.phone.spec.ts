import { expectAccessible, expectNoSidewaysScroll } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { addToCartButton, expectInCart, storedCart, storeText } from '../support/shop/cart.ts';
import { findTyres, type Tyre } from '../support/shop/catalogue.ts';
import { orderSummary } from '../support/shop/checkout.ts';
import { expect, test } from '../support/test.ts';

const RATINGS = { minLoadIndex: 95, minSpeedRating: 'Y' };
const FRONT = { position: 'FRONT', size: '225/45 R18', ...RATINGS };
const REAR = { position: 'REAR', size: '255/40 R18', ...RATINGS };
const VEHICLE = {
  registration: null,
  make: 'BMW',
  model: '4 Series',
  year: 2021,
  tyreSizes: [FRONT, REAR],
  account: null,
};

const pounds = (pence: number) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100);

test('a staggered fitment is priced and offered as a pair of front and rear sizes', async ({
  page,
  request,
}) => {
  const ofSize = async ({ size }: { size: string }) =>
    (
      await findTyres(request, {
        filter: { sizes: [size], ...RATINGS, inStock: true, brands: ['michelin'], runFlat: false },
        sort: 'PRICE_ASC',
      })
    ).items.filter(({ stockQuantity }) => stockQuantity > 3);
  const rears = await ofSize(REAR);
  const front = (await ofSize(FRONT)).find(({ model }) =>
    rears.some((rear) => rear.model.slug === model.slug),
  ) as Tyre;
  const isRear = ({ id }: { id: number }) =>
    rears.some((rear) => rear.id === id && rear.model.slug === front.model.slug);
  await storeText(page, 'vehicle', JSON.stringify([VEHICLE]));

  await openPage(page, `/product/${front.slug}`);
  const buy = page.getByRole('region', { name: 'Buy', exact: true });
  await expect(buy).toContainText(/Front tyre: £[\d,.]+ for 2 \+ 2 with the rear/);
  await expect(buy).toContainText('Your BMW 4 Series (2021) takes 255/40 R18 at the rear');
  await expectAccessible(page);
  await addToCartButton(page).click();
  await expectInCart(page, 2);

  await openPage(page, '/cart');
  const missing = page.getByRole('region', { name: 'Tyres for the rear' });
  await expect(missing).toContainText(front.model.name);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await missing.getByRole('button', { name: 'Add 2 for the rear' }).click();
  await expect(missing).toHaveCount(0);
  const lines = await storedCart(page);
  expect(lines).toMatchObject([{ id: front.id, quantity: 2 }, { quantity: 2 }]);
  const rear = lines.find(isRear);
  const pair = `${pounds(2 * front.price + 200 * (rear?.price ?? 0))} for 2 + 2`;
  await expect(page.getByText(`Front and rear together: ${pair}`)).toBeVisible();
  await openPage(page, '/checkout');
  await expect(orderSummary(page)).toContainText(`Front and rear together: ${pair}`);
  await expect(orderSummary(page)).toContainText('For the rear wheels');

  await openPage(page, `/compare?tyres=${front.id}`);
  await expect(page.getByRole('row', { name: /^Price for a set/ })).toContainText(pair);
  await openPage(page, `/shop?search=${encodeURIComponent(front.name)}&sort=recommended`);
  await expect(page.getByRole('article').first()).toContainText(`Front tyre: ${pair} with the rear`);
});
