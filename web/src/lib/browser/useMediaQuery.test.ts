import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMediaQuery } from './useMediaQuery.ts';

/** A fake browser whose window is narrow or not, for any query. */
function aBrowser() {
  const listeners = new Set<() => void>();
  const addEventListener = vi.fn((_type: string, listener: () => void) => listeners.add(listener));
  const removeEventListener = (_type: string, listener: () => void) => listeners.delete(listener);
  const browser = { narrow: false, addEventListener, listeners };
  vi.stubGlobal('matchMedia', () => ({ matches: browser.narrow, addEventListener, removeEventListener }));
  return browser;
}

it('the hook subscribes to its query once for all renders', () => {
  const browser = aBrowser();
  const { result, rerender, unmount } = renderHook(() => useMediaQuery('(width < 48rem)'));
  expect(result.current).toBe(false);
  rerender();
  rerender();
  expect(browser.addEventListener).toHaveBeenCalledOnce();
  browser.narrow = true;
  act(() => browser.listeners.forEach((tell) => tell()));
  expect(result.current).toBe(true);
  unmount();
  expect(browser.listeners.size).toBe(0);
});
