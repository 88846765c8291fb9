import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

/** Every page that the footer links to. */
const FOOTER_PATHS = [
  '/shop',
  '/cart',
  '/login',
  '/account',
  '/blog',
  '/about',
  '/contact',
  '/shipping',
  '/returns',
  '/privacy',
  '/faq',
  '/warranty',
  '/fitting-centers',
  '/track-order',
  '/terms',
  '/cookies',
];
/** The footer's further links: the accessibility statement, the catalogue and the cookie choices. */
const FURTHER_PATHS = ['/accessibility', '/tyres', '/brands', '/cars', '/cookies#choice'];

test('GEN-08 GEN-09 the footer has contact details, policies, payment methods, and 16 links', async ({
  page,
  request,
}) => {
  await openPage(page, '/about');
  const footer = page.getByRole('contentinfo');
  const paths = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.filter((path) => path.startsWith('/')).toSorted()).toEqual(
    [...FOOTER_PATHS, ...FURTHER_PATHS].toSorted(),
  );
  expect(paths.some((path) => path.startsWith('tel:'))).toBe(true);
  expect(paths.some((path) => path.startsWith('mailto:'))).toBe(true);
  for (const card of ['Visa', 'Mastercard', 'American Express', 'Apple Pay', 'Google Pay'])
    await expect(footer.getByRole('img', { name: card })).toBeVisible();
  for (const path of [...FOOTER_PATHS, ...FURTHER_PATHS])
    expect((await request.get(path)).status(), path).toBe(200);
});

test('GEN-17 C-06 opening hours are the same in the header, footer, contact page and markup', async ({
  page,
}) => {
  await openPage(page, '/contact');
  const hours = ['08:00–18:00', '09:00–17:00', '10:00–16:00'];
  await expect(page.getByRole('banner')).toContainText(new RegExp(`Shop open today (?:${hours.join('|')})`));
  const footer = page.getByRole('contentinfo').getByLabel('Opening hours');
  for (const text of hours) await expect(footer).toContainText(text);
  const markup = await page.locator('script[type="application/ld+json"]').allTextContents();
  const opening = markup
    .map((text) => JSON.parse(text) as { openingHoursSpecification?: { opens: string; closes: string }[] })
    .find(({ openingHoursSpecification }) => openingHoursSpecification);
  expect(opening?.openingHoursSpecification?.map(({ opens, closes }) => `${opens}–${closes}`)).toEqual(hours);
});

test('C-06 every page shows the same phone hours beside the phone number', async ({ page }) => {
  await openPage(page, '/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: '01632 960 100' }).locator('..')).toContainText('9am to 7pm');
  await expect(
    page.getByRole('main').getByRole('link', { name: '01632 960 100' }).locator('..'),
  ).toContainText('9am to 7pm');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: '01632 960 100' }).locator('..'),
  ).toContainText('9am to 7pm');
});

test('an unknown address says so and offers ways on', async ({ page, complaints }) => {
  complaints.provoke(/status of 404/);
  const response = await openPage(page, '/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, we can’t find that page');
  await page.getByRole('main').getByRole('link', { name: 'Browse all tyres' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium Tyres for All Vehicles');
});
