import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { ARCHIVO_OUTLINES } from './glyph.outlines.ts';
import { layLettering, type LetteringBlock } from './sidewall.lettering.ts';

interface ModelRow {
  readonly brand_slug: string;
  readonly model_name: string;
}

const models: ModelRow[] = parse(readFileSync(new URL('../../seed/data/models.csv', import.meta.url)), {
  columns: true,
});
const longest = models.toSorted(
  (a, b) => b.model_name.length + b.brand_slug.length - a.model_name.length - a.brand_slug.length,
)[0];

/** The sidewalls of a low car tyre, a tall van tyre and a motorcycle tyre. */
const BANDS = [
  { radius: 266, height: 40 },
  { radius: 250, height: 72 },
  { radius: 240, height: 18 },
];

function gaps(blocks: readonly LetteringBlock[]): number[] {
  const turn = 2 * Math.PI;
  const arcs = blocks
    .map(({ centre, extent }) => ({ from: (centre - extent / 2 + turn) % turn, extent }))
    .toSorted((a, b) => a.from - b.from);
  return arcs.map((arc, index) => {
    const next = arcs[(index + 1) % arcs.length] ?? arc;
    return ((next.from - arc.from + turn) % turn) - arc.extent;
  });
}

describe('layLettering', () => {
  it.each(BANDS)(
    'keeps the longest name in the catalogue within its share of a sidewall of $height mm',
    (band) => {
      const blocks = layLettering(
        { brand: longest?.brand_slug ?? '', model: longest?.model_name ?? '' },
        band,
      );
      for (const block of blocks) expect(block.extent).toBeLessThanOrEqual(block.share);
      expect(Math.min(...gaps(blocks))).toBeGreaterThan(0);
    },
  );

  it.each(BANDS)('keeps each model’s lines apart on a sidewall of $height mm', (band) => {
    for (const model of models) {
      const blocks = layLettering({ brand: model.brand_slug, model: model.model_name }, band);
      expect(Math.min(...gaps(blocks)), model.model_name).toBeGreaterThan(0);
    }
  });

  it('shrinks names of any length to fit', () => {
    const blocks = layLettering(
      { brand: 'B'.repeat(60), model: 'm'.repeat(90) },
      {
        radius: 266,
        height: 40,
      },
    );
    expect(Math.min(...gaps(blocks))).toBeGreaterThan(0);
  });

  it('letters only the brand and the model, because a picture serves every size of its model', () => {
    const blocks = layLettering({ brand: 'Michelin', model: 'Pilot Sport 5' }, { radius: 266, height: 40 });
    expect(blocks.map(({ text }) => text)).toEqual(['MICHELIN', 'Pilot Sport 5']);
  });

  it('has an outline for every character in the catalogue', () => {
    const characters = new Set(models.flatMap(({ model_name: name }) => [...name]));
    expect([...characters].filter((character) => !(character in ARCHIVO_OUTLINES))).toEqual([]);
  });
});
