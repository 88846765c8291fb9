import { examples } from './examples.ts';

/** GraphiQL's storage keys for the editors' content. */
const QUERY_KEY = 'graphiql:query';
const VARIABLES_KEY = 'graphiql:variables';

/**
 * The storage for GraphiQL's editors. A new browser tab starts with the first example. As GraphiQL's default tab, the
 * example would lose its variables on reload.
 */
export function startWithExample(): Storage {
  const [example] = examples;
  if (example && sessionStorage.getItem(QUERY_KEY) === null) {
    sessionStorage.setItem(QUERY_KEY, example.query);
    sessionStorage.setItem(VARIABLES_KEY, example.variables);
  }
  return sessionStorage;
}
