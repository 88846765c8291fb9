import { examples } from './examples.ts';

/** The storage keys under which GraphiQL keeps the editors' content. */
const QUERY_KEY = 'graphiql:query';
const VARIABLES_KEY = 'graphiql:variables';

/**
 * The storage for GraphiQL's editors, with the first example in a new browser tab. As GraphiQL's own default
 * tab, the example would lose its variables on reload.
 */
export function startWithExample(): Storage {
  const [example] = examples;
  if (example && sessionStorage.getItem(QUERY_KEY) === null) {
    sessionStorage.setItem(QUERY_KEY, example.query);
    sessionStorage.setItem(VARIABLES_KEY, example.variables);
  }
  return sessionStorage;
}
