import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { removeWish, toggleWish, useIsWished, useWishlist } from './wishlistStore.ts';

it('WISH-01 keeps a list of product ids that the heart toggles', () => {
  const { result } = renderHook(() => useIsWished(7));
  act(() => toggleWish(7));
  expect(result.current).toBe(true);
  expect(localStorage.getItem('wishlist')).toBe('[7]');
  act(() => toggleWish(7));
  expect(result.current).toBe(false);
});

it('takes one product off and leaves the others', () => {
  toggleWish(1);
  toggleWish(2);
  removeWish(1);
  expect(renderHook(() => useWishlist()).result.current).toEqual([2]);
});

it('WISH-01 reads ids that were stored as text, and drops what is none', () => {
  localStorage.setItem('wishlist', '["5", 6, "x", null, -1, 1.5]');
  const { result } = renderHook(() => useWishlist());
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'wishlist' })));
  expect(result.current).toEqual([5, 6]);
});
