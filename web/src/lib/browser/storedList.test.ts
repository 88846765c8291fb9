import { describe, expect, it, vi } from 'vitest';
import { createStoredList } from './storedList.ts';

const form = {
  read: (value: unknown) => (typeof value === 'number' ? value : null),
  write: (item: number) => item,
};
const aList = () => createStoredList<number>('compare', form);

describe('a list in storage', () => {
  it('a list is empty, without a warning, when nothing was stored', () => {
    expect(aList().get()).toEqual([]);
    expect(aList().trouble()).toBeNull();
  });

  it.each(['not JSON', '{}', '"1"', 'null'])(
    'a list is empty, with a warning, when %s was stored',
    (text) => {
      localStorage.setItem('compare', text);
      const list = aList();
      expect(list.get()).toEqual([]);
      expect(list.trouble()).toBe('damaged');
    },
  );

  it('a list keeps its readable items and warns about the others until the visitor confirms', () => {
    localStorage.setItem('compare', '[1,"x",2]');
    const list = aList();
    expect(list.get()).toEqual([1, 2]);
    list.set([1, 2, 3]);
    expect(list.trouble()).toBe('damaged');
    list.settleTrouble();
    expect(list.trouble()).toBeNull();
    expect(localStorage.getItem('compare')).toBe('[1,2,3]');
  });

  it('a list lasts until the page closes if the browser blocks storage', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const list = aList();
    expect(list.get()).toEqual([]);
    list.set([4]);
    expect(list.get()).toEqual([4]);
    expect(list.trouble()).toBe('blocked');
  });
});
