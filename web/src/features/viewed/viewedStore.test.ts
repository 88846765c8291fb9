import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { forgetViewed, noteViewed, useViewed } from './viewedStore.ts';

const aTyre = (id: number) => ({ id, name: `Tyre ${id}`, slug: `tyre-${id}`, price: 8_266 });

it('keeps the last eight tyres viewed, without duplicates, latest first', () => {
  const { result } = renderHook(() => useViewed());
  act(() => [1, 2, 3, 4, 5, 6, 7, 8, 9, 3].forEach((id) => noteViewed(aTyre(id))));
  expect(result.current.map(({ id }) => id)).toEqual([3, 9, 8, 7, 6, 5, 4, 2]);
  act(forgetViewed);
  expect(result.current).toEqual([]);
});

it('drops unreadable items', () => {
  localStorage.setItem('viewed', JSON.stringify([{ id: 'x' }, null, aTyre(4), { ...aTyre(5), price: '£9' }]));
  dispatchEvent(new StorageEvent('storage', { key: 'viewed' }));
  expect(renderHook(() => useViewed()).result.current).toEqual([aTyre(4)]);
});
