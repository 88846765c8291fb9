import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { NEVER } from 'rxjs';
import { expect, it } from 'vitest';
import { credentialLink } from '../../../apollo/credentialLink.ts';
import { aSessionUser } from './session.builder.ts';
import { currentSession, endSession, startSession } from './sessionStore.ts';
import { useSignOut } from './useSignOut.ts';

it('AUTH-09 revokes the session on the server, after the browser has cleared it and all drafts', async () => {
  const sent: unknown[] = [];
  const server = new ApolloLink((operation) => {
    const { headers, fetchOptions } = operation.getContext() as { headers?: object; fetchOptions?: object };
    sent.push({ operation: operation.operationName, headers, fetchOptions, session: currentSession() });
    return NEVER;
  });
  const credential = credentialLink({ token: () => currentSession()?.token ?? null, onRefused: endSession });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([credential, server]),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </ApolloProvider>
  );
  startSession({ token: 'a.b.c', user: aSessionUser() });
  sessionStorage.setItem('review-draft', '{}');
  localStorage.setItem(`admin-draft:${aSessionUser().id}:blog`, '{}');
  const { result } = renderHook(() => useSignOut(), { wrapper });
  result.current();
  expect(localStorage.getItem('token')).toBeNull();
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.length).toBe(0);
  await expect
    .poll(() => sent)
    .toEqual([
      {
        operation: 'SignOut',
        headers: { authorization: 'Bearer a.b.c' },
        fetchOptions: { keepalive: true },
        session: null,
      },
    ]);
});
