import { expect, it } from 'vitest';
import { noiseClassFor } from './noise-class.ts';

const car = {
  category: 'Car Tyres',
  width: 205,
  noiseDb: 68,
  extraLoad: false,
  threePeakSnowflake: false,
} as const;

it('gives class A from 3 dB under the limit, B up to the limit and C above it', () => {
  expect(noiseClassFor(car)).toBe('A');
  expect(noiseClassFor({ ...car, noiseDb: 69 })).toBe('B');
  expect(noiseClassFor({ ...car, noiseDb: 71 })).toBe('B');
  expect(noiseClassFor({ ...car, noiseDb: 72 })).toBe('C');
});

it('raises the limit with the width', () => {
  expect(noiseClassFor({ ...car, width: 185, noiseDb: 71 })).toBe('C');
  expect(noiseClassFor({ ...car, width: 275, noiseDb: 72 })).toBe('B');
  expect(noiseClassFor({ ...car, width: 285, noiseDb: 74 })).toBe('B');
});

it('allows 1 dB for extra load or snow grip, once for both', () => {
  expect(noiseClassFor({ ...car, noiseDb: 72, extraLoad: true })).toBe('B');
  expect(noiseClassFor({ ...car, noiseDb: 73, extraLoad: true, threePeakSnowflake: true })).toBe('C');
});

it('holds vans to 72 dB, or 73 with snow grip', () => {
  const van = { ...car, category: 'Van Tyres', width: 215, noiseDb: 73 } as const;
  expect(noiseClassFor(van)).toBe('C');
  expect(noiseClassFor({ ...van, threePeakSnowflake: true })).toBe('B');
});

it('gives none to motorcycle tyres, which have no label', () => {
  expect(noiseClassFor({ ...car, category: 'Motorcycle Tyres', noiseDb: null })).toBeNull();
});
