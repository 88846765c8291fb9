import { makeName, modelNames, plain, type FitmentsByMake } from './vehicle-names.ts';

/** A vehicle as named in a text. */
export interface NamedVehicle {
  readonly make: string;
  readonly model?: string;
  readonly year?: number;
}

/** The names of the table's makes and models, ready to be looked up in a text. */
export interface VehicleNames {
  readonly makes: FitmentsByMake<{ make: string; model: string }>;
  /** By make: the models and the beginnings of their names, reduced to letters and digits. */
  readonly models: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Models that are recognised without their make, reduced to letters and digits. */
  readonly alone: ReadonlyMap<string, NamedVehicle>;
  /**
   * Models that are recognised when nothing else is said, including 208, up and Ka, which are too ambiguous in a
   * longer text.
   */
  readonly whole: ReadonlyMap<string, NamedVehicle>;
}

/** Models, and beginnings of their names, that mean something else to a tyre shop unless the make is named. */
const NEEDS_MAKE = new Set([
  'africa',
  'daily',
  'deliver',
  'electric',
  'expert',
  'hatch',
  'master',
  'model',
  'range',
  'santa',
  'spring',
  'street',
]);
/** Shorter beginnings could mean too much, such as the Land of Land Cruiser. */
const SHORTEST_BEGINNING = 5;
/** The length of the shortest names: Ka, up and TT. */
const SHORTEST_WHOLE = 2;

/** Other names that drivers use for models. */
const NICKNAMES: Readonly<Record<string, string>> = {
  evoque: 'Range Rover Evoque',
  velar: 'Range Rover Velar',
};

/** Indexes the names of a table once, so that each search needn't go through every row. */
export function vehicleNames(makes: VehicleNames['makes']): VehicleNames {
  const models = new Map([...makes].map(([name, rows]) => [name, modelsOf(rows)] as const));
  const byKey = Map.groupBy(
    [...makes].flatMap(([name, [row]]) =>
      row ? [...(models.get(name) ?? [])].map(([key, model]) => ({ key, make: row.make, model })) : [],
    ),
    ({ key }) => key,
  );
  const ofOneMake = [...byKey].flatMap(([key, [named, ...others]]) =>
    named && others.length === 0 && !NEEDS_MAKE.has(key)
      ? [{ key, make: named.make, model: named.model }]
      : [],
  );
  const choose = (tells: (key: string, isWhole: boolean) => boolean): Map<string, NamedVehicle> =>
    new Map(
      ofOneMake
        .filter(({ key, make, model }) => tells(key, isWholeName(model, makes.get(makeName(make)) ?? [])))
        .map(({ key, make, model }) => [key, { make, model }]),
    );
  return { makes, models, alone: choose(tellsAlone), whole: choose(tellsAsWhole) };
}

function modelsOf(rows: readonly { model: string }[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const name of rows.flatMap(({ model }) => modelNames(model))) {
    const words = name.split(' ');
    for (const [at] of words.entries()) {
      const beginning = words.slice(0, at + 1).join(' ');
      names.set(joined(beginning), beginning);
    }
    for (const [nickname, known] of Object.entries(NICKNAMES)) if (name === known) names.set(nickname, name);
  }
  return names;
}

function isWholeName(name: string, rows: readonly { model: string }[]): boolean {
  return rows.some(({ model }) => modelNames(model).includes(name));
}

/**
 * Recognised without the make, a whole name needs a letter, and a digit or more letters than Ka; a mere beginning must
 * be a word of some length.
 */
function tellsAlone(key: string, isWhole: boolean): boolean {
  if (!/\p{L}/u.test(key)) return false;
  return isWhole
    ? key.length > SHORTEST_WHOLE || /\d/.test(key)
    : key.length >= SHORTEST_BEGINNING && /^\p{L}+$/u.test(key);
}

/** One or two digits could be anything; three are hardly ever a size. */
function tellsAsWhole(key: string, isWhole: boolean): boolean {
  return isWhole && key.length >= SHORTEST_WHOLE && (/\p{L}/u.test(key) || key.length > SHORTEST_WHOLE);
}

function joined(name: string): string {
  return plain(name).replaceAll(' ', '');
}
