import { openPage } from '../support/page/openPage.ts';
import { expectUsableOnEachScreen } from '../support/page/screens.ts';
import { expect, test } from '../support/test.ts';

test('INFO-15 INFO-16 INFO-17 a question opens by a press or a link, and a search finds others', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/faq#do-you-match-prices');
  const linked = page.locator('#do-you-match-prices');
  await expect(linked).toHaveAttribute('open');
  await expect(linked.locator('summary')).toBeInViewport();
  const other = page.locator('#how-can-i-pay');
  await expect(other).not.toHaveAttribute('open');
  await other.locator('summary').click();
  await expect(other).toHaveAttribute('open');
  await expect(linked).toHaveAttribute('open');

  await linked.getByRole('button', { name: 'Copy link: Do you match prices?' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faq#do-you-match-prices$/);

  const search = page.getByRole('searchbox', { name: 'Search questions and answers' });
  await search.fill('LOCKING wheel nuts');
  await expect(page.getByText('1 answer found')).toBeVisible();
  await search.fill('hovercraft');
  await expect(page.getByText('No results found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(page.locator('main details')).toHaveCount(37);
  await expectUsableOnEachScreen(page, page.locator('#what-do-the-numbers-on-the-sidewall-mean summary'));
});

test('INFO-12 INFO-13 C-36 a postcode finds the nearest fitting centre, on the map and in the list', async ({
  page,
}) => {
  await openPage(page, '/fitting-centers');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards.first()).toContainText('0.3 miles from Bedford');
  await page.getByRole('textbox', { name: 'Your postcode or town' }).fill('cb4 1aa');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL('/fitting-centers?near=cb4+1aa');
  await expect(cards.first()).toContainText('Hobbinsale Wheel Rooms');
  await expect(cards.first()).toContainText('Local · about 2 miles from CB4 (Cambridge)');

  const map = page.getByRole('group', { name: 'Map of the fitting centres, numbered as in the list' });
  const marker = map.getByRole('link', { name: '12: ' });
  const anchor = (await marker.getAttribute('href'))?.split('#')[1] ?? '';
  await marker.click();
  const last = page.locator(`li[id="${anchor}"]`);
  await expect(last).toBeInViewport();
  await expect(last).toContainText('12');
  await expect(page).toHaveURL(/\?near=cb4\+1aa#/);

  await page
    .getByRole('navigation', { name: 'Distance' })
    .getByRole('link', { name: /^Local/ })
    .click();
  await expect(page).toHaveURL('/fitting-centers?near=cb4+1aa&area=local');
  await expect(cards.first()).toContainText('Hobbinsale Wheel Rooms');
  await expectUsableOnEachScreen(page, map.getByRole('link', { name: /^1: / }));

  await page.getByRole('textbox', { name: 'Your postcode or town' }).fill('Thurso');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL('/fitting-centers?near=Thurso&area=local');
  await expect(cards.first()).toContainText(/Local · .* from Thurso/);
  await expect(map).toContainText('1 mile');
  await expect(map).not.toContainText('km');

  await page.getByRole('textbox', { name: 'Your postcode or town' }).fill('<b>Atlantis</b>');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('alert')).toContainText('We don’t know “<b>Atlantis</b>”.');

  await openPage(page, '/fitting-centers');
  await page.getByRole('combobox', { name: 'Your wheels' }).selectOption('19 inches');
  await page.getByRole('button', { name: 'Find' }).click();
  const motorcycles = page
    .getByRole('navigation', { name: 'Services needed' })
    .getByRole('link', { name: 'Motorcycle tyres' });
  await expect(motorcycles).toHaveAttribute('href', /rim=19/);
  await motorcycles.click();
  await expect(page).toHaveURL('/fitting-centers?rim=19&can=motorcycle-fitting');
  await expect(cards.first()).toContainText('Thistlequay Wheel Works');
  await expect(cards.first()).toContainText('wheels of 10 to 19 inches');
  await page.getByRole('button', { name: 'Fitted here: Thistlequay Wheel Works' }).click();
  await expect(page).toHaveURL('/shop');
});
