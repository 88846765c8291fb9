import type { GraphiQLProvider } from '@graphiql/react';
import type { ComponentProps } from 'react';
import { accessToken } from './accessToken.ts';

type Fetcher = ComponentProps<typeof GraphiQLProvider>['fetcher'];

/** What GraphiQL calls its own question about the schema. */
const INTROSPECTION = 'IntrospectionQuery';

/** The schema is everybody's: a token that has ended must not take the completion away. */
function identityFor(operationName: string | null | undefined): Record<string, string> {
  const token = operationName === INTROSPECTION ? '' : accessToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** GraphiQL notes the names in a text a moment after it was typed, and until then gives the name from the text before. */
const nameIn = (query: string, operationName: string | null | undefined): string | undefined =>
  operationName && new RegExp(`\\b${operationName}\\b`).test(query) ? operationName : undefined;

/**
 * Sends what the editors hold to the shop, as an integrator would: whole documents by POST, the token as a header.
 * @throws Error with the status when something between here and the shop answers with no JSON.
 */
export const shopFetcher: Fetcher = async ({ query, variables, operationName }, { headers } = {}) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...identityFor(operationName), ...headers },
    body: JSON.stringify({ query, variables, operationName: nameIn(query, operationName) }),
  });
  if (!response.headers.get('content-type')?.includes('json'))
    throw new Error(`The shop answered ${response.status} ${response.statusText} and no JSON.`);
  return response.json();
};
