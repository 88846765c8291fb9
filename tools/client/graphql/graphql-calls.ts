import type { GraphqlDocument } from './document.ts';

/** Options of a single call. */
export interface CallOptions {
  /** Ends the call, and the waits between its attempts. */
  readonly signal?: AbortSignal | undefined;
  /** Headers for this call, such as `order-key`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** The variables can be left out where none are required. */
export type VariablesAndOptions<Variables> = {} extends Variables
  ? [variables?: Variables, options?: CallOptions]
  : [variables: Variables, options?: CallOptions];

/** One page of a GraphQL list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

type AnyObject = Record<string, unknown>;

/** The calls of GraphQL. */
export interface GraphqlCalls {
  /**
   * Runs a query and gives its data. It is repeated after a failure that may pass.
   * @throws ShopError
   */
  query<Result = AnyObject, Variables extends object = AnyObject>(
    document: GraphqlDocument<Result, Variables>,
    ...rest: VariablesAndOptions<Variables>
  ): Promise<Result>;
  /**
   * Runs a mutation and gives its data. It is repeated only if its variables are a function, which is given one new
   * idempotency key for all attempts and puts it where the mutation takes it.
   * @throws ShopError
   */
  mutate<Result = AnyObject, Variables extends object = AnyObject>(
    document: GraphqlDocument<Result, Variables>,
    variables: Variables | ((idempotencyKey: string) => Variables),
    options?: CallOptions,
  ): Promise<Result>;
  /**
   * Iterates over all items of a list, from `variables.page` on. A page is loaded when its first item is asked for.
   * @param document takes the variable `page`, and selects `items` and `pageInfo { hasNextPage }`.
   * @param select gives the list in the data; the iteration ends where that is null.
   * @throws ShopError
   */
  items<Item, Result = AnyObject, Variables extends object = AnyObject>(
    document: GraphqlDocument<Result, Variables>,
    variables: Omit<Variables, 'page'> & { readonly page?: number },
    select: (data: Result) => ListPage<Item> | null | undefined,
    options?: CallOptions,
  ): AsyncGenerator<Item, void, undefined>;
}
