import { ApolloClient, ApolloLink, type ApolloCache } from '@apollo/client';

/**
 * The client of one rendering. It sends nothing: what a page is rendered from comes by its `PageQueries`, and all else
 * is asked by the browser.
 */
export function createServerClient(cache: ApolloCache): ApolloClient {
  return new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: true });
}
