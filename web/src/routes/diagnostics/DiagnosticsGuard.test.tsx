import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { aSessionUser } from '../../features/accounts/session/session.builder.ts';
import { startSession } from '../../features/accounts/session/sessionStore.ts';
import { createPageResponse, PageResponseContext } from '../../lib/head/pageResponse.ts';
import { shopAt } from '../../routing/shopAt.builder.tsx';
import { ConnectionTestRoute } from './ConnectionTestRoute.tsx';

async function open(diagnosticsAreOpen: boolean) {
  const response = createPageResponse();
  const Shop = shopAt(
    { pathname: '/test' },
    { DiagnosticsGuard: { shopSettings: { __typename: 'ShopSettings', diagnosticsAreOpen } } },
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageResponseContext value={response}>
      <Shop>{children}</Shop>
    </PageResponseContext>
  );
  await act(async () => void render(<ConnectionTestRoute />, { wrapper }));
  await screen.findByRole('heading', { level: 1 });
  return response;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('C-30 the diagnostics are open except in production', async () => {
  expect(await open(true)).toMatchObject({ status: 200, cache: 'private' });
  expect(heading()).toBe('API connection test');
});

it('C-30 in production they do not exist, not even for customers', async () => {
  startSession({ token: 'a.b.c', user: aSessionUser() });
  expect(await open(false)).toMatchObject({ status: 404, cache: 'private' });
  expect(heading()).toBe('Sorry, we can’t find that page');
});

it('C-30 staff who operate the shop see them in production too', async () => {
  startSession({ token: 'a.b.c', user: aSessionUser({ scopes: ['OPERATE'] }) });
  await open(false);
  expect(heading()).toBe('API connection test');
});
