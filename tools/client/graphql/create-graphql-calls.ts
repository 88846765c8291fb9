import { itemsOfPages } from '../paging/items-of-pages.ts';
import type { Send } from '../sending/sender.ts';
import { isReadOnly, textOf, type GraphqlDocument } from './document.ts';
import { dataOf } from './graphql-answer.ts';
import type { CallOptions, GraphqlCalls } from './graphql-calls.ts';

/** A document with its variables. */
interface Operation extends CallOptions {
  readonly query: string;
  readonly variables: object | undefined;
}

/** @param endpoint the address of GraphQL. */
export function createGraphqlCalls(endpoint: string, send: Send): GraphqlCalls {
  /** The types of the result are those that the document promises. */
  async function run<Result>(operation: Operation, isRepeatable: boolean): Promise<Result> {
    const { query, variables, headers, signal = null } = operation;
    const request = new Request(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
      signal,
    });
    return send(request, { isRepeatable, read: async (response) => (await dataOf(response)) as Result });
  }

  async function query<Result>(
    document: GraphqlDocument<Result, never>,
    variables?: object,
    options?: CallOptions,
  ): Promise<Result> {
    const text = await textOf(document);
    return run({ query: text, variables, ...options }, isReadOnly(text));
  }

  return {
    query,
    async mutate(document, variables, options) {
      const isKeyed = typeof variables === 'function';
      const given = isKeyed ? variables(crypto.randomUUID()) : variables;
      return run({ query: await textOf(document), variables: given, ...options }, isKeyed);
    },
    items: (document, variables, select, options) =>
      itemsOfPages(variables.page ?? 1, async (page) => {
        const list = select(await query(document, { ...variables, page }, options));
        return { items: list?.items ?? [], isLast: list?.pageInfo.hasNextPage !== true };
      }),
  };
}
