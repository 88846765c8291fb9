import { TOLERANCE } from '@treadline/schema/trade/tyre/size/size-comparison';
import { openPage } from '../support/page/openPage.ts';
import { expectUsableOnEachScreen } from '../support/page/screens.ts';
import { expect, test } from '../support/test.ts';

test('a size links to a brand, a vehicle and a tyre, each with its own page', async ({ page }) => {
  await openPage(page, '/tyres');
  await page.getByRole('link', { name: /^205\/55 R16/ }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('205/55 R16 tyres');
  await expect(page.getByRole('main')).toContainText(/We sell \d+ tyres in 205\/55 R16 from \d+ brands\./);
  await expectUsableOnEachScreen(page, page.getByRole('link', { name: /^See all \d+ tyres/ }));

  const brands = page.getByRole('region', { name: 'More about the brands' });
  await brands.getByRole('link', { name: 'Michelin', exact: true }).click();
  await expect(heading).toHaveText('Michelin tyres');
  await expectUsableOnEachScreen(page, page.getByRole('link', { name: /^Primacy 4\+/ }));
  await page.goBack();

  const vehicles = page.getByRole('region', { name: 'Vehicles that came with 205/55 R16' });
  await vehicles.getByRole('link', { name: /^Volkswagen Golf/ }).click();
  await expect(heading).toHaveText('Volkswagen Golf tyre sizes');
  const version = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Golf GTI (Mk7)', exact: true }) });
  await expect(version).toContainText('225/40 R18');
  await expectUsableOnEachScreen(page, version.getByRole('link', { name: /that fit$/ }));

  const card = page
    .getByRole('region', { name: 'Tyres that fit a Volkswagen Golf' })
    .getByRole('article')
    .first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(heading).toContainText(name.split(' ')[0] ?? '');
});

test('other spellings redirect to the listed address, and a size without tyres links to nearby sizes', async ({
  request,
}) => {
  for (const [asked, listed] of [
    ['/tyres/205-55-16', '/tyres/205-55-r16'],
    ['/tyres/205-55-R16', '/tyres/205-55-r16'],
    ['/tyres/2055516', '/tyres/205-55-r16'],
    ['/brands/Michelin', '/brands/michelin'],
    ['/cars/vw/golf', '/cars/volkswagen/golf'],
    ['/cars/volkswagen/golf-gti', '/cars/volkswagen/golf'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(
      [answer.status(), new URL(answer.headers()['location'] ?? '', 'http://shop').pathname],
      asked,
    ).toEqual([301, listed]);
  }
  const missing = await request.get('/tyres/205-55-r14');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toMatch(/<main.*href="\/tyres\/[^"]+".*<\/main>/s);
});

test('sizes with similar rolling are those within the calculator’s tolerance', async ({ request }) => {
  // The twelve sizes nearest to this one include larger ones.
  const html = await (await request.get('/tyres/195-65-r15')).text();
  const further = [...html.matchAll(/Rolls ([\d.]+)% further/g)].map(([, percent]) => Number(percent));
  expect(further.length).toBeGreaterThan(0);
  expect(Math.max(...further)).toBeLessThanOrEqual(TOLERANCE.larger);
  expect(html).toContain(
    `They roll at most ${TOLERANCE.larger}% further in a turn or ${TOLERANCE.smaller}% less far`,
  );
});
