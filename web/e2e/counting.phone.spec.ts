import type { Page } from '@playwright/test';
import { operationOf } from './support/page/failure.ts';
import { openPage } from './support/page/openPage.ts';
import { expectSoundOnEachScreen } from './support/page/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ isAskedToBeCounted: true });

const question = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const button = (page: Page, name: 'Accept' | 'Decline') => question(page).getByRole('button', { name });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));

/** Collects the names of all events sent from now on. */
function listen(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (operationOf(request) !== 'RecordVisitorEvents') return;
    const { variables } = request.postDataJSON() as { variables: { input: { events: { name: string }[] } } };
    names.push(...variables.input.events.map(({ name }) => name));
  });
  return names;
}

/** Makes the page send its queued events, as when the visitor switches tabs. */
async function turnAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

test('C-40 declining is as easy as accepting, and nothing is stored or sent before or after', async ({
  page,
  context,
}) => {
  const sent = listen(page);
  await openPage(page, '/shop');
  await expectSoundOnEachScreen(page, button(page, 'Accept'), button(page, 'Decline'));
  const [accept, decline] = await Promise.all(
    (['Accept', 'Decline'] as const).map((name) =>
      button(page, name).evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        return [Math.round(width), Math.round(height), element.getAttribute('class')];
      }),
    ),
  );
  expect(accept).toEqual(decline);
  const { height = 0 } = (await question(page).boundingBox()) ?? {};
  expect(height).toBeLessThan(160);
  // It's at the end of the page and covers nothing.
  for (const width of [1280, 320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(question(page)).toHaveCSS('position', 'static');
    await expect(question(page)).not.toBeInViewport();
  }
  // It blocks nothing: a shopper can ignore it and go on.
  await page.getByRole('main').getByRole('heading').first().click();
  await page.mouse.wheel(0, 2_000);
  await turnAway(page);
  expect(await stored(page)).toEqual({});
  expect(await context.cookies()).toEqual([]);

  await openPage(page, '/contact');
  await question(page).getByRole('link', { name: 'What we keep' }).focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Decline')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await stored(page)).toEqual({ 'analytics-consent': '["refused"]' });
  await openPage(page, '/shop');
  await turnAway(page);
  await expect(question(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('ANL-01 ANL-03 C-40 a visitor who accepts is counted until they decline by the link in the footer', async ({
  page,
}) => {
  const sent = listen(page);
  await openPage(page, '/contact');
  await button(page, 'Accept').tap();
  await expect(question(page)).toHaveCount(0);
  await expect.poll(async () => (await turnAway(page), sent)).toEqual(['PAGE_VIEW', 'CONTACT_PAGE']);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).tap();
  const choice = page.getByRole('region', { name: 'Your choice' });
  await expect(choice.getByRole('status')).toHaveText('You accepted: we count your visits.');
  await expectSoundOnEachScreen(page);
  await choice.getByRole('button', { name: 'Decline' }).tap();
  await expect(choice.getByRole('status')).toHaveText('You declined: we don’t count your visits.');
  expect(await stored(page)).toEqual({ 'analytics-consent': '["refused"]' });
  const before = [...sent];
  await page.mouse.wheel(0, 5_000);
  await turnAway(page);
  await openPage(page, '/contact');
  await turnAway(page);
  expect(sent).toEqual(before);
});
