import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  carryOutNow,
  dropChange,
  heldStatus,
  holdChange,
  leaveScreen,
  resumeChange,
  usePendingChange,
  type HeldChange,
} from './pendingChange.ts';

/** A change to the order of this name, in a shop that records every call in `told`. */
function aChange(told: string[], name: string): HeldChange {
  const tell = <Answer>(what: string, answer: Answer) => {
    told.push(`${what} ${name}`);
    return Promise.resolve(answer);
  };
  return {
    words: name,
    done: name,
    to: 'PROCESSING',
    startedOn: '/admin/orders',
    orders: [name],
    send: () => tell('hold', { secondsLeft: 10, refused: null }),
    carryOut: () => tell('carry out', []),
    undo: () => tell('undo', true),
    close: () => tell('close', true),
  };
}

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  dropChange();
  await wait(0);
  vi.useRealTimers();
});

it('the shop holds a change at once, and its outcome is requested after ten seconds', async () => {
  const told: string[] = [];
  const { result } = renderHook(() => usePendingChange());
  holdChange(aChange(told, 'one'));
  await wait(9.9);
  expect(told).toEqual(['hold one']);
  expect(result.current).toMatchObject({ phase: 'held' });
  expect(heldStatus(result.current, 'one')).toBe('PROCESSING');
  expect(heldStatus(result.current, 'other')).toBeUndefined();
  await wait(20);
  expect(told).toEqual(['hold one', 'carry out one']);
  expect(result.current).toMatchObject({ phase: 'done' });
});

it('an undone change is never carried out; one undone too late shows its outcome', async () => {
  const told: string[] = [];
  const { result } = renderHook(() => usePendingChange());
  holdChange({ ...aChange(told, 'one'), onUndone: () => told.push('bring back one') });
  await wait(0);
  dropChange();
  await wait(20);
  expect(told).toEqual(['hold one', 'undo one', 'bring back one']);
  holdChange({ ...aChange(told, 'other'), undo: async () => false });
  await wait(0);
  dropChange();
  await wait(0);
  expect(result.current).toMatchObject({ phase: 'done' });
});

it('the next change doesn’t wait for a held one, and leaving the screen doesn’t affect it', async () => {
  const told: string[] = [];
  holdChange(aChange(told, 'one'));
  await wait(1);
  holdChange(aChange(told, 'other'));
  await wait(0);
  leaveScreen();
  expect(told).toEqual(['hold one', 'hold other', 'carry out one']);
  carryOutNow();
  await wait(0);
  expect(told.at(-1)).toBe('carry out other');
});

it('a change that didn’t reach the shop can be sent again', async () => {
  const told: string[] = [];
  let isOnline = false;
  const { result } = renderHook(() => usePendingChange());
  const change = aChange(told, 'one');
  holdChange({
    ...change,
    send: () => (isOnline ? change.send() : Promise.reject(new Error('No connection.'))),
  });
  await wait(0);
  expect(result.current).toMatchObject({ phase: 'unreached' });
  isOnline = true;
  if (result.current?.phase === 'unreached') result.current.again();
  await wait(0);
  expect(result.current).toMatchObject({ phase: 'held' });
});

it('the errors of one change are shown and don’t affect the next', async () => {
  const told: string[] = [];
  const refused = [{ order: 'TFL2611000001', message: 'This order hasn’t been paid for yet.' }];
  const { result } = renderHook(() => usePendingChange());
  holdChange({ ...aChange(told, 'one'), carryOut: async () => refused });
  await wait(0);
  holdChange(aChange(told, 'other'));
  await wait(5);
  expect(result.current).toMatchObject({ phase: 'held' });
  await wait(5);
  expect(result.current).toMatchObject({ phase: 'refused', refused });
  dropChange();
  expect(told.at(-1)).toBe('close other');
});

it('a change left by a closed browser is shown with its remaining seconds, or its outcome', async () => {
  const told: string[] = [];
  const { result } = renderHook(() => usePendingChange());
  resumeChange(aChange(told, 'one'), { secondsLeft: 3, refused: null });
  await wait(3);
  expect(told).toEqual(['carry out one']);
  dropChange();
  const refused = [{ order: 'TFL2611000001', message: 'This order was deleted.' }];
  resumeChange(aChange(told, 'other'), { secondsLeft: 0, refused });
  await wait(0);
  expect(result.current).toMatchObject({ phase: 'refused', refused });
});

it('refusals of a change that was started elsewhere aren’t shown here', () => {
  const refused = [{ order: 'TFL-1', message: 'It was cancelled.' }];
  const { result } = renderHook(() => usePendingChange());
  act(() => resumeChange({ ...aChange([], 'one'), startedOn: null }, { secondsLeft: 0, refused }));
  expect(result.current).toBeNull();
  act(() => resumeChange(aChange([], 'one'), { secondsLeft: 0, refused }));
  expect(result.current).toMatchObject({ phase: 'refused', refused });
});
