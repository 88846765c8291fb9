import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pageNumbers, Pagination } from './Pagination.tsx';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5]],
  [10, 20, [8, 9, 10, 11, 12]],
  [20, 20, [16, 17, 18, 19, 20]],
])('SHOP-14 on page %i of %i shows %j', (page, total, numbers) => {
  expect(pageNumbers(page, total)).toEqual(numbers);
});

it('pagination marks the current page and links to its neighbours', () => {
  render(<Pagination page={2} totalPages={2} hrefFor={(page) => `/shop?page=${page}`} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/shop?page=1');
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});
