import type { OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { createContext } from 'react';

/** Options of a component that suspends for a query. */
export interface SuspenseOptions {
  variables?: OperationVariables;
  errorPolicy?: 'none' | 'ignore' | 'all';
}

/** The answer to a page's query. It isn't masked, so each component finds its fragments' fields in it. */
export interface PageAnswer {
  data: unknown;
  error?: Error;
}

/** Answers a page's queries while the server renders it. */
export interface ReadsPageQueries {
  /**
   * The answer to a query. Suspends the component until it arrives.
   * @throws the query's error, unless the component's error policy is to show it.
   */
  read(document: DocumentNode, options?: SuspenseOptions): PageAnswer;
}

/** The queries of the page being rendered on the server; null in the browser. */
export const PageQueriesContext = createContext<ReadsPageQueries | null>(null);
