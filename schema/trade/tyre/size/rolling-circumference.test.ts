import { expect, it } from 'vitest';
import { circumferenceDifference, overallDiameterMm, turnsInAMile } from './rolling-circumference.ts';

const GOLF = { width: 205, profile: 55, diameter: 16 };

it('a 205/55 R16 is 632 mm tall and turns about 811 times in a mile', () => {
  expect(overallDiameterMm(GOLF)).toBeCloseTo(631.9);
  expect(turnsInAMile(GOLF)).toBeCloseTo(810.7, 0);
});

it('sizes are compared by the distance they roll in one turn', () => {
  expect(circumferenceDifference({ width: 225, profile: 45, diameter: 17 }, GOLF)).toBeCloseTo(0.38, 1);
  expect(circumferenceDifference({ width: 195, profile: 65, diameter: 15 }, GOLF)).toBeCloseTo(0.41, 1);
  expect(circumferenceDifference({ width: 185, profile: 55, diameter: 16 }, GOLF)).toBeCloseTo(-3.48, 1);
  expect(circumferenceDifference(GOLF, GOLF)).toBe(0);
});
