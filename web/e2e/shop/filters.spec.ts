import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSettled, filterGroup, filters, resultCount, tyreCards } from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

const LEADING_BRANDS = [
  'Michelin',
  'Continental',
  'Bridgestone',
  'Pirelli',
  'Goodyear',
  'Dunlop',
  'Hankook',
  'Yokohama',
  'Falken',
  'Toyo',
  'Nankang',
  'Kumho',
];

/** The options offered, without their counts. */
async function figures(page: Page, label: string): Promise<number[]> {
  const texts = await filterGroup(page, 'Tyre Size').getByLabel(label).getByRole('option').allTextContents();
  return texts.slice(1).map((text) => Number(/\d+/.exec(text)?.[0]));
}

function steps(first: number, last: number, step: number): number[] {
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);
}

test('SHOP-08 SHOP-15 SHOP-16 SHOP-17 the filters offer the listed groups, sizes, brands and speed ratings', async ({
  page,
}) => {
  await openPage(page, '/shop');
  const panel = filters(page);
  await expect(panel.getByRole('link', { name: 'Clear All' })).toBeVisible();
  const legends = await panel.locator('legend').allTextContents();
  expect(legends.slice(0, 6)).toEqual([
    'Tyre Type',
    'Tyre Size',
    'Season',
    'Speed Rating',
    'Brand',
    'Price Range',
  ]);
  expect(await figures(page, 'Width')).toEqual(steps(155, 275, 10));
  expect(await figures(page, 'Profile')).toEqual(steps(30, 80, 5));
  expect(await figures(page, 'Diameter')).toEqual(steps(13, 22, 1));
  const brands = await filterGroup(page, 'Brand')
    .getByRole('checkbox')
    .filter({ visible: true })
    .evaluateAll((boxes) => boxes.map((box) => box.parentElement?.querySelector('span')?.textContent));
  expect(brands).toEqual(LEADING_BRANDS);
  for (const rating of ['H – 210 km/h', 'V – 240 km/h', 'W – 270 km/h', 'Y – 300 km/h'])
    await expect(filterGroup(page, 'Speed Rating').getByLabel(rating)).toBeVisible();
});

/** Filter groups with one option each, ticked or chosen from a list. */
const TICKED = [
  ['Tyre Type', 'Motorcycle Tyres'],
  ['Brand', 'Toyo'],
  ['Speed Rating', 'W – 270 km/h'],
  ['Season', 'Winter'],
  ['Wet grip', 'A'],
  ['Features', 'Run-flat'],
] as const;
const CHOSEN = [
  { group: 'Load Index', option: '94 – 670 kg', param: 'minLoadIndex=94' },
  { group: 'Noise', option: '71 dB', param: 'maxNoiseDb=71' },
] as const;

const countIn = (text: string | null): number =>
  Number(/([\d,]+)\)?$/.exec(text ?? '')?.[1]?.replaceAll(',', ''));

test('SHOP-08 in every group, an option’s count is the number of tyres it shows', async ({ page }) => {
  // Every option loads a listing, and clearing it another.
  test.slow();
  await openPage(page, '/shop');
  for (const [group, option] of TICKED)
    await test.step(`${group}: ${option}`, async () => {
      const label = filterGroup(page, group)
        .locator('label', { has: page.getByText(option, { exact: group === 'Wet grip' }) })
        .first();
      const count = countIn(await label.textContent());
      expect(count).toBeGreaterThan(0);
      await label.getByRole('checkbox').check();
      await expectSettled(page);
      await expect.poll(() => resultCount(page)).toBe(count);
      await label.getByRole('checkbox').uncheck();
      await expect(page).toHaveURL('/shop');
      await expectSettled(page);
    });
  for (const { group, option, param } of CHOSEN)
    await test.step(`${group}: ${option}`, async () => {
      const picker = filterGroup(page, group).getByRole('combobox');
      const text = await picker.getByRole('option', { name: option }).textContent();
      const count = countIn(text);
      expect(count).toBeGreaterThan(0);
      await picker.selectOption(text);
      await expect(page).toHaveURL(`/shop?${param}`);
      await expectSettled(page);
      await expect.poll(() => resultCount(page)).toBe(count);
      await picker.selectOption({ index: 0 });
      await expect(page).toHaveURL('/shop');
      await expectSettled(page);
    });
});

