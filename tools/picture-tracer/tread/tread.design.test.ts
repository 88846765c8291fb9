import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../portrait/seeded.random.ts';
import { isMotoTread, type TreadKind } from '../portrait/tyre.portrait.ts';
import { designTread } from './tread.design.ts';
import { tileOf, type TreadTile } from './tread.tile.ts';

interface ModelRow {
  readonly season: string;
  readonly tread: TreadKind;
  readonly model_slug: string;
}

const models: ModelRow[] = parse(readFileSync(new URL('../../seed/data/models.csv', import.meta.url)), {
  columns: true,
});

const [HALF, CIRCUMFERENCE, BANDS] = [90, 1980, 30];

function tileFor({ season, tread, model_slug: slug }: ModelRow): TreadTile {
  const brief = { half: HALF, siped: season !== 'Summer' };
  return tileOf(designTread(tread, seededRandom(slug), brief), HALF, CIRCUMFERENCE);
}

/** A tread's visual impression: how much is cut away in each band around it, and how busy the band is. */
function impressionOf(model: ModelRow): number[] {
  const { depth } = tileFor(model);
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

/** A glance takes in no more than one dot every 4 mm. */
const DOT_MM = 4;
const DOTS_ACROSS = (2 * HALF) / DOT_MM;
/** A piece of tread is as long as it's wide. */
const DOTS = DOTS_ACROSS ** 2;

/** A tread's average depth at a dot. */
function dotAt({ depth, columnsPerMm, rowsPerMm }: TreadTile, along: number, across: number): number {
  const readings = Array.from({ length: DOT_MM ** 2 }, (_, index) => {
    const column = Math.round((along * DOT_MM + Math.floor(index / DOT_MM)) * columnsPerMm) % depth.columns;
    const row = Math.round((across * DOT_MM + (index % DOT_MM)) * rowsPerMm);
    return depth.values[row * depth.columns + column] ?? 0;
  });
  return readings.reduce((sum, reading) => sum + reading, 0) / readings.length;
}

/** All pieces of a tread, each starting one dot later than the last, normalised to a mean of 0 and a length of 1. */
function piecesOf(model: ModelRow): Float64Array[] {
  const tile = tileFor(model);
  const dots = Float64Array.from({ length: 2 * DOTS }, (_, dot) =>
    dotAt(tile, Math.floor(dot / DOTS_ACROSS), dot % DOTS_ACROSS),
  );
  return Array.from({ length: DOTS_ACROSS }, (_, start) => {
    const piece = dots.slice(start * DOTS_ACROSS, start * DOTS_ACROSS + DOTS);
    const mean = piece.reduce((sum, value) => sum + value, 0) / DOTS;
    const length = Math.hypot(...piece.map((value) => value - mean));
    return piece.map((value) => (value - mean) / length);
  });
}

/** How similar two treads are when one is turned to fit the other best: 1 for the same, about 0 by chance. */
function likeness([one]: readonly Float64Array[], other: readonly Float64Array[]): number {
  const fits = other.map((piece) => piece.reduce((sum, value, dot) => sum + value * (one?.[dot] ?? 0), 0));
  return Math.max(...fits);
}

describe('designTread', () => {
  it('gives every model in the catalogue its own tread, and most of them one that is clearly different', () => {
    const impressions = models
      .filter(({ tread }) => !isMotoTread(tread))
      .map((model) => ({ model, impression: impressionOf(model) }));
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

  it('gives no two motorcycle tyres in the catalogue similar treads', () => {
    const treads = models
      .filter(({ tread }) => isMotoTread(tread))
      .map((model) => ({ name: model.model_slug, pieces: piecesOf(model) }));
    const alike = treads.flatMap((one, index) =>
      treads
        .slice(index + 1)
        .filter((other) => likeness(one.pieces, other.pieces) > 0.6)
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(alike).toEqual([]);
  });
});
