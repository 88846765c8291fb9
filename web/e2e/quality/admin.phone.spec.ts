import { signInAdmin } from '../support/accounts/accounts.ts';
import { ADMIN_PAGES } from '../support/admin/adminPages.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectEachSound } from '../support/page/screens.ts';
import { expect, test } from '../support/test.ts';

/** Screens per browser: opening one takes longer than checking a screen. */
const PORTION = 6;
const SCREEN_TIMEOUT_MS = 30_000;
const PORTIONS = Array.from({ length: Math.ceil(ADMIN_PAGES.length / PORTION) }, (_, at) =>
  ADMIN_PAGES.slice(at * PORTION, (at + 1) * PORTION),
);

for (const portion of PORTIONS)
  test(`axe finds nothing on the admin’s ${portion.map(({ title }) => title).join(', ')}`, async ({
    page,
  }) => {
    test.setTimeout(portion.length * SCREEN_TIMEOUT_MS);
    await signInAdmin(page);
    await expectEachSound(page, portion, ({ path, title }) =>
      test.step(title, async () => {
        await openPage(page, typeof path === 'string' ? path : await path(page.request));
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(title);
        await page.waitForLoadState('networkidle');
      }),
    );
  });
