import { describe, expect, it, vi } from 'vitest';
import { createStoredList } from './storedList.ts';

const form = {
  read: (value: unknown) => (typeof value === 'number' ? value : null),
  write: (item: number) => item,
};
const aList = () => createStoredList<number>('numbers', form);

describe('a list in storage', () => {
  it('is empty and without trouble when nothing was stored', () => {
    expect(aList().get()).toEqual([]);
    expect(aList().trouble()).toBeNull();
  });

  it.each(['not JSON', '{}', '"1"', 'null'])('is empty and says so when %s was stored', (text) => {
    localStorage.setItem('numbers', text);
    const list = aList();
    expect(list.get()).toEqual([]);
    expect(list.trouble()).toBe('damaged');
  });

  it('keeps what can be read, and says that something could not until that is settled', () => {
    localStorage.setItem('numbers', '[1,"x",2]');
    const list = aList();
    expect(list.get()).toEqual([1, 2]);
    list.set([1, 2, 3]);
    expect(list.trouble()).toBe('damaged');
    list.settleTrouble();
    expect(list.trouble()).toBeNull();
    expect(localStorage.getItem('numbers')).toBe('[1,2,3]');
  });

  it('lives as long as the page where the browser refuses storage', () => {
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
