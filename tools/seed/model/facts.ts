import { bySpeed } from '@treadline/schema/trade/tyre/marking/speed-rating';
import type { BrandEntry, ModelEntry, SizeEntry } from '../source/tables.ts';
import type { TyreRow } from '../tyre/tyres.ts';

/** The lowest and highest value of a measurement. */
export interface Span {
  min: number;
  max: number;
}

/** The facts of a model's range: its page may claim nothing else. */
export interface ModelFacts {
  brand: BrandEntry;
  model: ModelEntry;
  /** Different sizes, regardless of load, speed and version. */
  sizeCount: number;
  /** Tyres on sale: every size, load, speed and version. */
  tyreCount: number;
  rims: Span;
  widths: Span;
  profiles: Span;
  loadIndexes: Span;
  /** From the slowest to the fastest. */
  speedRatings: string[];
  extraLoad: boolean;
  evSpec: boolean;
  runFlatCode: string | null;
  oeMarks: string[];
  /** The most popular size, which the model's picture shows. */
  leadSize: SizeEntry;
}

function spanOf(values: readonly number[]): Span {
  return { min: Math.min(...values), max: Math.max(...values) };
}

function leadSizeOf(tyres: readonly TyreRow[], sizes: ReadonlyMap<string, SizeEntry>): SizeEntry {
  const own = [...new Set(tyres.map(({ sizeKey }) => sizeKey))].flatMap((key) => sizes.get(key) ?? []);
  const [first] = own.sort((a, b) => b.popularity - a.popularity || a.key.localeCompare(b.key));
  if (!first) throw new Error('A model without tyres has no size to show.');
  return first;
}

/**
 * Gathers a model's facts from its tyres.
 * @throws Error if it has none.
 */
export function gatherFacts(
  brand: BrandEntry,
  model: ModelEntry,
  tyres: readonly TyreRow[],
  sizes: ReadonlyMap<string, SizeEntry>,
): ModelFacts {
  return {
    brand,
    model,
    sizeCount: new Set(tyres.map(({ sizeKey }) => sizeKey)).size,
    tyreCount: tyres.length,
    rims: spanOf(tyres.map(({ diameter }) => diameter)),
    widths: spanOf(tyres.map(({ width }) => width)),
    profiles: spanOf(tyres.map(({ profile }) => profile)),
    loadIndexes: spanOf(tyres.map(({ loadIndex }) => loadIndex)),
    speedRatings: [...new Set(tyres.map(({ speedRating }) => speedRating))].sort(bySpeed),
    extraLoad: tyres.some(({ extraLoad }) => extraLoad),
    evSpec: tyres.some(({ evSpec }) => evSpec),
    runFlatCode: tyres.find(({ runFlat }) => runFlat)?.runFlatCode ?? null,
    oeMarks: [...new Set(tyres.flatMap(({ oeMark }) => oeMark ?? []))].sort(),
    leadSize: leadSizeOf(tyres, sizes),
  };
}
