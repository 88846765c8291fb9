import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { addToCart, clearCart } from '../features/cart/store/cartStore.ts';
import { CartLink } from './CartLink.tsx';

it('GEN-04 shows the number of tyres in the cart, and nothing if it is empty', () => {
  render(<CartLink />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Cart' })).toBeDefined();
  const line = { name: 'Tyre', price: 5000, image: '', sku: '', slug: '', brand: '', size: '' };
  act(() => {
    addToCart({ ...line, id: 1, quantity: 3 });
    addToCart({ ...line, id: 2, quantity: 1 });
  });
  expect(screen.getByRole('link', { name: 'Cart, 4 tyres' }).textContent).toContain('4');
  act(() => void clearCart());
});
