/** Names of makes used by registers and drivers, with our table's name. */
const MAKE_NAMES: Readonly<Record<string, string>> = {
  'mercedes benz': 'mercedes',
  vw: 'volkswagen',
  alfa: 'alfa romeo',
  landrover: 'land rover',
  merc: 'mercedes',
  harley: 'harley davidson',
};

/** Registers give the variant, 320D or A 180, where our table has the series: 3 Series, A-Class. */
const VARIANTS: Readonly<Record<string, readonly [RegExp, string]>> = {
  bmw: [/^([1-8])\d\d[a-z]*(?= |$)/, '$1 series'],
  mercedes: [/^([abces]) ?(?:class|\d{2,3}[a-z]*)(?= |$)/, '$1 class'],
};

/** Fitments by normalised make; look them up with {@link makeName}. */
export type FitmentsByMake<Row> = ReadonlyMap<string, readonly Row[]>;

/** Groups fitments by make, so that names are normalised once rather than for each typed word. */
export function groupByMake<Row extends { make: string }>(rows: readonly Row[]): FitmentsByMake<Row> {
  return Map.groupBy(rows, ({ make }) => makeName(make));
}

/**
 * The fitments a model name can mean. An exact name means that fitment alone; otherwise one name must begin with all
 * the words of the other. Among the names that the given one begins with, the longest wins: Golf means every Golf, but
 * GOLF GTI TSI the Golf GTI and not the plain Golf. Generations in brackets, as in Golf (Mk7), are ignored; years
 * distinguish them.
 */
export function sameModel<Row extends { make: string; model: string }>(
  rows: readonly Row[],
  model: string,
): Row[] {
  const exact = rows.filter((row) => plain(row.model) === plain(model));
  if (exact.length > 0) return exact;
  const alike = rows.map((row) => ({ row, words: wordsBegun(row, modelWords(row.make, model)) }));
  const longest = Math.max(...alike.map(({ words }) => (words === Infinity ? 0 : words)));
  return alike.filter(({ words }) => words > 0 && words >= longest).map(({ row }) => row);
}

/**
 * How many words of the given name make up a row's whole name; Infinity if the row's name continues after them, 0 if
 * they differ.
 */
function wordsBegun({ make, model }: { make: string; model: string }, asked: readonly string[]): number {
  const counts = modelNames(model).map((name) => {
    const words = modelWords(make, name);
    const shared = Math.min(words.length, asked.length);
    if (shared === 0 || words.slice(0, shared).some((word, at) => word !== asked[at])) return 0;
    return words.length > asked.length ? Infinity : shared;
  });
  return Math.max(...counts);
}

/** The names of a model without its generation. Some rows have two: Boxster / Cayman, M3 / M4. */
export function modelNames(model: string): string[] {
  return withoutGeneration(model).split(' / ');
}

/** The everyday name: Golf for Golf (Mk7). */
export function withoutGeneration(model: string): string {
  return model.replace(/\s*\([^)]*\)/g, '').trim();
}

function modelWords(make: string, model: string): string[] {
  const name = plain(withoutGeneration(model));
  const [variant, series] = VARIANTS[makeName(make)] ?? [];
  return (variant && series ? name.replace(variant, series) : name).split(' ').filter(Boolean);
}

/** The canonical name of a make: mercedes for Mercedes and MERCEDES-BENZ. */
export function makeName(make: string): string {
  const name = plain(make);
  return MAKE_NAMES[name] ?? name;
}

/** A name in lower case without accents, its words separated by single spaces. */
export function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
