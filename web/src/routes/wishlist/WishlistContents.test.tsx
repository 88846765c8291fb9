import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentCart } from '../../features/cart/store/cartStore.ts';
import { currentWishlist, replaceWishlist } from '../../features/wishlist/wishlistStore.ts';
import { shopAt, type Answer } from '../../routing/shopAt.builder.tsx';
import { WishlistContents } from './WishlistContents.tsx';

const aTyre = (id: number, stockQuantity = 20) => ({
  __typename: 'Product',
  id,
  slug: `tyre-${id}`,
  name: `Brand Tyre ${id}`,
  brand: { __typename: 'Brand', slug: 'b', name: 'Brand' },
  model: { __typename: 'Model', slug: `m-${id}`, name: `Tyre ${id}` },
  size: '205/55 R16',
  category: 'CAR',
  season: 'SUMMER',
  loadIndex: 91,
  loadIndexTwin: null,
  speedRating: 'V',
  extraLoad: false,
  runFlat: false,
  runFlatCode: null,
  evSpec: false,
  oeMark: null,
  position: 'BOTH',
  threePeakSnowflake: false,
  fuelEfficiency: 'B',
  wetGrip: 'A',
  noiseDb: 70,
  price: 8_000,
  wasPrice: null,
  fittingPrice: 1_500,
  fittedFrom: '2026-12-03',
  stockQuantity,
  ownStockQuantity: stockQuantity,
  supplierDays: null,
  imageUrl: '/uploads/products/a-640.webp',
  rating: null,
  reviewCount: 0,
  sku: `S${id}`,
});

function open(answer: Answer) {
  render(<WishlistContents />, { wrapper: shopAt({ pathname: '/wishlist' }, { WishlistPage: answer }) });
}

const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('an empty wish list explains itself and links to tyres', () => {
  open('silence');
  expect(screen.getByText(/Tap or click the heart on a tyre to save it/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse tyres' }).getAttribute('href')).toBe('/shop');
});

it('a removed tyre can be restored to its place', async () => {
  replaceWishlist([1, 2, 3]);
  open({ productsByIds: [aTyre(3), aTyre(2), aTyre(1)] });
  await screen.findByRole('link', { name: 'Brand Tyre 2' });
  await press('Remove Brand Tyre 2 from wish list');
  expect(cards()).toEqual(['Tyre 3', 'Tyre 1']);
  expect(screen.getByText('Brand Tyre 2 was removed from your wish list.')).toBeDefined();
  expect(document.activeElement?.contains(screen.getByRole('region', { name: 'Wish list' }))).toBe(true);
  await press('Undo');
  expect(cards()).toEqual(['Tyre 3', 'Tyre 2', 'Tyre 1']);
  expect(currentWishlist()).toEqual([1, 2, 3]);
});

it('adds one of each tyre in stock to the cart', async () => {
  replaceWishlist([1, 2, 3]);
  open({ productsByIds: [aTyre(3), aTyre(2, 0), aTyre(1)] });
  expect(await screen.findByText('3 tyres, 2 in stock')).toBeDefined();
  await press('Add all in stock to cart');
  expect(currentCart()).toMatchObject([
    { id: 3, quantity: 1 },
    { id: 1, quantity: 1 },
  ]);
});

it('says how many tyres are no longer sold, and can remove them', async () => {
  replaceWishlist([1, 7, 8]);
  open({ productsByIds: [aTyre(1)] });
  expect(await screen.findByText('2 tyres on your list are no longer sold')).toBeDefined();
  await press('Remove them from the list');
  expect(currentWishlist()).toEqual([1]);
});

it('a wish list that could not be loaded says so and offers a retry', async () => {
  replaceWishlist([1]);
  open('failure');
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your wish list');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
