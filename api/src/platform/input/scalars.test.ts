import { describe, expect, it } from 'vitest';
import { DateTime } from './scalars.ts';

describe('the scalar DateTime', () => {
  it('serialises to text inside the process too, so that a rendered page and the browser show the same', () => {
    expect(DateTime.serialize(new Date('2026-11-20T11:05:49.807Z'))).toBe('2026-11-20T11:05:49.807Z');
  });

  it('refuses a value that isn’t an instant', () => {
    expect(() => DateTime.serialize('yesterday')).toThrow('invalid date-time-string');
  });
});
