import type { GraphiQLProvider } from '@graphiql/react';
import type { ExecutionResult } from 'graphql';
import type { ComponentProps } from 'react';
import { accessToken } from './accessToken.ts';

type Fetcher = ComponentProps<typeof GraphiQLProvider>['fetcher'];

const INTROSPECTION = 'IntrospectionQuery';

/** Introspects without a token: the schema is public, and an expired token must not break completion. */
function identityFor(operationName: string | null | undefined): Record<string, string> {
  const token = operationName === INTROSPECTION ? '' : accessToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** GraphiQL updates operation names shortly after typing; until then it passes a name from the previous text. */
const nameIn = (query: string, operationName: string | null | undefined): string | undefined =>
  operationName && new RegExp(`\\b${operationName}\\b`).test(query) ? operationName : undefined;

/**
 * Sends the editors' content as an integrator would: whole documents by POST, the token in a header.
 * @throws Error with the status if a proxy in between doesn't answer with JSON.
 */
export const shopFetcher: Fetcher = async ({ query, variables, operationName }, { headers } = {}) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...identityFor(operationName), ...headers },
    body: JSON.stringify({ query, variables, operationName: nameIn(query, operationName) }),
  });
  if (!response.headers.get('content-type')?.includes('json'))
    throw new Error(`The shop answered ${response.status} ${response.statusText} without JSON.`);
  return (await response.json()) as ExecutionResult;
};
