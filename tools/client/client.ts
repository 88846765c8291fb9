import { createGraphqlCalls } from './graphql/create-graphql-calls.ts';
import type { GraphqlCalls } from './graphql/graphql-calls.ts';
import { createRestCalls } from './rest/create-rest-calls.ts';
import type { RestCalls } from './rest/rest-calls.ts';
import { createSend, type ClientOptions } from './sending/sender.ts';

/** A client of one shop. */
export interface ShopClient extends GraphqlCalls {
  readonly rest: RestCalls;
}

/**
 * Creates a client of one shop. It opens no connection.
 * @throws TypeError if `url` isn't an absolute address.
 */
export function createClient(options: ClientOptions): ShopClient {
  const { origin, pathname } = new URL(options.url);
  const address = `${origin}${pathname.replace(/\/$/, '')}`;
  const send = createSend(options);
  return { ...createGraphqlCalls(`${address}/graphql`, send), rest: createRestCalls(address, send) };
}
