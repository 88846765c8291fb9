import { beforeEach, expect, it, vi } from 'vitest';
import { forgetOpenedOrder, readOpenedOrder, rememberOpenedOrder } from './openedOrder.ts';

const OPENED = { number: 'TFL2611123456', email: 'sam@example.com', code: '012345' };
const NOON = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: NOON }));

it('C-49 a look-up is kept for the ten minutes of its code and then forgotten', () => {
  rememberOpenedOrder(OPENED, NOON);
  vi.setSystemTime(NOON + 10 * 60_000 - 1);
  expect(readOpenedOrder()).toEqual(OPENED);
  vi.setSystemTime(NOON + 10 * 60_000);
  expect(readOpenedOrder()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it('there is no look-up before one is opened, after it is cleared, or if storage holds something else', () => {
  expect(readOpenedOrder()).toBeNull();
  rememberOpenedOrder(OPENED, NOON);
  forgetOpenedOrder();
  expect(readOpenedOrder()).toBeNull();
  for (const text of ['', 'null', '{}', '[', '{"until":9999999999999}']) {
    sessionStorage.setItem('opened-order', text);
    expect(readOpenedOrder()).toBeNull();
  }
});
