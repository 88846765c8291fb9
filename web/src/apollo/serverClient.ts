import { ApolloClient, ApolloLink } from '@apollo/client';
import { createCache } from './cache.ts';

/**
 * The client of all renderings. It asks nothing and holds nothing: a page's data comes from its `PageQueries`, and the
 * browser requests everything else.
 */
export const serverClient = new ApolloClient({
  cache: createCache(),
  link: ApolloLink.empty(),
  ssrMode: true,
});
