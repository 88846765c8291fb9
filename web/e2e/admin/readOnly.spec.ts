import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Scope } from '@treadline/schema/trade/people/scope';
import { isOffered } from '../../src/admin/frame/sections/screen.ts';
import { SCREENS } from '../../src/admin/frame/sections/sections.ts';
import { SHOP_ADMIN_PASSWORD } from '../setup/shopVariables.ts';
import { signIn } from '../support/accounts/accounts.ts';
import { linkIn, mailTo } from '../support/accounts/mail.ts';
import { openShopKeeper } from '../support/admin/admin.ts';
import { ADMIN_PAGES } from '../support/admin/adminPages.ts';
import { openPage } from '../support/page/openPage.ts';
import { askShop } from '../support/shop/askShop.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'fourteen wet roads';
const READING: readonly Scope[] = [
  'USE_ADMIN',
  'READ_CATALOGUE',
  'READ_COSTS',
  'READ_ORDERS',
  'READ_CUSTOMERS',
  'READ_FIGURES',
  'READ_AUDIT',
];
const CREATE = /* GraphQL */ `
  mutation ($input: CreateStaffRoleInput!) {
    createStaffRole(input: $input) {
      ... on StaffRoleSaved {
        role {
          slug
        }
      }
    }
  }
`;
const INVITE = 'mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { __typename } }';
const ACCEPT =
  'mutation ($input: AcceptStaffInvitationInput!) { acceptStaffInvitation(input: $input) { __typename } }';

/** Screens that only print or add up. */
const PAPERS = /(?:slips?|labels?|sheets?)$|^\/admin\/reports/;

/** The screens that a role that only reads is offered. */
const OFFERED = new Set(
  SCREENS.filter((screen) => isOffered(screen, (scope) => READING.includes(scope))).map(({ path }) =>
    `/admin/${path}`.replace(/\/$/, ''),
  ),
);
const SHOWN = ADMIN_PAGES.filter(({ screen, path }) => {
  const route = screen ?? String(path);
  return OFFERED.has(route) && !PAPERS.test(route);
});

/** Names of controls that begin a change. Views of lists are the user's own. */
const VERBS =
  'add apply approve cancel change delete dismiss duplicate edit erase import mark merge move new plan publish quick ' +
  'receive record refund refuse remove restore save send take undo upload';
const CHANGING = new RegExp(String.raw`^(?:${VERBS.replaceAll(' ', '|')})\b(?! (?:this )?view)`, 'i');

/** Hires a colleague whose role only reads. Returns their email. */
async function aReader(request: APIRequestContext): Promise<string> {
  const id = randomUUID().slice(0, 8);
  const email = `reader-${id}@example.com`;
  const keeper = await openShopKeeper(request);
  const { createStaffRole } = await keeper.ask<{ createStaffRole: { role: { slug: string } } }>(CREATE, {
    input: {
      label: `Auditor ${id}`,
      meaning: 'Looks at everything.',
      scopes: READING.filter((scope) => scope !== 'USE_ADMIN'),
    },
  });
  await keeper.ask(INVITE, {
    input: { email, staffRole: createStaffRole.role.slug, currentPassword: process.env[SHOP_ADMIN_PASSWORD] },
  });
  const link = linkIn(await mailTo(email, /^Join the staff/), '/accept-invitation');
  const token = new URL(link, 'http://shop').searchParams.get('token') ?? new URL(link, 'http://shop').hash;
  await askShop(request, ACCEPT, {
    input: { token, newPassword: PASSWORD, firstName: 'Rosa', lastName: 'Iqbal' },
  });
  return email;
}

/** The names of the screen's controls that begin a change, and of the fields that can be typed in. */
async function changesOn(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const names = await main
    .locator('a, button')
    .evaluateAll((controls) =>
      controls.map((control) => (control.ariaLabel ?? control.textContent).replaceAll(/\s+/g, ' ').trim()),
    );
  const fields = await main
    .locator('form:not([role="search"]) :is(input, select, textarea):enabled:not(:read-only)')
    .evaluateAll((inputs) => inputs.map((input) => `field ${input.getAttribute('name') ?? input.ariaLabel}`));
  return [...names.filter((name) => CHANGING.test(name)), ...fields];
}

test('a role that only reads finds nothing on its screens that changes anything', async ({ page }) => {
  test.slow();
  expect(SHOWN.length).toBeGreaterThan(15);
  await signIn(page, { email: await aReader(page.request), password: PASSWORD });
  for (const { title, path } of SHOWN)
    await test.step(title, async () => {
      await openPage(page, typeof path === 'string' ? path : await path(page.request));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(title);
      await page.waitForLoadState('networkidle');
      expect(await changesOn(page)).toEqual([]);
    });
  await openPage(page, '/admin/models/1?part=details');
  await expect(page.getByText('Your role can look at this but not change it.')).toBeVisible();
});
