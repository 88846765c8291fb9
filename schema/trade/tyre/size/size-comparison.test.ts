import { describe, expect, it } from 'vitest';
import { compareSizes, measuresOf, mostShown, trueSpeed } from './size-comparison.ts';
import { parseTyreSize, type TyreSize } from './tyre-size.ts';

function size(text: string): TyreSize {
  const parsed = parseTyreSize(text);
  if (!parsed) throw new Error(`"${text}" isn’t a size.`);
  return parsed;
}

describe('two tyre sizes', () => {
  it('have measures calculated from the sidewall marking', () => {
    const measures = measuresOf(size('205/55 R16'));
    expect(measures.diameterMm).toBeCloseTo(631.9, 1);
    expect(measures.circumferenceMm).toBeCloseTo(1_985.2, 1);
    expect(measures.sidewallMm).toBeCloseTo(112.75, 2);
    expect(measures.turnsInAKm).toBeCloseTo(503.7, 1);
    expect(measures.turnsInAMile).toBeCloseTo(810.7, 1);
  });

  it.each([
    ['205/55 R16', '225/45 R17', 0.4, 1.2, 'ALIKE'],
    ['205/55 R16', '205/60 R16', 3.2, 10.3, 'TOO_LARGE'],
    ['205/55 R16', '195/60 R16', 1.3, 4.3, 'ALIKE'],
    ['205/55 R16', '205/50 R16', -3.2, -10.3, 'TOO_SMALL'],
    ['205/55 R16', '195/55 R16', -1.7, -5.5, 'ALIKE'],
    ['205/55 R16', '205/55 R16', 0, 0, 'ALIKE'],
  ] as const)('%s and %s differ by %d per cent', (fitted, other, percent, height, verdict) => {
    const compared = compareSizes(size(fitted), size(other));
    expect(compared.differencePercent).toBeCloseTo(percent, 1);
    expect(compared.rideHeightMm).toBeCloseTo(height, 0);
    expect(compared.verdict).toBe(verdict);
  });

  it('with a larger tyre the car is faster than the speedometer shows, with a smaller one slower', () => {
    expect(trueSpeed(70, size('205/55 R16'), size('205/60 R16'))).toBeCloseTo(72.3, 1);
    expect(trueSpeed(70, size('205/55 R16'), size('205/50 R16'))).toBeCloseTo(67.7, 1);
  });

  it('UN Regulation 39 allows a tenth plus 4 km/h', () => {
    expect(mostShown(50)).toBeCloseTo(57.5, 1);
  });
});
