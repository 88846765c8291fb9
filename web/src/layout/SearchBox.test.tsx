import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function search(text: string): string | null {
  const { unmount } = render(
    <MemoryRouter initialEntries={['/about']}>
      <SearchBox />
      <Address />
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  fireEvent.submit(screen.getByRole('search'));
  const address = screen.getByRole('status').textContent;
  unmount();
  return address;
}

it('GEN-03 goes to the listing with the text trimmed', () => {
  expect(search('  205/55 R16 ')).toBe('/shop?search=205%2F55+R16');
});

it.each(['', '   '])('GEN-03 stays where it is for the blank text "%s"', (text) => {
  expect(search(text)).toBe('/about');
});

it.each([
  ['/shop?search=winter', 'winter'],
  ['/blog?search=winter', ''],
])('shows on %s what the listing was searched for: "%s"', (path, shown) => {
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <SearchBox />
    </MemoryRouter>,
  );
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(shown);
  unmount();
});
