import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

const SHORTCUTS = {
  'Car Tyres': { category: 'Car Tyres' },
  '4x4/SUV Tyres': { category: '4x4/SUV Tyres' },
  'Van Tyres': { category: 'Van Tyres' },
  'Motorcycle Tyres': { category: 'Motorcycle Tyres' },
  Summer: { season: 'Summer' },
  Winter: { season: 'Winter' },
  'All Season': { season: 'All Season' },
};

test('GEN-07 GEN-18 the header links to each kind and season; the menu button is for narrow screens', async ({
  page,
}) => {
  await openPage(page, '/about');
  const shortcuts = page.getByRole('navigation', { name: 'Tyres' });
  for (const [name, query] of Object.entries(SHORTCUTS))
    await expect(shortcuts.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/shop?${new URLSearchParams({ ...query, sort: 'recommended' })}`,
    );
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(shortcuts).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(shortcuts).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});
