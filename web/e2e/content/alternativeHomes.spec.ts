import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

const HERO_MS = 6_000;
const SLIDE_MS = 5_000;

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Expects a carousel to advance after this many milliseconds, follow its dots, and pause. */
async function expectAdvancing(page: Page, carousel: Locator, ms: number): Promise<void> {
  const current = carousel.locator('button[aria-current="true"]');
  for (const slide of ['Go to slide 3', 'Go to slide 1'])
    await expect(async () => {
      await carousel.getByRole('button', { name: slide }).click();
      await expect(current).toHaveAccessibleName(slide, { timeout: 500 });
    }).toPass();
  await main(page).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(ms / 2);
  await expect(current).toHaveAccessibleName('Go to slide 1');
  await page.clock.runFor(ms / 2);
  await expect(current).toHaveAccessibleName('Go to slide 2');
  await carousel.getByRole('button', { name: 'Pause' }).click();
  await main(page).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(2 * ms);
  await expect(current).toHaveAccessibleName('Go to slide 2');
}

const cardsAcross = async (carousel: Locator): Promise<number> => {
  const width = (await carousel.boundingBox())?.width ?? 0;
  return width / ((await carousel.getByRole('listitem').first().boundingBox())?.width ?? 0);
};

test('HALT-01 HALT-02 HALT-04 HALT-05 HALT-11 C-58 /enhanced starts with the car, and its slides advance', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/enhanced');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you drive?');
  await expect(
    main(page).getByText(/19,446\+ tyres, free delivery over £200, fitting at 2,000\+/),
  ).toBeVisible();
  await expectAdvancing(page, region(page, 'Why drivers buy here'), HERO_MS);
  const types = region(page, 'Choose your tyre type').getByRole('listitem').getByRole('link');
  await expect(types).toHaveText(['Summer', 'Winter', 'All Season']);
  for (const [index, category] of ['Summer', 'Winter', 'All-Season'].entries())
    await expect(types.nth(index)).toHaveAttribute('href', `/shop?category=${category}&sort=recommended`);
  const featured = region(page, 'Featured tyres');
  await expect(featured.getByRole('article')).toHaveCount(5);
  await expect(featured.getByRole('link', { name: 'View All Tyres' })).toHaveAttribute('href', '/shop');
  // Reviews in the demonstration are all invented, and each says so.
  const quotes = region(page, 'What drivers say').getByRole('figure');
  await expect(quotes).toHaveCount(3);
  await expect(quotes.getByText('Sample review for demonstration')).toHaveCount(3);
  await expect(region(page, 'Brands you know').getByRole('listitem')).toHaveText([
    'Michelin',
    'Continental',
    'Pirelli',
    'Bridgestone',
    'Goodyear',
  ]);
  const newsletter = page.getByRole('form', { name: 'Newsletter' });
  await newsletter.getByLabel('Email').fill('reader@example.com');
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter.getByRole('status')).toContainText('Please check your inbox');
});

test('HALT-03 HALT-10 /enhanced finds the tyres of a car by make, model and year', async ({ page }) => {
  await openPage(page, '/enhanced');
  const car = page.getByRole('group', { name: 'Find tyres by car' });
  await car.getByLabel('Make').selectOption('Volkswagen');
  await car.getByLabel('Model').selectOption('Golf');
  await car.getByLabel('Year').selectOption('2021');
  await car.getByRole('link', { name: 'Find My Tyres' }).click();
  await expect(page).toHaveURL('/shop?make=Volkswagen&model=Golf&year=2021&sort=recommended');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Volkswagen Golf');
});

test('HALT-01 HALT-06 HALT-11 /classic is a page of text with a carousel of three cards, or one on a phone', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/classic');
  await expect(main(page).getByRole('link', { name: 'Shop Tyres' })).toHaveAttribute('href', '/shop');
  await expect(region(page, 'Why Choose Us').getByRole('term')).toHaveCount(4);
  const carousel = region(page, 'Featured tyres, in turn');
  await expect(carousel.getByRole('article')).toHaveCount(5);
  expect(Math.round(await cardsAcross(carousel))).toBe(3);
  await expectAdvancing(page, carousel, SLIDE_MS);
  await carousel.getByRole('button', { name: 'Previous slide' }).click();
  await expect(carousel.locator('button[aria-current="true"]')).toHaveAccessibleName('Go to slide 1');
  await page.setViewportSize({ width: 767, height: 900 });
  await expect.poll(() => cardsAcross(carousel)).toBeLessThan(1.3);
});

test('HALT-01 HALT-07 HALT-08 HALT-09 HALT-11 /modern searches by size, licence plate and vehicle', async ({
  page,
}) => {
  await openPage(page, '/modern');
  await expect(region(page, 'Tyres by season').getByRole('listitem')).toHaveCount(3);
  await expect(region(page, 'Featured tyres').getByRole('article')).toHaveCount(3);
  await expect(region(page, 'The shop in figures')).toContainText(/19,4\d\d/);
  await expect(region(page, 'Brands by number of tyres').getByRole('listitem').first()).toHaveText(
    /^Michelin\d,\d{3}$/,
  );
  await expect(
    region(page, 'Brands by number of tyres').getByRole('link', { name: 'All brands' }),
  ).toHaveAttribute('href', '/brands');
  await expect(region(page, 'Tyre advice').getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('form', { name: 'Newsletter' })).toBeVisible();

  const search = region(page, 'Tyre search');
  await search.getByLabel('Width').selectOption('205');
  await search.getByLabel('Profile').selectOption('55');
  await search.getByLabel('Diameter').selectOption('16');
  await search.getByRole('button', { name: 'Find my tyres' }).first().click();
  await expect(page).toHaveURL('/shop?size=205%2F55+R16&sort=recommended');
  await page.goBack();
  await search.getByRole('tab', { name: 'Licence plate' }).click();
  await search.getByLabel('Vehicle registration').fill('ab12 cde');
  await expect(search.getByLabel('Vehicle registration')).toHaveValue('AB12 CDE');
  await search.getByLabel('Vehicle registration').press('Enter');
  await expect(page).toHaveURL('/shop?license=AB12+CDE&sort=recommended');
  await page.goBack();
  await search.getByRole('tab', { name: 'Vehicle', exact: true }).click();
  await search.getByLabel('Make').selectOption('Ford');
  await search.getByLabel('Model').selectOption('Focus');
  await search.getByLabel('Year').selectOption('Older');
  await search.getByRole('link', { name: 'Find My Tyres' }).click();
  await expect(page).toHaveURL('/shop?make=Ford&model=Focus&year=Older&sort=recommended');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Ford Focus.* before 2019/);
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('C-58 with reduced motion, the slides of a hero move only on request', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/enhanced');
    const hero = region(page, 'Why drivers buy here');
    await page.clock.runFor(3 * HERO_MS);
    await expect(hero.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await expect(hero.locator('button[aria-current="true"]')).toHaveAccessibleName('Go to slide 1');
  });
});
