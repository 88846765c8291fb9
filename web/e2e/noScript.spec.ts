import { findTyre } from './support/catalogue.ts';
import { pages, tyreCards } from './support/listing.ts';
import { expect, FORBIDDEN_SCRIPT, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ complaints }) => complaints.provoke(FORBIDDEN_SCRIPT));

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
  await pages(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/shop?page=2');
  await expect(cards).toHaveCount(48);
});

test('SHOP-08 without a script, the filters are a form with a button', async ({ page }) => {
  await page.goto('/shop');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: 'Toyo' }).check();
  await page.getByLabel('Sort').selectOption('Price, low to high');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/brand=toyo/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyo tyres');
  await expect(page.getByLabel('Sort')).toHaveValue('price_ASC');
});

test('HOME-01 HOME-03 the home page has its content without a script', async ({ page }) => {
  await page.goto('/');
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
  await form.getByRole('button', { name: 'Find my tyres' }).click();
  await expect(page).toHaveURL('/shop?make=Volkswagen&model=Golf&year=2017&sort=recommended');
  const versions = page.getByRole('region', { name: 'Which Volkswagen Golf (2017) is yours?' });
  await versions.getByRole('link', { name: /^Golf GTI / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Tyres for your Volkswagen Golf GTI (Mk7), 2017',
  );
});
