import { describe, expect, it } from 'vitest';
import { LENS_SIZE, LENS_ZOOM, placeLens } from './lens.ts';

const SHOWN = { width: 400, height: 320 };

describe('placeLens', () => {
  it('PROD-01 has a lens of 120 px that magnifies 1.5 times', () => {
    expect([LENS_SIZE, LENS_ZOOM]).toEqual([120, 1.5]);
    expect(placeLens({ x: 0, y: 0 }, SHOWN).size).toEqual({ width: 600, height: 480 });
  });

  it('centres the lens on the pointer', () => {
    expect(placeLens({ x: 200, y: 90 }, SHOWN).lens).toEqual({ x: 140, y: 30 });
  });

  it('shows the point under the pointer in the middle of the lens', () => {
    const { picture } = placeLens({ x: 200, y: 90 }, SHOWN);
    expect({ x: picture.x + 200 * LENS_ZOOM, y: picture.y + 90 * LENS_ZOOM }).toEqual({
      x: LENS_SIZE / 2,
      y: LENS_SIZE / 2,
    });
  });
});
