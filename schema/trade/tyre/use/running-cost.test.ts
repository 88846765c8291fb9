import { describe, expect, it } from 'vitest';
import { rollingCostOf, rollingPencePerMile, treadPencePerMile } from './running-cost.ts';

const CAR = { drive: 'PETROL', massKg: 1_500, energyPence: 140 } as const;

describe('the cost of tyres for each mile', () => {
  it('the rubber costs its price divided by the miles it lasts', () => {
    expect(treadPencePerMile(10_000, 4, 20_000)).toBe(2);
  });

  it('rolling costs force times distance, at the price of the fuel', () => {
    // 9 kg/t under 1.5 t is 132.4 N; over a mile 0.2131 MJ, of 32 MJ × 0.28 in a litre: 0.02379 l.
    expect(rollingPencePerMile(9, CAR)).toBeCloseTo(3.33, 2);
    expect(rollingPencePerMile(18, CAR)).toBeCloseTo(2 * rollingPencePerMile(9, CAR), 9);
  });

  it('only A has no lower limit and only E no upper one, and costs rise from class to class', () => {
    const costs = (['A', 'B', 'C', 'D', 'E'] as const).map((labelClass) => rollingCostOf(labelClass, CAR));
    expect(costs[0]?.from).toBeNull();
    expect(costs[4]?.to).toBeNull();
    const bounds = costs.flatMap(({ from, to }) => [from, to]).filter((bound) => bound !== null);
    expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
  });

  it('a kilowatt-hour takes an electric car further than its share of petrol', () => {
    expect(rollingPencePerMile(9, { ...CAR, drive: 'ELECTRIC', energyPence: 28 })).toBeLessThan(2.2);
  });
});
