import { expect, it } from 'vitest';
import { noiseClassOf } from './noise-class.ts';

const car = {
  category: 'CAR',
  width: 205,
  noiseDb: 68,
  extraLoad: false,
  threePeakSnowflake: false,
} as const;

it('is A from 3 dB below the limit, B up to the limit and C above it', () => {
  expect(noiseClassOf(car)).toBe('A');
  expect(noiseClassOf({ ...car, noiseDb: 69 })).toBe('B');
  expect(noiseClassOf({ ...car, noiseDb: 71 })).toBe('B');
  expect(noiseClassOf({ ...car, noiseDb: 72 })).toBe('C');
});

it('raises the limit with the width', () => {
  expect(noiseClassOf({ ...car, width: 185, noiseDb: 71 })).toBe('C');
  expect(noiseClassOf({ ...car, width: 275, noiseDb: 72 })).toBe('B');
  expect(noiseClassOf({ ...car, width: 285, noiseDb: 74 })).toBe('B');
});

it('allows 1 dB more for extra load or snow grip, once for both', () => {
  expect(noiseClassOf({ ...car, noiseDb: 72, extraLoad: true })).toBe('B');
  expect(noiseClassOf({ ...car, noiseDb: 73, extraLoad: true, threePeakSnowflake: true })).toBe('C');
});

it('limits vans to 72 dB, or 73 with snow grip', () => {
  const van = { ...car, category: 'VAN', width: 215, noiseDb: 73 } as const;
  expect(noiseClassOf(van)).toBe('C');
  expect(noiseClassOf({ ...van, threePeakSnowflake: true })).toBe('B');
});

it('is null for motorcycle tyres, which have no label', () => {
  expect(noiseClassOf({ ...car, category: 'MOTORCYCLE', noiseDb: null })).toBeNull();
});
