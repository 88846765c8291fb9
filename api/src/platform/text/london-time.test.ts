import { expect, it } from 'vitest';
import { inLondon } from './london-time.ts';

it('day and hour are those in London', () => {
  expect(inLondon(new Date('2026-12-31T23:59:59Z'))).toEqual({ day: '2026-12-31', hour: 23 });
  expect(inLondon(new Date('2026-06-30T23:00:00Z'))).toEqual({ day: '2026-07-01', hour: 0 });
});
