import { examples } from './examples.ts';

/** What GraphiQL keeps of the editors is kept under these names. */
const QUERY_KEY = 'graphiql:query';
const VARIABLES_KEY = 'graphiql:variables';

/**
 * Where GraphiQL keeps what is typed, with the first example in it when the tab is new. As GraphiQL's own first tab
 * the example would lose its variables when the page is loaded again.
 */
export function startWithExample(): Storage {
  const [example] = examples;
  if (example && sessionStorage.getItem(QUERY_KEY) === null) {
    sessionStorage.setItem(QUERY_KEY, example.query);
    sessionStorage.setItem(VARIABLES_KEY, example.variables);
  }
  return sessionStorage;
}
