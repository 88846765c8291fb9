import { makeName, modelNames, plain, type FitmentsByMake } from './vehicle-names.ts';

/** A vehicle as a text names it. */
export interface NamedVehicle {
  readonly make: string;
  readonly model?: string;
  readonly year?: number;
}

/** The names of a table's makes and models, ready to be looked for in a text. */
export interface VehicleNames {
  readonly makes: FitmentsByMake<{ make: string; model: string }>;
  /** By make: the models and the beginnings of their names, by their letters and digits alone. */
  readonly models: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The models that no maker needs to be named for, by their letters and digits alone. */
  readonly alone: ReadonlyMap<string, NamedVehicle>;
  /** The models that are meant if nothing else is said: also 208, up and Ka, which in a longer text say too little. */
  readonly whole: ReadonlyMap<string, NamedVehicle>;
}

/** Models, and beginnings of their names, that mean something else to a tyre shop unless the maker is named. */
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
/** Shorter beginnings of names stand for too much: the Land of Land Cruiser. */
const SHORTEST_BEGINNING = 5;
/** Ka, up and TT are the shortest names. */
const SHORTEST_WHOLE = 2;

/** What drivers call models besides the beginning of their name. */
const NICKNAMES: Readonly<Record<string, string>> = {
  evoque: 'Range Rover Evoque',
  velar: 'Range Rover Velar',
};

/** Reads the names of a table once, so that texts are searched without reading every row again. */
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

/** Whole names need a letter and two characters more than Ka; mere beginnings must be words of some length. */
function tellsAlone(key: string, isWhole: boolean): boolean {
  if (!/\p{L}/u.test(key)) return false;
  return isWhole
    ? key.length > SHORTEST_WHOLE || /\d/.test(key)
    : key.length >= SHORTEST_BEGINNING && /^\p{L}+$/u.test(key);
}

/** One or two digits are anything; three are hardly ever a size. */
function tellsAsWhole(key: string, isWhole: boolean): boolean {
  return isWhole && key.length >= SHORTEST_WHOLE && (/\p{L}/u.test(key) || key.length > SHORTEST_WHOLE);
}

function joined(name: string): string {
  return plain(name).replaceAll(' ', '');
}
