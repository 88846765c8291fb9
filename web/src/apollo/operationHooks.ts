import type { DocumentNode, FragmentType, OperationVariables, TypedDocumentNode } from '@apollo/client';
import {
  skipToken,
  useApolloClient,
  useMutation,
  useQuery,
  useSuspenseQuery,
  type SkipToken,
} from '@apollo/client/react';
import { use, useCallback } from 'react';
import { PageQueriesContext } from './pageQueriesContext.ts';

type NoOptions = Record<string, never>;
/** Options can be omitted only if every variable can. */
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

/** Apollo's functions without their type inference, which the interfaces above replace. */
type UntypedHook = (document: DocumentNode, options?: object | SkipToken) => unknown;
type UntypedQuery<TData> = (options: object) => Promise<{ data?: TData }>;
const runQuery = useQuery as UntypedHook;
const runSuspenseQuery = useSuspenseQuery as UntypedHook;

/** A query that a page leaves to the browser. */
const unasked = (options?: object | SkipToken) => ({
  data: undefined,
  error: undefined,
  loading: options !== skipToken && !(options && 'skip' in options && options.skip),
});

/** The hook of a query that renders while it loads: for data that only the browser needs. The server never asks. */
export function queryHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return ((options?: object | SkipToken) =>
    use(PageQueriesContext) ? unasked(options) : runQuery(document, options)) as QueryHook<TData, TVariables>;
}

/**
 * The hook of a query that suspends until its data arrives: for data that the server renders. There it returns only
 * data and error.
 */
export function suspenseQueryHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return ((options?: object) =>
    use(PageQueriesContext)?.read(document, options) ??
    runSuspenseQuery(document, options)) as SuspenseQueryHook<TData, TVariables>;
}

/**
 * The hook of a query that runs on an event. `ask(variables)` resolves to its data, by default fresh from the server,
 * and rejects on failure. Apollo's lazy hook ties the query to the component's renders: a render while the query is
 * in flight can end it.
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
 * The function that unmasks a fragment: it takes the object into which the parent spread the fragment, and returns it
 * as the fragment's fields. Masking exists only in the types: reading each fragment from the cache took as long as
 * reading the whole query. Cache updates arrive through the query that spreads the fragment.
 */
export const fragmentHook =
  <TData>() =>
  (from: FragmentType<TData>): TData =>
    from;
