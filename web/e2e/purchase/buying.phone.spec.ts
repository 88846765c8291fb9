import { openPage } from '../support/page/openPage.ts';
import { askShop } from '../support/shop/askShop.ts';
import { expectInCart } from '../support/shop/cart.ts';
import { findTyre, type Tyre } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

const MINUTE_MS = 60_000;
const isPlenty = ({ stockQuantity }: Tyre) => stockQuantity > 12;

let tyre: Tyre;

test.beforeEach(async ({ request }) => {
  tyre = await findTyre(request, { brands: ['michelin'] }, isPlenty);
});

test('C-03 a product says how long to order for which day, and what a sooner day costs', async ({
  page,
  request,
}) => {
  const { shopSettings } = await askShop<{ shopSettings: { cutOffAt: string } }>(
    request,
    '{ shopSettings { cutOffAt } }',
  );
  await page.clock.setFixedTime(Date.parse(shopSettings.cutOffAt) - 134 * MINUTE_MS);
  await openPage(page, `/product/${tyre.slug}`);
  const panel = page.getByRole('region', { name: 'Delivery and returns' });
  await expect(panel).toContainText('Made at most 18 months before you get it');
  await expect(panel).toContainText(/Delivery \w{3} \d+ \w{3} to \w{3} \d+ \w{3}/);
  await expect(panel).toContainText('Order within 2 h 14 min. Standard');
  await expect(panel).toContainText(/Sooner: by \w{3} \d+ \w{3}/);
  await expect(panel).toContainText('Emergency delivery on the UK mainland, £49.99');
  await expect(panel).toContainText(/By \w{3} \d+ \w{3} with express delivery around major cities, £24\.99/);
});

test('C-03 without a script, the page names the day and hour of the cut-off, the same for everyone', async ({
  request,
}) => {
  const html = await (await request.get(`/product/${tyre.slug}`)).text();
  expect(html).toMatch(/Order by 2:00 PM on \w{3} \d+ \w{3}/);
  expect(html).not.toContain('Order within');
});

for (const [where, pathTo] of [
  ['product', ({ slug }: Tyre) => `/product/${slug}`],
  ['model', ({ model }: Tyre) => `/models/${model.slug}`],
] as const)
  test(`PROD-02 PROD-05 MODEL-04 the page of a ${where} starts with two tyres, and four are one press away`, async ({
    page,
  }) => {
    await openPage(page, pathTo(tyre));
    const panel = page.getByRole('region', { name: 'Buy', exact: true });
    await expect(panel).toContainText(/£[\d,.]+ for 2/);
    const quantity = panel.getByRole('textbox', { name: /^Quantity of/ });
    await expect(quantity).toHaveValue('2');
    await panel.getByRole('button', { name: '4 tyres' }).click();
    await expect(quantity).toHaveValue('4');
    await panel.getByRole('button', { name: 'Add to Cart' }).click();
    await expectInCart(page, 4);
  });

for (const [where, pathTo] of [
  ['product', ({ slug }: Tyre) => `/product/${slug}`],
  ['model', ({ model, slug }: Tyre) => `/models/${model.slug}?tyre=${slug}`],
] as const)
  test(`C-27 a shopper who types too many tyres on the page of a ${where} learns how many they can buy`, async ({
    page,
  }) => {
    await openPage(page, pathTo(tyre));
    const panel = page.getByRole('region', { name: 'Buy', exact: true });
    const field = panel.getByRole('textbox', { name: /^Quantity of/ });
    const sentence = panel.getByText('You can buy up to 10 at once');
    await field.fill('12');
    await expect(sentence).toBeInViewport({ ratio: 1 });
    await field.blur();
    await expect(field).toHaveValue('10');
    await expect(sentence).toBeInViewport({ ratio: 1 });
    await panel.getByRole('button', { name: '2 tyres' }).tap();
    await expect(sentence).toHaveCount(0);
    await field.fill('99');
    await panel.getByRole('button', { name: 'Add to Cart' }).tap();
    await expect(sentence).toBeInViewport();
    await expectInCart(page, 10);
  });

test('C-27 a cart that already holds the whole stock says so instead of growing', async ({
  page,
  request,
}) => {
  const scarce = await findTyre(
    request,
    { brands: ['michelin'] },
    ({ stockQuantity }) => stockQuantity > 1 && stockQuantity < 10,
  );
  await openPage(page, `/product/${scarce.slug}`);
  const panel = page.getByRole('region', { name: 'Buy', exact: true });
  for (let inCart = 0; inCart < scarce.stockQuantity; inCart += 2)
    await panel.getByRole('button', { name: 'Add to Cart' }).click();
  await expectInCart(page, scarce.stockQuantity);
  await panel.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(
    page.getByText(`Your cart has all ${scarce.stockQuantity} available of ${scarce.name}`).first(),
  ).toBeVisible();
  await expectInCart(page, scarce.stockQuantity);
});

test('C-01 a card says what delivery adds, what four tyres come to and by when they arrive', async ({
  page,
}) => {
  await openPage(page, '/shop?brand=michelin');
  const card = page.getByRole('article').filter({ hasText: 'In Stock' }).first();
  await expect(card).toContainText('+ £15.99 delivery per order, free from £200');
  await expect(card).toContainText(/£[\d,.]+ for 4/);
  await expect(card).toContainText(/Standard delivery by \w{3}\s\d+\s\w{3}/);
});
