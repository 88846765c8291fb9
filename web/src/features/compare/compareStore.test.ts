import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adoptCompared, clearCompared, toggleCompared, useCompared } from './compareStore.ts';

it('stores up to four tyres in the browser, and refuses a fifth', () => {
  const { result } = renderHook(() => useCompared());
  act(() => void [1, 2, 3, 4].map(toggleCompared));
  expect(toggleCompared(5)).toBe('full');
  expect(result.current).toEqual([1, 2, 3, 4]);
  expect(localStorage.getItem('compare')).toBe('[1,2,3,4]');
  act(() => void toggleCompared(2));
  expect(result.current).toEqual([1, 3, 4]);
  act(clearCompared);
  expect(result.current).toEqual([]);
});

it('adopts a shared comparison only if the visitor has none', () => {
  adoptCompared([8, 9]);
  adoptCompared([1]);
  expect(renderHook(() => useCompared()).result.current).toEqual([8, 9]);
});

it('drops invalid and surplus ids from a stored comparison', () => {
  localStorage.setItem('compare', '["5", 6, "x", null, 7, 8, 9]');
  const { result } = renderHook(() => useCompared());
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'compare' })));
  expect(result.current).toEqual([5, 6, 7, 8]);
});
