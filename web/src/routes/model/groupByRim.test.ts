import { describe, expect, it } from 'vitest';
import { groupByRim } from './groupByRim.ts';

describe('groupByRim', () => {
  it('puts the smallest rim first and keeps the order within a rim', () => {
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

  it('gives no groups for no sizes', () => {
    expect(groupByRim([])).toEqual([]);
  });
});
