import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentCart } from '../../../features/cart/store/cartStore.ts';
import { currentWishlist, replaceWishlist } from '../../../features/wishlist/wishlistStore.ts';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { WishlistSection } from './WishlistSection.tsx';

const aTyre = (id: number, stockQuantity = 8) => ({
  __typename: 'Product',
  id,
  slug: `tyre-${id}`,
  name: `Tyre ${id}`,
  price: 8_000,
  wasPrice: null,
  fittingPrice: 1_500,
  fittedFrom: '2026-12-03',
  stockQuantity,
  imageUrl: '/uploads/products/a-640.webp',
  brand: { __typename: 'Brand', slug: 'b', name: 'Brand' },
  size: '205/55 R16',
  sku: `S${id}`,
});

function open(answer: Answer) {
  render(<WishlistSection />, { wrapper: shopAt({ pathname: '/account' }, { WishedTyres: answer }) });
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Wish list' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('an empty wish list explains its purpose', () => {
  open('silence');
  expect(
    screen.getByText('Nothing saved yet. Tap or click the heart on a tyre to save it here.'),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse tyres' }).getAttribute('href')).toBe('/shop');
});

it('the wish list shows price and stock, adds to the cart, and keeps the focus when a tyre is removed', async () => {
  replaceWishlist([1, 2]);
  open({ productsByIds: [aTyre(2, 0), aTyre(1)] });
  await screen.findByRole('link', { name: 'Tyre 1' });
  expect(rows()).toEqual(['Tyre 2', 'Tyre 1']);
  const [soldOut, inStock] = screen.getAllByRole('button', { name: 'Add to Cart' });
  expect(soldOut?.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(inStock as HTMLElement);
  expect(currentCart()).toMatchObject([{ id: 1, quantity: 1, price: 8_000 }]);

  await press('Remove Tyre 2 from wish list');
  expect(rows()).toEqual(['Tyre 1']);
  expect(currentWishlist()).toEqual([1]);
  expect(document.activeElement?.contains(screen.getByRole('list', { name: 'Wish list' }))).toBe(true);
});

it('the wish list shows five tyres, and more on request', async () => {
  const ids = [1, 2, 3, 4, 5, 6, 7];
  replaceWishlist(ids);
  open({ productsByIds: ids.toReversed().map((id) => aTyre(id)) });
  await screen.findByRole('link', { name: 'Tyre 7' });
  expect(rows()).toHaveLength(5);
  await press('Show 2 more');
  expect(rows()).toEqual(ids.toReversed().map((id) => `Tyre ${id}`));
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

it('a wish list that could not be loaded says so and offers a retry', async () => {
  replaceWishlist([1]);
  open('failure');
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your wish list');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
