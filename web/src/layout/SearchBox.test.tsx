import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { createCache } from '../apollo/cache.ts';
import { SearchBox } from './SearchBox.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** A shop that suggests only one size. */
const client = new ApolloClient({
  cache: createCache(),
  link: new ApolloLink(({ operationName }) =>
    of({
      data:
        operationName === 'SuggestionLists'
          ? {
              sizes: [{ __typename: 'SizeSummary', size: '205/55 R16', slug: '205-55-r16', tyreCount: 3 }],
              brands: [],
              models: { __typename: 'ModelPage', items: [] },
              carMakes: [],
            }
          : { blogPosts: { __typename: 'BlogPostPage', items: [] } },
    }),
  ),
});

function Shop({ at, children }: { at: string; children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </ApolloProvider>
  );
}

function search(text: string): string | null {
  const { unmount } = render(
    <Shop at="/about">
      <SearchBox />
      <Address />
    </Shop>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  fireEvent.submit(screen.getByRole('search'));
  const address = screen.getByTestId('address').textContent;
  unmount();
  return address;
}

it('GEN-03 goes to the listing with the trimmed text', () => {
  expect(search('  205/55 R16 ')).toBe('/shop?search=205%2F55+R16');
});

it.each(['', '   '])('GEN-03 stays on the page for the blank text "%s"', (text) => {
  expect(search(text)).toBe('/about');
});

it.each([
  ['/shop?search=winter', 'winter'],
  ['/blog?search=winter', ''],
])('shows on %s the listing’s search text "%s"', (path, shown) => {
  const { unmount } = render(
    <Shop at={path}>
      <SearchBox />
    </Shop>,
  );
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(shown);
  unmount();
});

it('suggests matches and goes to the chosen one; Escape closes the suggestions', async () => {
  render(
    <Shop at="/about">
      <SearchBox />
      <Address />
    </Shop>,
  );
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: '2055' } });
  await screen.findByRole('link', { name: /205\/55 R16/ });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.change(field, { target: { value: '205/5' } });
  fireEvent.click(await screen.findByRole('link', { name: /205\/55 R16/ }));
  expect(screen.getByTestId('address').textContent).toBe('/shop?search=205%2F55+R16&sort=recommended');
  expect(screen.queryByRole('link')).toBeNull();
});
