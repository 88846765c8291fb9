import { describe, expect, it } from 'vitest';
import { outlineOf } from './body/profile.outline.ts';
import { aPortrait } from './portrait/portrait.builder.ts';
import { PICTURE_VIEWS, TREAD_KINDS } from './portrait/tyre.portrait.ts';
import { traceTyre, type TracedPicture } from './tyre.tracer.ts';

const LIGHT_GROUND = [0xf7, 0xf6, 0xf2] as const;
const DARK_GROUND = [0x22, 0x27, 0x2b] as const;

function silhouette({ pixels }: TracedPicture): boolean[] {
  return Array.from({ length: pixels.length / 4 }, (_, index) => (pixels[index * 4 + 3] ?? 0) > 200);
}

function shareOfDifference(a: readonly unknown[], b: readonly unknown[]): number {
  return a.filter((value, index) => value !== b[index]).length / a.length;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance([red = 0, green = 0, blue = 0]: Iterable<number>): number {
  const linear = (value: number): number =>
    value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The outermost two pixels of the tyre. */
function edgeOf(picture: TracedPicture): boolean[] {
  const solid = silhouette(picture);
  const near = [-2, 2, -2 * picture.size, 2 * picture.size];
  return solid.map((inside, index) => inside && near.some((step) => !solid[index + step]));
}

/** The luminance of the chosen pixels, from dark to light. */
function tones(picture: TracedPicture, chosen: readonly boolean[]): number[] {
  return chosen
    .flatMap((solid, index) => (solid ? [luminance(picture.pixels.slice(index * 4, index * 4 + 3))] : []))
    .toSorted((a, b) => a - b);
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

describe('traceTyre', () => {
  it('shows a different silhouette in each view', () => {
    const [main = [], side = [], tread = []] = PICTURE_VIEWS.map((view) =>
      silhouette(traceTyre(aPortrait({ view }))),
    );
    expect(shareOfDifference(main, side)).toBeGreaterThan(0.1);
    expect(shareOfDifference(main, tread)).toBeGreaterThan(0.1);
    expect(shareOfDifference(side, tread)).toBeGreaterThan(0.1);
  });

  it('leaves the background around the tyre transparent', () => {
    const { pixels, size } = traceTyre(aPortrait());
    const corners = [0, size - 1, size * (size - 1), size * size - 1];
    expect(corners.map((corner) => pixels[corner * 4 + 3])).toEqual([0, 0, 0, 0]);
  });

  it.each(TREAD_KINDS)('gives each of two models with a %s tread its own tread', (tread) => {
    const portrait = aPortrait({ tread, view: 'tread' });
    const [one, other] = ['primacy-4-plus', 'turanza-6'].map((seed) => [
      ...traceTyre({ ...portrait, seed }).pixels,
    ]);
    expect(shareOfDifference(one ?? [], other ?? [])).toBeGreaterThan(0.05);
  });

  it('draws the same pixels for the same portrait', () => {
    expect(traceTyre(aPortrait()).pixels).toEqual(traceTyre(aPortrait()).pixels);
  });

  it('cuts sipes into a tread for snow', () => {
    const [summer, winter] = [false, true].map((siped) => [
      ...traceTyre(aPortrait({ siped, view: 'tread' })).pixels,
    ]);
    expect(shareOfDifference(summer ?? [], winter ?? [])).toBeGreaterThan(0.05);
  });

  it('gives a motorcycle tyre a rounder crown than a car tyre of its size', () => {
    const crownAtEdge = (isRound: boolean): number => {
      const { points } = outlineOf({ width: 180, profile: 55, rim: 17 }, isRound);
      const edge = points.find(({ x }) => x > 70);
      return edge?.r ?? 0;
    };
    expect(crownAtEdge(true)).toBeLessThan(crownAtEdge(false) - 10);
  });

  it.each(PICTURE_VIEWS)('contrasts with light and dark backgrounds in its %s view at 320 px', (view) => {
    for (const tread of TREAD_KINDS) {
      const picture = traceTyre(aPortrait({ tread, view, size: 320 }));
      const outline = tones(picture, edgeOf(picture));
      expect(contrast(percentile(outline, 0.5), luminance(LIGHT_GROUND))).toBeGreaterThan(4.5);
      expect(contrast(percentile(outline, 0.5), luminance(DARK_GROUND))).toBeGreaterThan(1.35);
      // Lettering and the tops of blocks against shaded rubber and grooves.
      const all = tones(picture, silhouette(picture));
      expect(contrast(percentile(all, 0.97), percentile(all, 0.1))).toBeGreaterThan(3);
    }
  });
});
