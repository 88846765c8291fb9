import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { of, Subject, throwError } from 'rxjs';
import { expect, it } from 'vitest';
import { createCache } from './cache.ts';
import { credentialLink } from './credentialLink.ts';
import { freshLink } from './freshLink.ts';

const COUNT = gql /* GraphQL */ `
  query Count {
    count
  }
`;
const RAISE = gql /* GraphQL */ `
  mutation Raise {
    raise
  }
`;

/** A fake shop that takes the count when the request arrives, and answers when told to. */
function aShop({ broken = false } = {}) {
  const asked: { answer: () => void; authorization: string | undefined }[] = [];
  let count = 0;
  const server = new ApolloLink((operation) => {
    if (operation.operationName === 'Raise') {
      count += 1;
      return broken ? throwError(() => new TypeError('Failed to fetch')) : of({ data: { raise: count } });
    }
    const result = new Subject<ApolloLink.Result>();
    const data = { count };
    const { headers } = operation.getContext() as { headers?: Record<string, string> };
    const answer = () => {
      result.next({ data });
      result.complete();
    };
    asked.push({ answer, authorization: headers?.authorization });
    return result;
  });
  const identity = { token: 'good' as string | null };
  const credential = credentialLink({ token: () => identity.token, onRefused: () => undefined });
  const link = ApolloLink.from([freshLink(), credential, server]);
  return {
    asked,
    identity,
    client: new ApolloClient({ cache: createCache(), link }),
  };
}

const ask = ({ client }: ReturnType<typeof aShop>) =>
  client.query({ query: COUNT, fetchPolicy: 'network-only' }).then(({ data }) => data);

it.each([{ broken: false }, { broken: true }])(
  'a query in flight during a mutation is requested again: %o',
  async ({ broken }) => {
    const shop = aShop({ broken });
    const before = ask(shop);
    await shop.client.mutate({ mutation: RAISE }).catch(() => undefined);
    const after = ask(shop);
    for (const { answer } of shop.asked) answer();
    expect(shop.asked).toHaveLength(2);
    expect(await Promise.all([before, after])).toEqual([{ count: 1 }, { count: 1 }]);
  },
);

it('the repeated query carries the current token', async () => {
  const shop = aShop();
  const before = ask(shop);
  shop.identity.token = null;
  await shop.client.mutate({ mutation: RAISE });
  shop.asked.at(-1)?.answer();
  await before;
  expect(shop.asked.map(({ authorization }) => authorization)).toEqual(['Bearer good', undefined]);
});

it('a query answered before the mutation is not repeated', async () => {
  const shop = aShop();
  const before = ask(shop);
  shop.asked.at(-1)?.answer();
  await before;
  await shop.client.mutate({ mutation: RAISE });
  expect(shop.asked).toHaveLength(1);
});
