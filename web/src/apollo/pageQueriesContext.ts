import type { OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { createContext } from 'react';

/** What a component that suspends for a query may ask for. */
export interface SuspenseOptions {
  variables?: OperationVariables;
  errorPolicy?: 'none' | 'ignore' | 'all';
}

/** The answer to a query of the page, not masked: each component finds the fields of its fragments in it. */
export interface PageAnswer {
  data: unknown;
  error?: Error;
}

/** Answers the queries of the page that the server renders. */
export interface ReadsPageQueries {
  /**
   * The answer to a query; suspends the component until it is there.
   * @throws what the query failed with, unless the component's error policy is to show it.
   */
  read(document: DocumentNode, options?: SuspenseOptions): PageAnswer;
}

/** The queries of the page that the server renders; null in the browser. */
export const PageQueriesContext = createContext<ReadsPageQueries | null>(null);
