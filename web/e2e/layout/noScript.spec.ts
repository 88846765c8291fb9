import { findTyre } from '../support/shop/catalogue.ts';
import { turnPage, tyreCards } from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('SHOP-11 without a script, /shop shows 48 tyres with prices and links, and turns pages', async ({
  page,
}) => {
  await page.goto('/shop');
  const cards = tyreCards(page);
  await expect(cards).toHaveCount(48);
  for (const card of await cards.all()) {
    await expect(card).toContainText(/£\d+\.\d\d/);
    expect(await card.getByRole('heading').getByRole('link').getAttribute('href')).toMatch(/^\/product\//);
  }
  await turnPage(page, 'Page 2');
  await expect(page).toHaveURL('/shop?page=2');
  await expect(cards).toHaveCount(48);
});

test('SHOP-08 without a script, the filters are a form with a submit button', async ({ page }) => {
  await page.goto('/shop');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: 'Toyo' }).check();
  await page.getByLabel('Sort').selectOption('Price, low to high');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/brand=toyo/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyo tyres');
  await expect(page.getByLabel('Sort')).toHaveValue('price_ASC');
});

test('HOME-01 HOME-03 the home page has its content without a script, and no switch that needs one', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByLabel('Theme')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Featured tyres' }).getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'The shop in figures' })).toContainText(/19,4\d\d/);
});

test('FIND-03 FIND-08 the finder opens the listing without a script', async ({ page }) => {
  await page.goto('/');
  const plate = page.getByLabel('Vehicle registration');
  await plate.fill('AB12 CDE');
  await plate.press('Enter');
  await expect(page).toHaveURL(/^[^?]+\/shop\?registration=AB12\+CDE/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ – AB12 CDE$/);
});

test('FIND-03 a popular size opens the listing without a script', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: '205/55 R16', exact: true }).click();
  await expect(page).toHaveURL('/shop?search=205%2F55+R16');
});

test('GEN-03 the search opens the listing without a script', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search tyres' }).fill('michelin');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/shop?search=michelin');
  await expect(tyreCards(page).first()).toContainText('Michelin');
});

test('PROD-02 PROD-03 a product shows all its content, every tab included, without a script', async ({
  page,
  request,
}) => {
  const tyre = await findTyre(request, { width: 205, profile: 55, diameter: 16, brands: ['michelin'] });
  await page.goto(`/product/${tyre.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(tyre.model.name);
  await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveCount(4);
});

test('INFO-16 the questions can be searched without a script', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('searchbox', { name: 'Search questions and answers' }).fill('run-flat');
  await page.getByRole('search', { name: 'Questions' }).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/faq?q=run-flat');
  await expect(page.getByText('1 answer found')).toBeVisible();
});

test('the tools answer without a script, and explain invalid input', async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('main').getByRole('link', { name: 'Tyre size calculator' }).click();
  await page.getByLabel('Size your car came with').fill('205 55 16');
  await page.getByLabel('Size to compare').fill('2056016');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL('/tools/tyre-size-calculator?from=205+55+16&to=2056016');
  const result = page.getByRole('main').getByRole('status');
  await expect(result).toContainText('Too large: the speedometer could show too little');
  await expect(page.getByRole('row', { name: /^70 mph/ })).toContainText('72.3 mph');
  await expect(page.getByRole('link', { name: 'Tyres in 205/60 R16' })).toHaveAttribute(
    'href',
    '/tyres/205-60-r16',
  );

  await page.goto('/tools/tyre-pressure-converter?pressure=2.5&unit=bar');
  await expect(result).toContainText('36.3 psi');
  await page.goto('/tools/tyre-pressure-converter?pressure=high&unit=bar');
  await expect(page.getByRole('alert')).toHaveText('The pressure must be a number from 0 to 10 bar');

  await page.goto('/tools/tyre-age');
  await page.getByLabel('End of the DOT code').fill('DOT U2LL LMLR 3515');
  await page.getByRole('button', { name: 'Read the date' }).click();
  await expect(result).toContainText('week 35 of 2015');
  await expect(result).toContainText('More than 10 years: replace it');
  await page.goto('/tools/tyre-age?dot=3599');
  await expect(page.getByRole('alert')).toContainText('That week is still to come.');

  await page.goto('/tools/tyre-cost-per-mile?price=100&miles=20%2C000&energy=140&class=C');
  await expect(result).toContainText('2.0p a mile');
  await expect(page.getByRole('row', { name: /^A/ })).toContainText('up to 2.4p');
  await page.goto('/tools/tyre-cost-per-mile?price=100&miles=lots&energy=140');
  await expect(page.getByRole('alert')).toHaveText('The mileage must be a number from 500 to 200,000 miles');
});

test('CART-09 the cart says that it needs a script', async ({ page }) => {
  await page.goto('/cart');
  const note = page.getByRole('main').locator('noscript');
  await expect(note).toBeVisible();
  expect(await note.innerText()).toContain('Please turn on JavaScript to see your cart.');
});

test('the finder finds a car by make, model and year without a script', async ({ page }) => {
  await page.goto('/');
  await page.getByText('No plate or size to hand? Pick your car').click();
  const form = page.getByRole('form', { name: 'Find tyres by car' });
  await form.getByLabel('Make').fill('Volkswagen');
  await form.getByLabel('Model').fill('Golf');
  await form.getByLabel('Year').fill('2017');
  await form.getByRole('button', { name: 'Find My Tyres', exact: true }).click();
  await expect(page).toHaveURL('/shop?make=Volkswagen&model=Golf&year=2017&sort=recommended');
  const sizes = page.getByRole('region', { name: 'Which size is on your sidewall?' });
  await sizes.getByRole('link', { name: /^225\/40 R18/ }).click();
  await expect(page).toHaveURL(/size=225%2F40\+R18/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tyres for your Volkswagen Golf/);
});

for (const path of [
  '/product/no-such-tyre',
  '/product/id/999999999',
  '/product/id/abc',
  '/product/id/99999999999999999999',
  '/product/%3Cscript%3E',
])
  test(`PROD-10 PROD-12 ${path} is not found, and says what to do`, async ({ page, complaints }) => {
    complaints.provoke(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
    await expect(
      page.getByText("The product you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse All Tyres' })).toHaveAttribute('href', '/shop');
    await expect(page.getByRole('link', { name: 'Return to Shop' })).toHaveAttribute('href', '/shop');
    await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', path);
  });
