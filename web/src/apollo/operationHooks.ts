import type { DocumentNode, FragmentType, OperationVariables, TypedDocumentNode } from '@apollo/client';
import {
  useApolloClient,
  useMutation,
  useQuery,
  useSuspenseQuery,
  type SkipToken,
} from '@apollo/client/react';
import { use, useCallback } from 'react';
import { PageQueriesContext } from './pageQueriesContext.ts';

type NoOptions = Record<string, never>;
/** Options may be left out only when every variable may. */
type NoArguments<TVariables> = NoOptions extends TVariables ? [] : [options: never];

interface QueryHook<TData, TVariables extends OperationVariables> {
  (...none: NoArguments<TVariables>): useQuery.ResultForOptions<TData, TVariables, NoOptions>;
  <TOptions extends useQuery.Options<TData, TVariables> | SkipToken>(
    options: TOptions,
  ): useQuery.ResultForOptions<TData, TVariables, TOptions>;
}

interface SuspenseQueryHook<TData, TVariables extends OperationVariables> {
  (...none: NoArguments<TVariables>): useSuspenseQuery.ResultForOptions<TData, TVariables, NoOptions>;
  <TOptions extends useSuspenseQuery.Options<TVariables> | SkipToken>(
    options: TOptions,
  ): useSuspenseQuery.ResultForOptions<TData, TVariables, TOptions>;
}

/** Apollo's functions without their inference, which the interfaces above have already done. */
type UntypedHook = (document: DocumentNode, options?: object | SkipToken) => unknown;
type UntypedQuery<TData> = (options: object) => Promise<{ data?: TData }>;
const runQuery = useQuery as UntypedHook;
const runSuspenseQuery = useSuspenseQuery as UntypedHook;

/** The hook of a query that renders while it loads: for data that only the browser needs. */
export function queryHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return ((options?: object | SkipToken) => runQuery(document, options)) as QueryHook<TData, TVariables>;
}

/**
 * The hook of a query that suspends until its data is there: for what the server renders, where it returns data and
 * error alone.
 */
export function suspenseQueryHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return ((options?: object) =>
    use(PageQueriesContext)?.read(document, options) ??
    runSuspenseQuery(document, options)) as SuspenseQueryHook<TData, TVariables>;
}

/**
 * The hook of a query that is asked on an event: `ask(variables)` resolves to its data, by default fresh from the
 * server, and rejects with what went wrong. Apollo's lazy hook would tie the answer to the component's
 * renders: one that falls between question and answer may end the query.
 */
export function askHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return (fetchPolicy: 'network-only' | 'cache-first' = 'network-only') => {
    const client = useApolloClient();
    return useCallback(
      async (...[variables]: NoOptions extends TVariables ? [] : [variables: TVariables]) => {
        const query = client.query as UntypedQuery<TData>;
        const { data } = await query({ query: document, fetchPolicy, variables });
        return data;
      },
      [client, fetchPolicy],
    );
  };
}

/** The hook of a mutation: `[execute, { data, loading, error }]`. */
export function mutationHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return (options?: useMutation.Options<TData, TVariables>) => useMutation(document, options);
}

/**
 * The function that opens a fragment: it takes the object that the parent spread the fragment into and returns it as
 * the fragment's fields. Fragments are masked by their types alone: to read each from the cache again took as long as
 * to read the query. What changes in the cache comes with the query that spread the fragment.
 */
export const fragmentHook =
  <TData>() =>
  (from: FragmentType<TData>): TData =>
    from;
