import { render, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Scope } from '../apollo/schema.generated.ts';
import { aSessionUser } from '../features/accounts/session/session.builder.ts';
import { startSession } from '../features/accounts/session/sessionStore.ts';
import { shopAt, type Answer } from '../routing/shopAt.builder.tsx';
import { AdminRoute } from './AdminRoute.tsx';
import { matchingScreens } from './frame/palette/paletteEntries.ts';
import { screensFor } from './frame/sections/sections.ts';

const CLERK: readonly Scope[] = ['READ_ORDERS', 'WRITE_ORDERS', 'USE_ADMIN'];

/** Opens a screen as an order clerk. @returns the names of the operations requested. */
function openAdmin(pathname: string): readonly string[] {
  startSession({ token: 'a.b.c', user: aSessionUser({ scopes: CLERK }) });
  const asked: string[] = [];
  const known: Record<string, Answer> = {
    AdminGuard: { viewer: { __typename: 'Viewer', scopes: CLERK, needsTwoFactor: false }, me: null },
    Waiting: { waitingTasks: [] },
  };
  const answers = new Proxy(known, {
    get(_, name: string) {
      asked.push(name);
      return known[name] ?? 'silence';
    },
  });
  const pages = (
    <Routes>
      <Route path="/admin/*" element={<AdminRoute />} />
    </Routes>
  );
  render(pages, { wrapper: shopAt({ pathname }, answers) });
  return asked;
}

it('the menu and the palette offer only the screens of the user’s role', async () => {
  openAdmin('/admin/orders');
  const menu = await screen.findByRole('navigation', { name: 'Admin' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Orders', 'Calendar', 'Returns']);
  const screens = screensFor((scope) => CLERK.includes(scope));
  expect(matchingScreens('', screens).map(({ title }) => title)).toEqual([
    'Home',
    'Orders',
    'New order',
    'Calendar',
    'Fitting jobs that need attention',
    'Returns',
  ]);
});

it.each(['products', 'customers/u7', 'audit', 'settings/company', 'products/new'])(
  'a screen outside the role, %s, says so and requests no data',
  async (path) => {
    const asked = openAdmin(`/admin/${path}`);
    expect(await screen.findByText('Your role doesn’t include this screen')).toBeDefined();
    expect(asked.filter((name) => name !== 'AdminGuard' && name !== 'Waiting')).toEqual([]);
  },
);

it('the home screen requests only what the role can see', async () => {
  const asked = openAdmin('/admin');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
  const visible = ['AdminGuard', 'Dashboard', 'LatestOrders', 'Waiting'];
  await waitFor(() => {
    expect([...new Set(asked)].toSorted()).toEqual(visible);
  });
  expect(screen.queryByText('New product')).toBeNull();
});
