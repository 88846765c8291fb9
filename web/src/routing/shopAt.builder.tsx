import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { NEVER, of, throwError } from 'rxjs';
import { createCache } from '../apollo/cache.ts';
import { SiteContext } from '../lib/head/PageHead.tsx';

const SITE = { origin: 'https://shop.example', shopName: 'Treadline' };

/** The server's answer to an operation: data, no answer at all ('silence'), or a broken connection ('failure'). */
export type Answer = Record<string, unknown> | 'silence' | 'failure';

/** The initial location, with its history state. */
interface Place {
  pathname: string;
  search?: string;
  state?: unknown;
}

function reply(answer: Answer | undefined) {
  if (answer === 'silence') return NEVER;
  if (answer === undefined || answer === 'failure') return throwError(() => new TypeError('Failed to fetch'));
  return of({ data: answer });
}

function Address() {
  return <p aria-label="Address">{useLocation().pathname}</p>;
}

/** For tests: the shop at a location, with fake answers by operation name. It displays its current location. */
export function shopAt(place: Place, answers: Record<string, Answer>) {
  const link = new ApolloLink(({ operationName }) => reply(answers[operationName ?? '']));
  const client = new ApolloClient({ cache: createCache(), link });
  return function Shop({ children }: { children: ReactNode }) {
    return (
      <SiteContext value={SITE}>
        <ApolloProvider client={client}>
          <MemoryRouter initialEntries={[place]}>
            {children}
            <Address />
          </MemoryRouter>
        </ApolloProvider>
      </SiteContext>
    );
  };
}
