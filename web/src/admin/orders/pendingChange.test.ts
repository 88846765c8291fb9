import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  dropChange,
  holdChange,
  leaveScreen,
  sendHeldChange,
  usePendingChange,
  type HeldChange,
} from './pendingChange.ts';

function aChange(sent: string[], name: string): HeldChange {
  return {
    words: name,
    done: name,
    orders: [],
    async send(isLeaving) {
      sent.push(isLeaving ? `${name}, leaving` : name);
      return [];
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dropChange();
  vi.useRealTimers();
});

it('a change is sent after ten seconds, once', async () => {
  const sent: string[] = [];
  holdChange(aChange(sent, 'one'));
  await vi.advanceTimersByTimeAsync(9_900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual(['one']);
});

it('a change that is undone is never sent', async () => {
  const sent: string[] = [];
  holdChange(aChange(sent, 'one'));
  dropChange();
  leaveScreen(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([]);
});

it('the next change, the last screen and the closing of the tab send what is held at once', async () => {
  const sent: string[] = [];
  holdChange(aChange(sent, 'one'));
  holdChange(aChange(sent, 'other'));
  expect(sent).toEqual(['one']);
  leaveScreen(true);
  expect(sent).toEqual(['one']);
  leaveScreen(false);
  expect(sent).toEqual(['one', 'other']);
  await vi.advanceTimersByTimeAsync(0);
  holdChange(aChange(sent, 'third'));
  dispatchEvent(new Event('pagehide'));
  sendHeldChange();
  expect(sent).toEqual(['one', 'other', 'third, leaving']);
});

it('what did not reach the shop can be sent again', async () => {
  const sent: string[] = [];
  let isOnline = false;
  holdChange({
    ...aChange(sent, 'one'),
    async send() {
      if (!isOnline) throw new Error('No connection.');
      sent.push('one');
      return [];
    },
  });
  await vi.advanceTimersByTimeAsync(10_000);
  isOnline = true;
  sendHeldChange();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['one']);
});

it('what went wrong with one change is told, and costs the next one nothing', async () => {
  const sent: string[] = [];
  const refused = [{ order: 'TFL2611000001', sentence: 'This order hasn’t been paid for yet.' }];
  const { result } = renderHook(() => usePendingChange());
  holdChange({ ...aChange(sent, 'one'), send: async () => refused });
  holdChange(aChange(sent, 'other'));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(result.current).toMatchObject({ phase: 'held' });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(sent).toEqual(['other']);
  expect(result.current).toMatchObject({ phase: 'refused', refused });
});
