import { describe, expect, it } from 'vitest';
import { groupByRim } from './groupByRim.ts';

describe('groupByRim', () => {
  it('sizes are grouped by rim, smallest first, and keep their order within a rim', () => {
    const sizes = [
      { id: 1, diameter: 17 },
      { id: 2, diameter: 16 },
      { id: 3, diameter: 17 },
    ];
    expect(groupByRim(sizes)).toEqual([
      { diameter: 16, sizes: [{ id: 2, diameter: 16 }] },
      {
        diameter: 17,
        sizes: [
          { id: 1, diameter: 17 },
          { id: 3, diameter: 17 },
        ],
      },
    ]);
  });

  it('a model without sizes has no rim groups', () => {
    expect(groupByRim([])).toEqual([]);
  });
});
