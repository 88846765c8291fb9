import { expect, it } from 'vitest';
import { firstLook, nextLook } from './feed-schedule.ts';

const HOURLY = { everyMinutes: 60, dailyAt: null };
const DAILY = { everyMinutes: null, dailyAt: '06:30' };
const SENT = { everyMinutes: null, dailyAt: null };

const at = (text: string): Date => new Date(text);
const next = (...given: Parameters<typeof nextLook>): string | undefined => nextLook(...given)?.toISOString();

it('an hourly feed looks an hour later, and after a failure sooner', () => {
  expect(next(HOURLY, 'TAKEN', at('2026-11-20T10:00:00Z'))).toBe('2026-11-20T11:00:00.000Z');
  expect(next(HOURLY, 'UNCHANGED', at('2026-11-20T10:00:00Z'))).toBe('2026-11-20T11:00:00.000Z');
  expect(next(HOURLY, 'FAILED', at('2026-11-20T10:00:00Z'))).toBe('2026-11-20T10:15:00.000Z');
  expect(next({ ...HOURLY, everyMinutes: 5 }, 'NOTHING', at('2026-11-20T10:00:00Z'))).toBe(
    '2026-11-20T10:05:00.000Z',
  );
});

it('a daily feed looks at its time in London, in summer and in winter', () => {
  expect(next(DAILY, 'TAKEN', at('2026-11-20T06:31:00Z'))).toBe('2026-11-21T06:30:00.000Z');
  expect(next(DAILY, 'TAKEN', at('2026-07-20T05:29:00Z'))).toBe('2026-07-20T05:30:00.000Z');
  expect(next(DAILY, 'TAKEN', at('2026-07-20T05:31:00Z'))).toBe('2026-07-21T05:30:00.000Z');
  expect(next(DAILY, 'TAKEN', at('2026-10-24T12:00:00Z'))).toBe('2026-10-25T06:30:00.000Z');
});

it('a daily feed looks again every quarter of an hour until there’s a new file', () => {
  for (const outcome of ['UNCHANGED', 'NOTHING', 'FAILED'] as const)
    expect(next(DAILY, outcome, at('2026-11-20T06:31:00Z'))).toBe('2026-11-20T06:46:00.000Z');
  expect(next(DAILY, 'UNCHANGED', at('2026-11-20T06:20:00Z'))).toBe('2026-11-20T06:30:00.000Z');
});

it('a feed whose files are sent is never looked for', () => {
  expect(nextLook(SENT, 'TAKEN', at('2026-11-20T06:31:00Z'))).toBeNull();
  expect(firstLook(SENT, at('2026-11-20T06:31:00Z'))).toBeNull();
});

it('a new hourly feed begins at once, a daily one at its time', () => {
  expect(firstLook(HOURLY, at('2026-11-20T10:00:00Z'))).toEqual(at('2026-11-20T10:00:00Z'));
  expect(firstLook(DAILY, at('2026-11-20T10:00:00Z'))).toEqual(at('2026-11-21T06:30:00Z'));
});
