import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { map, of, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createCache } from '../../../apollo/cache.ts';
import { recounting, useWaiting } from './useWaiting.ts';

const DECIDE = gql /* GraphQL */ `
  mutation Decide {
    decide
  }
`;

/** The sidebar while two claims are to be decided. Each count is taken when it is asked for, and held back. */
function openSidebar() {
  const asked: Subject<void>[] = [];
  let claims = 2;
  const server = new ApolloLink(({ operationName }) => {
    if (operationName === 'Decide') return of({ data: { decide: (claims -= 1) } });
    const data = { waitingTasks: [{ __typename: 'WaitingTask', kind: 'CLAIMS', count: claims }] };
    const answer = new Subject<void>();
    asked.push(answer);
    return answer.pipe(map(() => ({ data })));
  });
  const client = new ApolloClient({ cache: createCache({ rememberResults: true }), link: server });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useWaiting(), { wrapper });
  return {
    badge: () => result.current.get('/admin/claims'),
    /** Answers the count that has waited longest. */
    answer: () =>
      act(async () => {
        const oldest = asked.shift();
        oldest?.next();
        oldest?.complete();
      }),
    fail: () => act(async () => asked.shift()?.error(new TypeError('Failed to fetch'))),
    /** Decides a claim, and records when that is said. */
    async decide() {
      const said = { isDone: false };
      await act(async () => {
        void client.mutate({ mutation: DECIDE, ...recounting() }).then(() => (said.isDone = true));
      });
      return said;
    },
  };
}

it('says that something was done once the badge is right', async () => {
  const { badge, answer, decide } = openSidebar();
  await answer();
  const said = await decide();
  expect([badge(), said.isDone]).toEqual([2, false]);
  await answer();
  expect([badge(), said.isDone]).toEqual([1, true]);
});

it('says that it was done, though it could not be counted', async () => {
  const { answer, fail, decide } = openSidebar();
  await answer();
  const said = await decide();
  await fail();
  expect(said.isDone).toBe(true);
});
