import { describe, expect, it } from 'vitest';
import { VEHICLE_KINDS, type ScaleDrawing } from './portrait/tyre.portrait.ts';
import { scaleScene } from './scale.drawing.ts';

const aDrawing = (overrides: Partial<ScaleDrawing> = {}): ScaleDrawing => ({
  view: 'scale',
  vehicle: 'car',
  width: 205,
  profile: 55,
  rim: 16,
  size: 640,
  ...overrides,
});

describe('scaleScene', () => {
  it('draws every size to the same scale', () => {
    const [small, large] = [
      aDrawing({ width: 155, profile: 80, rim: 13 }),
      aDrawing({ width: 275, rim: 20 }),
    ];
    // 2 × 155 × 0.80 + 13 inches is 578 mm, 2 × 275 × 0.55 + 20 inches is 811 mm.
    expect(scaleScene(large).tyreSide / scaleScene(small).tyreSide).toBeCloseTo(811 / 578, 1);
  });

  it.each(VEHICLE_KINDS)(
    'places the tyre and the wheels of a %s within the picture, and states the height',
    (vehicle) => {
      const { svg, tyreSide, tyreCorners } = scaleScene(aDrawing({ vehicle }));
      expect(tyreCorners.length).toBeGreaterThan(1);
      for (const { left, top } of tyreCorners) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.max(left, top) + tyreSide).toBeLessThanOrEqual(640);
      }
      // Letters are outlines, so screen readers don't read them and they look the same on every machine.
      expect(svg).not.toContain('<text');
    },
  );
});
