import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  currentWishlist,
  removeWish,
  replaceWishlist,
  restoreWish,
  toggleWish,
  useIsWished,
  useWishlist,
} from './wishlistStore.ts';

it('WISH-01 stores product ids, toggled by the heart', () => {
  const { result } = renderHook(() => useIsWished(7));
  act(() => void toggleWish(7));
  expect(result.current).toBe(true);
  expect(localStorage.getItem('wishlist')).toBe('[7]');
  act(() => void toggleWish(7));
  expect(result.current).toBe(false);
});

it('removes one product and leaves the others', () => {
  toggleWish(1);
  toggleWish(2);
  removeWish(1);
  expect(renderHook(() => useWishlist()).result.current).toEqual([2]);
});

it('WISH-01 accepts ids stored as text, and drops anything else', () => {
  localStorage.setItem('wishlist', '["5", 6, "x", null, -1, 1.5]');
  const { result } = renderHook(() => useWishlist());
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'wishlist' })));
  expect(result.current).toEqual([5, 6]);
});

it('restores a removed product to its place, once', () => {
  replaceWishlist([1, 2, 3]);
  const index = removeWish(2);
  restoreWish(2, index);
  restoreWish(2, index);
  expect(currentWishlist()).toEqual([1, 2, 3]);
});

it('holds 200 products, and reports that it is full', () => {
  replaceWishlist(Array.from({ length: 199 }, (_, index) => index + 1));
  expect(toggleWish(200)).toBe('saved');
  expect(toggleWish(201)).toBe('full');
  expect(currentWishlist()).not.toContain(201);
  expect(toggleWish(200)).toBe('removed');
});
