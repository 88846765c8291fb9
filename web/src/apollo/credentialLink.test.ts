import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { of, throwError, type Observable } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { credentialLink } from './credentialLink.ts';

const QUESTION = gql /* GraphQL */ `
  query Question {
    answer
  }
`;
const WRITE = gql /* GraphQL */ `
  mutation Write {
    write
  }
`;
const REFUSAL: ApolloLink.Result = {
  data: null,
  errors: [{ message: 'Sign in to use this.', extensions: { code: 'UNAUTHENTICATED' } }],
};

type Answer = (authorization: string | undefined) => Observable<ApolloLink.Result>;

let stored: string | null;
let sent: (string | undefined)[];
let refused: string[];

beforeEach(() => {
  stored = 'good';
  sent = [];
  refused = [];
});

/** A client whose fake server answers according to the token it receives. */
function aClient(answer: Answer) {
  const server = new ApolloLink((operation) => {
    const { headers } = operation.getContext() as { headers: Record<string, string> | undefined };
    sent.push(headers?.authorization);
    return answer(headers?.authorization);
  });
  const credential = { token: () => stored, onRefused: (token: string) => refused.push(token) };
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([credentialLink(credential), server]),
  });
}

const everybody: Answer = () => of({ data: { answer: 42, write: true } });
const guestsOnly: Answer = (authorization) => (authorization ? of(REFUSAL) : everybody(undefined));
const nobody: Answer = () => of(REFUSAL);
const unauthorised: Answer = (authorization) =>
  authorization
    ? throwError(() => new ServerError('401', { response: new Response('', { status: 401 }), bodyText: '' }))
    : everybody(undefined);

describe('AUTH-11', () => {
  it('sends the token as a Bearer header, and nothing for guests', async () => {
    const client = aClient(everybody);
    await client.query({ query: QUESTION, fetchPolicy: 'no-cache' });
    stored = null;
    await client.query({ query: QUESTION, fetchPolicy: 'no-cache' });
    expect(sent).toEqual(['Bearer good', undefined]);
    expect(refused).toEqual([]);
  });

  it('reports the server’s reason for ending the session', async () => {
    const reasons: (string | undefined)[] = [];
    const bodies = [
      '{"errors":[{"extensions":{"code":"UNAUTHENTICATED","reason":"IDLE"}}]}',
      'no JSON',
      '{}',
    ];
    for (const bodyText of bodies) {
      const server = new ApolloLink(() =>
        throwError(() => new ServerError('401', { response: new Response('', { status: 401 }), bodyText })),
      );
      const credential = {
        token: () => 'good',
        onRefused: (_: string, reason?: string) => reasons.push(reason),
      };
      const link = ApolloLink.from([credentialLink(credential), server]);
      const client = new ApolloClient({ cache: new InMemoryCache(), link });
      await client.mutate({ mutation: WRITE }).catch(() => undefined);
    }
    expect(reasons).toEqual(['IDLE', undefined, undefined]);
  });

  it('marks requests that an unattended page sends by itself', async () => {
    const headers: (object | undefined)[] = [];
    const server = new ApolloLink((operation) => {
      headers.push(operation.getContext()['headers'] as object | undefined);
      return of({ data: { answer: 42 } });
    });
    const link = ApolloLink.from([
      credentialLink({ token: () => 'good', onRefused: () => undefined }),
      server,
    ]);
    const client = new ApolloClient({ cache: new InMemoryCache(), link });
    for (const isUnattended of [() => true, () => false, undefined])
      await client.query({ query: QUESTION, fetchPolicy: 'no-cache', context: { isUnattended } });
    expect(headers).toEqual([
      { authorization: 'Bearer good', unattended: 'true' },
      { authorization: 'Bearer good' },
      { authorization: 'Bearer good' },
    ]);
  });

  it('does not override an authorization header set by the caller after sign-out', async () => {
    stored = null;
    await aClient(everybody).mutate({
      mutation: WRITE,
      context: { headers: { authorization: 'Bearer ended' } },
    });
    expect(sent).toEqual(['Bearer ended']);
    expect(refused).toEqual([]);
  });

  it.each([
    ['UNAUTHENTICATED', guestsOnly],
    ['401', unauthorised],
  ])('drops a token refused with %s, and retries the query as a guest', async (_, answer) => {
    const { data } = await aClient(answer).query({ query: QUESTION });
    expect(data).toMatchObject({ answer: 42 });
    expect(sent).toEqual(['Bearer good', undefined]);
    expect(refused).toEqual(['good']);
  });

  it('fails if the guest is refused too, without a third attempt', async () => {
    await expect(aClient(nobody).query({ query: QUESTION })).rejects.toThrow('Sign in to use this.');
    expect(sent).toHaveLength(2);
    expect(refused).toEqual(['good']);
  });

  it.each([
    ['UNAUTHENTICATED', guestsOnly, 'Sign in to use this.'],
    ['401', unauthorised, '401'],
  ])('never retries a mutation refused with %s', async (_, answer, message) => {
    await expect(aClient(answer).mutate({ mutation: WRITE })).rejects.toThrow(message);
    expect(sent).toEqual(['Bearer good']);
    expect(refused).toEqual(['good']);
  });

  it('keeps the token after any other failure', async () => {
    await expect(
      aClient(() => throwError(() => new TypeError('Failed to fetch'))).query({ query: QUESTION }),
    ).rejects.toThrow('Failed to fetch');
    expect(refused).toEqual([]);
  });
});
