import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { seededRandom } from './seeded.random.ts';
import { designTread } from './tread.design.ts';
import { tileOf } from './tread.tile.ts';
import { TREAD_KINDS } from './tyre.portrait.ts';

interface ModelRow {
  readonly category: string;
  readonly season: string;
  readonly tread: string;
  readonly model_slug: string;
}

const models: ModelRow[] = parse(readFileSync(new URL('../seed/data/models.csv', import.meta.url)), {
  columns: true,
});

const [HALF, CIRCUMFERENCE, BANDS] = [90, 1980, 30];

/** What the eye takes in of a tread: how much is cut away in each band around it, and how busy the band is. */
function impressionOf({ category, season, tread, model_slug: slug }: ModelRow): number[] {
  const known = TREAD_KINDS.find((kind) => kind === (category === 'Motorcycle Tyres' ? 'moto' : tread));
  const brief = { half: HALF, siped: season !== 'Summer' };
  const { depth } = tileOf(designTread(known ?? 'symmetric', seededRandom(slug), brief), HALF, CIRCUMFERENCE);
  return Array.from({ length: BANDS }, (_, band) => {
    const rows = depth.rows / BANDS;
    const texels = depth.values.slice(
      Math.floor(band * rows) * depth.columns,
      Math.floor((band + 1) * rows) * depth.columns,
    );
    const busy = texels.reduce(
      (sum, value, index) => sum + Math.abs(value - (texels[index + 1] ?? value)),
      0,
    );
    const cut = texels.reduce((sum, value) => sum + value, 0);
    return [cut / texels.length, (5 * busy) / texels.length];
  }).flat();
}

const distance = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

describe('designTread', () => {
  it('gives no two models of the catalogue the same tread, and most of them one that is plainly another', () => {
    const impressions = models.map((model) => ({ model, impression: impressionOf(model) }));
    const pairs = impressions
      .flatMap((one, index) =>
        impressions
          .slice(index + 1)
          .filter(({ model }) => model.tread === one.model.tread)
          .map((other) => distance(one.impression, other.impression)),
      )
      .toSorted((a, b) => a - b);
    expect(pairs[0]).toBeGreaterThan(0.02);
    expect(pairs[Math.floor(pairs.length / 10)]).toBeGreaterThan(0.5);
  });
});
