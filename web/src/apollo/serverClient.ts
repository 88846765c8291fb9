import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { createCache } from './cache.ts';

/** One operation as the server's own GraphQL executor takes it. */
export interface ServerOperation {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

/** Runs an operation inside the process, as a guest. */
export type Execute = (operation: ServerOperation) => Promise<ApolloLink.Result>;

/** Suspended queries that nobody reads any more are dropped after this time, in milliseconds. */
const AUTO_DISPOSE_MS = 2_000;

function executeLink(execute: Execute): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        execute({ query, variables, operationName }).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}

/** A client for the rendering of one request. */
export function createServerClient(execute: Execute): ApolloClient {
  return new ApolloClient({
    cache: createCache({ rememberResults: false }),
    link: executeLink(execute),
    ssrMode: true,
    dataMasking: true,
    defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: AUTO_DISPOSE_MS } } },
  });
}
