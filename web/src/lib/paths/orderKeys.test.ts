import { afterEach, expect, it, vi } from 'vitest';
import {
  forgetOrderKeys,
  keepOrderKey,
  orderKeyOfPage,
  orderKeyState,
  takeOrderKeyFromAddress,
} from './orderKeys.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const aKey = (exp: number) => `head.${btoa(JSON.stringify({ exp })).replaceAll('=', '')}.seal`;
const KEY = aKey(NOON / 1_000 + 60);

afterEach(() => {
  forgetOrderKeys();
  history.replaceState(null, '', '/');
});

it('C-49 a key from an email is removed from the URL, and sent only on its order’s pages', () => {
  vi.useFakeTimers({ now: NOON });
  history.replaceState(null, '', `/orders/one?from=mail#key=${KEY}`);
  takeOrderKeyFromAddress();
  expect(location.pathname + location.search + location.hash).toBe('/orders/one?from=mail');
  expect([orderKeyOfPage(), orderKeyState('one'), orderKeyState('two')]).toEqual([KEY, 'valid', 'none']);
  for (const elsewhere of ['/orders', '/orders/two', '/shop']) {
    history.replaceState(null, '', elsewhere);
    expect(orderKeyOfPage()).toBeNull();
  }
});

it('C-49 an expired key differs from a missing one, and all keys are cleared together', () => {
  vi.useFakeTimers({ now: NOON });
  keepOrderKey('one', KEY);
  vi.setSystemTime(NOON + 60_000);
  expect(orderKeyState('one')).toBe('expired');
  keepOrderKey('two', 'nonsense');
  expect(orderKeyState('two')).toBe('expired');
  forgetOrderKeys();
  expect(orderKeyState('one')).toBe('none');
  expect(sessionStorage.length).toBe(0);
});
