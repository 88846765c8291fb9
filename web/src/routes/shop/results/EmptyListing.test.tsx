import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createCache } from '../../../apollo/cache.ts';
import { DEFAULT_STATE, type ListingState } from '../../../features/filters/listingState.ts';
import { ListingFailed } from '../ListingFailed.tsx';
import { EmptyListing } from './EmptyListing.tsx';

const filtered: ListingState = { ...DEFAULT_STATE, brands: ['toyo'], minPrice: 90_000, sort: 'PRICE_ASC' };

/** A shop with one article, about punctures. */
const client = new ApolloClient({
  cache: createCache(),
  link: new ApolloLink(({ variables }) => {
    const article = { __typename: 'BlogPost', id: 1, slug: 'puncture-repair', title: 'Can it be repaired?' };
    const items = String(variables['search']).includes('puncture') ? [article] : [];
    return of({ data: { blogPosts: { __typename: 'BlogPostPage', items } } });
  }),
});

function show(screenOf: typeof EmptyListing, state: ListingState) {
  const Screen = screenOf;
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <Suspense fallback={null}>
          <Screen state={state} />
        </Suspense>
      </MemoryRouter>
    </ApolloProvider>,
  );
}

describe('a listing without tyres', () => {
  it('an empty listing without filters says that the shop is empty (SHOP-23)', () => {
    show(EmptyListing, DEFAULT_STATE);
    expect(screen.getByRole('heading').textContent).toBe('No Products Available');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('an empty listing says that nothing matches, and clears the filters but not the order (SHOP-22, SHOP-23)', () => {
    show(EmptyListing, filtered);
    expect(screen.getByRole('heading').textContent).toBe('No Products Found');
    screen.getByText(/^No tyres found that match all of these filters\./);
    expect(screen.getByRole('link', { name: 'Clear Filters' }).getAttribute('href')).toBe(
      '/shop?sort=price_ASC',
    );
  });

  it('a search for a service links to its page and to articles about it', async () => {
    await act(async () => show(EmptyListing, { ...DEFAULT_STATE, search: 'slow puncture' }));
    screen.getByRole('heading', { name: 'What we have about “slow puncture”' });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/fitting-centers', '/bedford-tyres', '/blog/puncture-repair']);
  });

  it('an empty text search does not mention filters (SHOP-22)', async () => {
    await act(async () => show(EmptyListing, { ...DEFAULT_STATE, search: 'qwertz' }));
    screen.getByText(/^No tyres found for “qwertz”\. Check the spelling/);
    expect(document.body.textContent).not.toContain('these filters');
  });

  it('an empty listing says only once that it is empty (SHOP-22, SHOP-23)', () => {
    show(EmptyListing, filtered);
    expect(document.body.textContent?.match(/No tyres found|No Products Found/g)).toEqual([
      'No Products Found',
      'No tyres found',
    ]);
  });

  it('a listing that failed to load says so and offers a refresh (SHOP-21, SHOP-24)', () => {
    show(ListingFailed, filtered);
    expect(screen.getByRole('alert').textContent).toContain('No tyres found');
    expect(screen.getByRole('link', { name: 'Refresh Page' }).getAttribute('href')).toBe(
      '/shop?brand=toyo&minPrice=900&sort=price_ASC',
    );
    screen.getByRole('link', { name: 'Clear Filters' });
  });
});
