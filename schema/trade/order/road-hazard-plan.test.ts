import { expect, it } from 'vitest';
import { planEnd, planTotal, planUnits, type PlannedTyres } from './road-hazard-plan.ts';

const PRICES = { tyre: 2_500, fourTyres: 8_500, premiumTyre: 3_500 };
const other = (tyres: number): PlannedTyres => ({ tyres, isPremium: false });
const premium = (tyres: number): PlannedTyres => ({ tyres, isPremium: true });
const totals = (...lines: PlannedTyres[]) => planUnits(lines, PRICES).map(planTotal);

it('costs the price of a tyre for each tyre, and less for every set of four', () => {
  expect([1, 2, 3, 4, 5, 8, 9].map((tyres) => totals(other(tyres))[0])).toEqual([
    2_500, 5_000, 7_500, 8_500, 11_000, 17_000, 19_500,
  ]);
});

it('costs the premium price for each premium tyre, even for four', () => {
  expect(totals(premium(1), premium(4))).toEqual([3_500, 14_000]);
});

it('counts two sizes as one set, but never premium tyres', () => {
  expect(totals(other(2), other(2))).toEqual([4_250, 4_250]);
  expect(totals(other(2), premium(2))).toEqual([5_000, 7_000]);
});

it('gives the set price to the first tyres of the order, so that each has its own price', () => {
  expect(planUnits([other(3), other(3)], PRICES)).toEqual([
    [{ quantity: 3, unitPrice: 2_125 }],
    [
      { quantity: 1, unitPrice: 2_125 },
      { quantity: 2, unitPrice: 2_500 },
    ],
  ]);
});

it('covers only the requested tyres, and none without a price', () => {
  expect(planUnits([other(0), premium(0)], PRICES)).toEqual([[], []]);
  expect(planUnits([other(4), premium(1)], { tyre: 2_500, fourTyres: 0, premiumTyre: 0 })).toEqual([[], []]);
});

it('never charges more for a set than its price', () => {
  expect(planTotal(planUnits([other(4)], { ...PRICES, fourTyres: 8_503 })[0] ?? [])).toBe(8_500);
});

it('ends on the same day of a later month, or on its last day if the month is shorter', () => {
  expect(planEnd('2026-12-03', 24)).toBe('2028-12-03');
  expect(planEnd('2026-11-30', 3)).toBe('2027-02-28');
  expect(planEnd('2028-02-29', 12)).toBe('2029-02-28');
});
