import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StockBadge } from './StockBadge.tsx';

it.each([
  [0, 'Out of Stock'],
  [1, 'Low Stock'],
  [9, 'Low Stock'],
  [10, 'In Stock'],
])('CARD-05 CARD-06 a stock of %i units shows as "%s"', (stock, label) => {
  const { container } = render(<StockBadge stock={stock} />);
  expect(container.textContent).toMatch(new RegExp(`^${label}`));
});
