/** What registers and drivers call makes that our table calls otherwise. */
const MAKE_NAMES: Readonly<Record<string, string>> = {
  'mercedes benz': 'mercedes',
  vw: 'volkswagen',
  alfa: 'alfa romeo',
  landrover: 'land rover',
  harley: 'harley davidson',
};

/** Land Rover, Alfa Romeo: no make has more words. */
const LONGEST_MAKE = 2;
const YEAR = /^(?:19|20)\d\d$/;

/** Registers write the variant, 320D or A 180, where our table has the series: 3 Series, A-Class. */
const VARIANTS: Readonly<Record<string, readonly [RegExp, string]>> = {
  bmw: [/^([1-8])\d\d[a-z]*(?= |$)/, '$1 series'],
  mercedes: [/^([abces]) ?(?:class|\d{2,3}[a-z]*)(?= |$)/, '$1 class'],
};

/** Fitments by the name of their make, for {@link makeName} to look them up by. */
export type FitmentsByMake<Row> = ReadonlyMap<string, readonly Row[]>;

/** Groups fitments by make, so that no name is normalised once more for each word that somebody typed. */
export function groupByMake<Row extends { make: string }>(rows: readonly Row[]): FitmentsByMake<Row> {
  return Map.groupBy(rows, ({ make }) => makeName(make));
}

/**
 * Finds the first make that a text names, by any of its names. A year may stand anywhere; the other words after the
 * make are the model, and those before it say nothing about the vehicle.
 */
export function mentionedVehicle(
  text: string,
  fitments: FitmentsByMake<{ make: string; model: string }>,
): { make: string; model?: string; year?: number } | null {
  const words = plain(text).split(' ');
  for (const from of words.keys()) {
    for (const length of [LONGEST_MAKE, 1]) {
      const ofMake = fitments.get(makeName(words.slice(from, from + length).join(' ')));
      const make = ofMake?.[0]?.make;
      if (!make) continue;
      // The Peugeot 2008 is no Peugeot of 2008.
      const year = words.find(
        (word) => YEAR.test(word) && !ofMake.some(({ model }) => plain(model) === word),
      );
      const model = words
        .slice(from + length)
        .filter((word) => word !== year)
        .join(' ');
      return { make, ...(model && { model }), ...(year && { year: Number(year) }) };
    }
  }
  return null;
}

/**
 * Chooses the fitments that a model name can mean. The exact name is that fitment alone; otherwise one name must begin
 * with all the words of the other, so that Golf is every Golf, and GOLF GTI TSI is Golf and Golf GTI but not Golf R.
 * Generations in brackets, as in Golf (Mk7), are left to the years.
 */
export function sameModel<Row extends { make: string; model: string }>(
  rows: readonly Row[],
  model: string,
): Row[] {
  const exact = rows.filter((row) => plain(row.model) === plain(model));
  return exact.length > 0
    ? exact
    : rows.filter((row) =>
        alternatives(row.model).some((name) =>
          begins(modelWords(row.make, name), modelWords(row.make, model)),
        ),
      );
}

/** Some rows name two models: Boxster / Cayman, M3 / M4. */
function alternatives(model: string): string[] {
  return model.split(' / ');
}

function begins(one: readonly string[], other: readonly string[]): boolean {
  const shared = Math.min(one.length, other.length);
  return shared > 0 && one.slice(0, shared).every((word, at) => word === other[at]);
}

function modelWords(make: string, model: string): string[] {
  const name = plain(model.replace(/\([^)]*\)/g, ' '));
  const [variant, series] = VARIANTS[makeName(make)] ?? [];
  return (variant && series ? name.replace(variant, series) : name).split(' ').filter(Boolean);
}

/** The one name of a make, whatever it is called: mercedes for Mercedes and MERCEDES-BENZ. */
export function makeName(make: string): string {
  const name = plain(make);
  return MAKE_NAMES[name] ?? name;
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
