import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

const SLIDE_MS = 5_000;
const BRANDS = ['Michelin', 'Continental', 'Pirelli', 'Bridgestone', 'Goodyear'];
const SEASONS = { Summer: 'Summer', Winter: 'Winter', 'All Season': 'All Season' };

test.describe('home page', () => {
  test('HOME-01 the home page shows the finder, four reasons and the claims', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The right tyre, first time.');
    await expect(page.getByRole('region', { name: 'Tyre finder' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Why drivers buy here' }).getByRole('listitem'),
    ).toHaveCount(4);
  });

  test('GEN-11 GEN-12 GEN-13 GEN-14 GEN-15 the home page makes the claims in the settings', async ({
    page,
  }) => {
    await openPage(page, '/');
    const main = page.getByRole('main');
    for (const claim of [
      '19,446+ tyres',
      '17,397+ summer',
      '1,173+ winter',
      '876+ all season',
      '2,000+ fitting centres',
      '30-day returns',
      'Over 19,000 tyres to choose from',
      'Bedford',
      'fleet',
    ])
      await expect(main.getByText(claim).first(), claim).toBeVisible();
    await expect(page.getByRole('banner').getByText(/free delivery over £200/i)).toBeVisible();
    for (const claim of [/price match/i, /manufacturer.* warranty/i, /50 km/])
      await expect(main.getByText(claim).first(), String(claim)).toBeVisible();
  });

  test('HOME-03 the home page shows up to six tyres to buy, figures, and links to the shop and contact pages', async ({
    page,
  }) => {
    await openPage(page, '/');
    const cards = page.getByRole('region', { name: 'Featured tyres' }).getByRole('article');
    await expect(cards).toHaveCount(6);
    await expect(cards.getByRole('button', { name: 'Add to Cart' })).toHaveCount(6);
    await expect(page.getByRole('region', { name: 'The shop in figures' })).toContainText(/19,4\d\d/);
    const last = page.getByRole('region', { name: 'One car or a whole fleet' });
    await expect(last.getByRole('link', { name: 'Browse all tyres' })).toHaveAttribute('href', '/shop');
    await expect(last.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });

  for (const [name, season] of Object.entries(SEASONS))
    test(`HOME-05 the season ${name} leads to tyres of that season only`, async ({ page }) => {
      await openPage(page, '/');
      await page.getByRole('region', { name: 'Pick your season' }).getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/shop?${new URLSearchParams({ search: name, sort: 'recommended' })}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${name.charAt(0)}${name.slice(1).toLowerCase()} tyres`,
      );
      await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText(season);
    });

  test('HOME-07 the home page lists five brands, each leading to its tyres', async ({ page }) => {
    await openPage(page, '/');
    const links = page
      .getByRole('region', { name: 'Popular brands' })
      .getByRole('listitem')
      .getByRole('link');
    await expect(links).toHaveText(BRANDS);
    await links.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Michelin tyres');
  });

  test('HOME-08 a season as the category shows the tyres of that season', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('main').getByRole('link', { name: '876+ all season' }).click();
    await expect(page).toHaveURL('/shop?category=All-Season&sort=recommended');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All season tyres');
  });
});

/** Waits until the carousel's script has loaded. The first slide leads, without pointer or focus. */
async function openCarousel(page: Page): Promise<{ carousel: Locator; current: Locator }> {
  await page.clock.install();
  await openPage(page, '/');
  const carousel = page.getByRole('region', { name: 'Tyres by vehicle type' });
  const current = carousel.locator('button[aria-current="true"]');
  for (const slide of ['Go to slide 3', 'Go to slide 1'])
    await expect(async () => {
      await carousel.getByRole('button', { name: slide }).click();
      await expect(current).toHaveAccessibleName(slide, { timeout: 500 });
    }).toPass();
  await leave(page);
  return { carousel, current };
}

/** Moves the pointer and the focus off the carousel. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.getByRole('main').focus();
}

test.describe('carousel of vehicle types', () => {
  test('HOME-02 the carousel shows three of four kinds, advances every five seconds and wraps round', async ({
    page,
  }) => {
    const { carousel, current } = await openCarousel(page);
    await expect(carousel.getByRole('heading', { level: 3 })).toHaveText([
      'Car Tyres',
      '4x4/SUV Tyres',
      'Van Tyres',
      'Motorcycle Tyres',
    ]);
    const width = (await carousel.boundingBox())?.width ?? 0;
    const slide = (await carousel.getByRole('listitem').first().boundingBox())?.width ?? 0;
    expect(Math.round(width / slide)).toBe(3);
    for (const next of [2, 3, 4, 1]) {
      await page.clock.runFor(SLIDE_MS);
      await expect(current).toHaveAccessibleName(`Go to slide ${next}`);
    }
  });

  test('HOME-02 the carousel’s arrows go back and forth and wrap at the ends', async ({ page }) => {
    const { carousel, current } = await openCarousel(page);
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    await expect(current).toHaveAccessibleName('Go to slide 4');
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expect(current).toHaveAccessibleName('Go to slide 1');
  });

  test('C-58 the carousel stops when paused and continues when played', async ({ page }) => {
    const { carousel, current } = await openCarousel(page);
    await carousel.getByRole('button', { name: 'Pause' }).click();
    await leave(page);
    await page.clock.runFor(3 * SLIDE_MS);
    await expect(current).toHaveAccessibleName('Go to slide 1');
    await carousel.getByRole('button', { name: 'Play' }).click();
    await leave(page);
    await page.clock.runFor(SLIDE_MS);
    await expect(current).toHaveAccessibleName('Go to slide 2');
  });

  test('C-58 the carousel stops while the pointer is over it', async ({ page }) => {
    const { carousel, current } = await openCarousel(page);
    await carousel.hover();
    await page.clock.runFor(3 * SLIDE_MS);
    await expect(current).toHaveAccessibleName('Go to slide 1');
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('C-58 with reduced motion, the carousel moves only on request', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/');
    const carousel = page.getByRole('region', { name: 'Tyres by vehicle type' });
    await expect(carousel.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await page.clock.runFor(3 * SLIDE_MS);
    await expect(carousel.locator('button[aria-current="true"]')).toHaveAccessibleName('Go to slide 1');
  });
});
