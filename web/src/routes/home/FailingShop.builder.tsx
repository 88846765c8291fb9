import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createCache } from '../../apollo/cache.ts';

/** For tests: a shop whose server answers only with errors. */
export function FailingShop({ children }: { children: ReactNode }) {
  const link = new ApolloLink(
    () => new Observable((observer) => observer.error(new Error('The server is down.'))),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  return (
    <ApolloProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </ApolloProvider>
  );
}
