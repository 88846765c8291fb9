import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createCache } from '../../apollo/cache.ts';
import { useReviewPages, type ReviewsOfPage } from './useReviewPages.ts';

const TOTAL_PAGES = 3;
const first: ReviewsOfPage = { items: [], pageInfo: { page: 1, totalPages: TOTAL_PAGES } };

function answerFor(page: number) {
  const pageInfo = { __typename: 'PageInfo', page, totalItems: 11, totalPages: TOTAL_PAGES };
  return {
    data: {
      model: {
        __typename: 'Model',
        slug: 'primacy-4',
        reviews: { __typename: 'ReviewPage', items: [], pageInfo },
      },
    },
  };
}

/** A server that answers on command. */
function startReviews() {
  const asked: { page: number; answer: () => void; fail: () => void }[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const page = Number(variables.page);
        asked.push({
          page,
          answer: () => {
            observer.next(answerFor(page));
            observer.complete();
          },
          fail: () => observer.error(new Error('Connection lost')),
        });
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useReviewPages('primacy-4', first), { wrapper });
  return { asked, result };
}

describe('useReviewPages', () => {
  it('PROD-03 shows the requested page', async () => {
    const { asked, result } = startReviews();
    act(() => void result.current.goTo(2));
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => asked[0]?.answer());
    await waitFor(() => expect(result.current.shown.pageInfo.page).toBe(2));
    expect(result.current.isLoading).toBe(false);
  });

  it('PRODB-07 ignores pages below 1 and beyond the last', async () => {
    const { asked, result } = startReviews();
    await act(() => result.current.goTo(0));
    await act(() => result.current.goTo(TOTAL_PAGES + 1));
    expect(asked).toHaveLength(0);
  });

  it('PRODB-07 requests no other page while one loads', async () => {
    const { asked, result } = startReviews();
    act(() => void result.current.goTo(2));
    await waitFor(() => expect(result.current.isLoading).toBe(true));
    await act(() => result.current.goTo(3));
    expect(asked.map(({ page }) => page)).toEqual([2]);
  });

  it('PRODB-08 keeps the current reviews if a page fails to load, and allows a retry', async () => {
    const { asked, result } = startReviews();
    act(() => void result.current.goTo(2));
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => asked[0]?.fail());
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(result.current.shown.pageInfo.page).toBe(1);
    act(() => void result.current.goTo(2));
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});
