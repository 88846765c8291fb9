import { expect, it } from 'vitest';
import { estimatedMiles } from './tyre-wear.ts';

it.each([
  ['2024-11-23', 8_000, 16_000],
  ['2026-05-23', 8_000, 4_000],
  ['2026-11-23', 8_000, 0],
  ['2027-11-23', 8_000, 0],
])('tyres fitted on %s at %i miles a year have covered about %i miles', (fittedOn, milesPerYear, miles) => {
  expect(estimatedMiles(fittedOn, milesPerYear, new Date('2026-11-23T10:00:00Z'))).toBe(miles);
});
