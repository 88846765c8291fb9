import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from './selection.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

function openList() {
  const { result } = renderHook(() => useSelection('all'));
  return {
    press: (id: string, isShift = false) =>
      act(() => (isShift ? result.current.toggleRange(id, ROWS) : result.current.toggle(id))),
    ticked: () => [...result.current.ids].toSorted().join(''),
  };
}

it('Shift selects or clears every row between the last one pressed and this one, in either direction', () => {
  const { press, ticked } = openList();
  press('d');
  press('b', true);
  expect(ticked()).toBe('bcd');
  press('e', true);
  expect(ticked()).toBe('bcde');
  press('b');
  press('d', true);
  expect(ticked()).toBe('bcde'.replace(/[bcd]/g, ''));
});

it('Shift on the first press selects only that row', () => {
  const { press, ticked } = openList();
  press('c', true);
  expect(ticked()).toBe('c');
});