test('SHOP-08 counts ignore the filter of their own group', async ({ page }) => {
  await openPage(page, '/shop?brand=michelin');
  const alone = await resultCount(page);
  const toyo = filterGroup(page, 'Brand').locator('label', { hasText: 'Toyo' });
  const more = Number((await toyo.textContent())?.match(/[\d,]+$/)?.[0].replaceAll(',', ''));
  await toyo.getByRole('checkbox').check();
  await expect(page).toHaveURL('/shop?brand=michelin&brand=toyo');
  await expect.poll(() => resultCount(page)).toBe(alone + more);
});

test('SHOP-09 SHOP-10 the price filter has two fields from 0 and a slider for the highest price', async ({
  page,
}) => {
  await openPage(page, '/shop');
  const group = filterGroup(page, 'Price Range');
  const slider = group.getByRole('slider', { name: 'Highest price' });
  for (const label of ['Min £', 'Max £']) {
    await expect(group.getByLabel(label)).toHaveAttribute('type', 'number');
    await expect(group.getByLabel(label)).toHaveAttribute('min', '0');
  }
  expect(Number(await slider.getAttribute('max')) % 100).toBe(0);
  await group.getByLabel('Min £').fill('80');
  await group.getByLabel('Min £').press('Enter');
  await expect(page).toHaveURL('/shop?minPrice=80');
  await expect(group.getByLabel('Min £')).toBeFocused();
  await slider.fill('120');
  await expect(page).toHaveURL('/shop?minPrice=80&maxPrice=120');
  await expect(group.getByLabel('Max £')).toHaveValue('120');
  await expectSettled(page);
  const charged = tyreCards(page).locator('span', { hasText: /^£\d+\.\d\d$/ });
  const prices = (await charged.allTextContents()).map((price) => Number(price.slice(1)));
  expect(prices).toHaveLength(await tyreCards(page).count());
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(80);
  expect(Math.max(...prices)).toBeLessThanOrEqual(120);
});

test('SHOP-09 an invalid price is explained, stays as typed, and changes nothing', async ({ page }) => {
  await openPage(page, '/shop?maxPrice=120');
  const group = filterGroup(page, 'Price Range');
  const [lowest, highest] = [group.getByLabel('Min £'), group.getByLabel('Max £')];
  for (const [typed, shown, sentence] of [
    ['-5', '-5', 'Enter a price in pounds, from £0.'],
    // The only letter that a number field accepts is the e of 1e5.
    ['e', '', 'Enter a price in pounds, from £0.'],
    ['200', '200', 'The lowest price cannot be above the highest.'],
  ] as const) {
    await lowest.clear();
    await lowest.pressSequentially(typed);
    await lowest.press('Enter');
    await expect(group.getByRole('alert')).toHaveText(sentence);
    await expect(lowest).toHaveAccessibleDescription(sentence);
    await expect(lowest).toHaveValue(shown);
    await expect(page).toHaveURL('/shop?maxPrice=120');
  }
  await expectAccessible(page, 'aside');
  await highest.fill('300');
  await highest.press('Enter');
  await expect(page).toHaveURL('/shop?minPrice=200&maxPrice=300');
  await expect(group.getByRole('alert')).toHaveCount(0);
});

test('SHOP-18 SHOP-19 the listing drops empty filters and doesn’t send incomplete sizes', async ({
  page,
}) => {
  await openPage(page, '/shop?category=&brand=&width=205&minPrice=&season=');
  await expect(page.getByRole('list', { name: 'Applied filters' }).getByRole('link')).toHaveText([
    'Width 205',
  ]);
  await filterGroup(page, 'Tyre Size').getByLabel('Width').selectOption('Any width');
  await expect(page).toHaveURL('/shop');
});

test('SHOP-08 a chip removes its filter, and Clear All removes every filter', async ({ page }) => {
  await openPage(page, '/shop?brand=michelin&season=Winter&sort=price_ASC');
  const chips = page.getByRole('list', { name: 'Applied filters' });
  await chips.getByRole('link', { name: 'Remove Winter' }).click();
  await expect(page).toHaveURL('/shop?brand=michelin&sort=price_ASC');
  await expect(filterGroup(page, 'Season').getByRole('checkbox', { name: 'Winter' })).not.toBeChecked();
  await filters(page).getByRole('link', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/shop?sort=price_ASC');
  await expect(chips).toHaveCount(0);
});
