import { describe, expect, it } from 'vitest';
import { pickTyres, scoreForWishes, type Candidate } from './tyre-advice-score.ts';

const aTyre = (id: number, facts: Partial<Candidate> = {}): Candidate => ({
  id,
  modelId: id,
  tier: 'MID_RANGE',
  price: 8_000,
  wetGrip: 'B',
  fuelEfficiency: 'B',
  noiseDb: 70,
  speedRating: 'V',
  rating: 4,
  ...facts,
});

const MIXED = { priority: 'PRICE', road: 'MIXED' } as const;
const ids = (tyres: readonly { tyre: Candidate }[]) => tyres.map(({ tyre }) => tyre.id);

describe('scores', () => {
  it.each([
    ['WET_GRIP', { wetGrip: 'A' }],
    ['QUIET', { noiseDb: 67 }],
    ['ECONOMY', { fuelEfficiency: 'A' }],
    ['SPORT', { speedRating: 'Y' }],
    ['PRICE', { price: 7_000 }],
  ] as const)('%s puts the best tyre in that respect first', (priority, facts) => {
    const scored = scoreForWishes([aTyre(1), aTyre(2, facts), aTyre(3)], { priority, road: 'MIXED' });
    expect(scored[0]?.tyre.id).toBe(2);
    expect(scored[0]?.score).toBeGreaterThan(scored[1]?.score ?? 100);
  });

  it('the roads decide between tyres that are equal in the priority', () => {
    const quiet = aTyre(1, { noiseDb: 68 });
    const frugal = aTyre(2, { fuelEfficiency: 'A', noiseDb: 70 });
    const first = (road: 'TOWN' | 'MOTORWAY') =>
      scoreForWishes([quiet, frugal, aTyre(3, { fuelEfficiency: 'E', noiseDb: 74 })], {
        priority: 'WET_GRIP',
        road,
      });
    expect(ids(first('MOTORWAY'))[0]).toBe(1);
    expect(ids(first('TOWN'))[0]).toBe(2);
  });

  it('run from 0 to 100, and a missing fact scores half', () => {
    const best = aTyre(1, { wetGrip: 'A', fuelEfficiency: 'A', rating: 5, price: 1, noiseDb: 60 });
    const worst = aTyre(2, { wetGrip: 'E', fuelEfficiency: 'E', rating: 1, price: 2, noiseDb: 80 });
    const unknown = aTyre(3, {
      wetGrip: null,
      fuelEfficiency: null,
      rating: null,
      noiseDb: null,
      price: 1.5,
    });
    expect(scoreForWishes([best, worst, unknown], MIXED).map(({ score }) => score)).toEqual([100, 50, 0]);
  });

  it('put the cheaper of equals first, then the lower id', () => {
    const equal = { priority: 'WET_GRIP', road: 'MIXED' } as const;
    expect(ids(scoreForWishes([aTyre(2), aTyre(1)], equal))).toEqual([1, 2]);
  });
});

describe('picks', () => {
  const scored = (...tyres: [score: number, tyre: Candidate][]) =>
    tyres.map(([score, tyre]) => ({ score, tyre }));

  it('are the best match, the cheapest that is nearly as good, and the best premium tyre', () => {
    const picks = pickTyres(
      scored(
        [100, aTyre(1)],
        [95, aTyre(2, { price: 7_000 })],
        [80, aTyre(3, { price: 6_000 })],
        [79, aTyre(4, { price: 5_000 })],
        [50, aTyre(5, { tier: 'PREMIUM', price: 12_000 })],
      ),
    );
    expect(picks.map(({ role, tyre }) => [role, tyre.id])).toEqual([
      ['BEST_MATCH', 1],
      ['BEST_VALUE', 3],
      ['PREMIUM_CHOICE', 5],
    ]);
  });

  it('are three models, and those neither cheaper nor premium are called next best', () => {
    const picks = pickTyres(
      scored([100, aTyre(1)], [99, aTyre(2, { modelId: 1 })], [90, aTyre(3)], [80, aTyre(4)], [70, aTyre(5)]),
    );
    expect(picks.map(({ role, tyre }) => [role, tyre.id])).toEqual([
      ['BEST_MATCH', 1],
      ['NEXT_BEST', 3],
      ['NEXT_BEST', 4],
    ]);
  });

  it('are fewer if there are fewer tyres', () => {
    expect(pickTyres([])).toEqual([]);
    expect(ids(pickTyres(scored([1, aTyre(1)])))).toEqual([1]);
  });
});
