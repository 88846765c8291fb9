import { ApolloClient, ApolloLink, type ApolloCache } from '@apollo/client';

/**
 * The client of one rendering. It sends nothing: the page's data comes from its `PageQueries`, and the browser
 * requests everything else.
 */
export function createServerClient(cache: ApolloCache): ApolloClient {
  return new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: true });
}
