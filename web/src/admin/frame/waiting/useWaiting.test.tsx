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

/** The sidebar with two claims to decide. Each count is taken at its request, but answered only by `answer`. */
function openSidebar() {
  const asked: Subject<void>[] = [];
  let claims = 2;
  const server = new ApolloLink(({ operationName }) => {
    if (operationName === 'Decide') return of({ data: { decide: (claims -= 1) } });
    const data = {
      waitingTasks: [{ __typename: 'WaitingTask', kind: 'CLAIMS', count: claims, dueOn: null }],
    };
    const answer = new Subject<void>();
    asked.push(answer);
    return answer.pipe(map(() => ({ data })));
  });
  const client = new ApolloClient({ cache: createCache(), link: server });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useWaiting(), { wrapper });
  return {
    badge: () => result.current.get('/admin/claims'),
    /** Answers the oldest pending count. */
    answer: () =>
      act(async () => {
        const oldest = asked.shift();
        oldest?.next();
        oldest?.complete();
      }),
    fail: () => act(async () => asked.shift()?.error(new TypeError('Failed to fetch'))),
    /** Decides a claim, and records when the mutation resolves. */
    async decide() {
      const said = { isDone: false };
      await act(async () => {
        void client.mutate({ mutation: DECIDE, ...recounting() }).then(() => (said.isDone = true));
      });
      return said;
    },
  };
}

it('a mutation resolves once the badge is up to date', async () => {
  const { badge, answer, decide } = openSidebar();
  await answer();
  const said = await decide();
  expect([badge(), said.isDone]).toEqual([2, false]);
  await answer();
  expect([badge(), said.isDone]).toEqual([1, true]);
});

it('a mutation resolves even if the count fails', async () => {
  const { answer, fail, decide } = openSidebar();
  await answer();
  const said = await decide();
  await fail();
  expect(said.isDone).toBe(true);
});
