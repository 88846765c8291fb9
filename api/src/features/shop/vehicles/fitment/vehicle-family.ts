import { slugOf } from '@treadline/schema/trade/values/slug';
import { makeName, plain, withoutGeneration } from '../names/vehicle-names.ts';
import { byVersion, type FitmentRow } from './vehicle-fitment.ts';

/** A model under its everyday name, with all its generations and trims: the Golf, from the Mk5 to the Golf R. */
export interface VehicleFamily {
  readonly make: string;
  readonly makeSlug: string;
  /** For example Golf. */
  readonly name: string;
  readonly slug: string;
  /** The plain model before its trims, each newest first. */
  readonly versions: readonly FitmentRow[];
}

/** Separate vehicles whose names begin with another model's name, so they look like its trims. */
const OF_THEIR_OWN: Readonly<Record<string, readonly string[]>> = {
  citroen: ['C3 Aircross', 'C4 Cactus', 'C4 Picasso'],
  ford: ['Transit Connect', 'Transit Custom'],
  'land rover': ['Range Rover Evoque', 'Range Rover Sport', 'Range Rover Velar'],
  toyota: ['Yaris Cross'],
};

/** Groups the fitments of all makes into models, by make and name, A to Z. */
export function familiesOf(rows: readonly FitmentRow[]): VehicleFamily[] {
  return [...Map.groupBy(rows, ({ make }) => make)]
    .flatMap(([make, ofMake]) => {
      const names = familyNames(ofMake, OF_THEIR_OWN[makeName(make)] ?? []);
      return [...Map.groupBy(ofMake, ({ model }) => familyName(model, names))].map(([name, versions]) => ({
        make,
        makeSlug: slugOf(make),
        name,
        slug: slugOf(name),
        versions: versions.toSorted(byVersion),
      }));
    })
    .toSorted((one, other) => compare(one.make, other.make) || compare(one.name, other.name));
}

/**
 * The family for the slugs in a URL, under any name of the make. A version's name leads to its family: the Golf GTI to
 * the Golf. Null without a match.
 */
export function familyAt(
  families: readonly VehicleFamily[],
  make: string,
  model: string,
): VehicleFamily | null {
  const slug = slugOf(model);
  const ofMake = familiesOfMake(families, make);
  return (
    ofMake.find((family) => family.slug === slug) ??
    ofMake.find(({ versions }) =>
      versions.some((version) => [version.model, withoutGeneration(version.model)].some(isAt(slug))),
    ) ??
    null
  );
}

/** The families of a make, under any of its names: VW is Volkswagen. */
export function familiesOfMake(families: readonly VehicleFamily[], make: string): VehicleFamily[] {
  const wanted = makeName(make);
  return families.filter((family) => makeName(family.make) === wanted);
}

const isAt = (slug: string) => (name: string) => slugOf(name) === slug;

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en-GB', { numeric: true });
}

/** The names that aren't trims of another: those that don't extend a shorter name, and the separate vehicles. */
function familyNames(rows: readonly FitmentRow[], ofTheirOwn: readonly string[]): string[] {
  const names = [...new Set([...rows.map(({ model }) => withoutGeneration(model)), ...ofTheirOwn])];
  return names
    .filter(
      (name) => ofTheirOwn.includes(name) || !names.some((other) => other !== name && isTrimOf(name, other)),
    )
    .toSorted((one, other) => other.length - one.length);
}

/** The longest family name that a model's name begins with. */
function familyName(model: string, names: readonly string[]): string {
  const name = withoutGeneration(model);
  return names.find((family) => family === name || isTrimOf(name, family)) ?? name;
}

function isTrimOf(name: string, other: string): boolean {
  return plain(name) === plain(other)
    ? name.length > other.length
    : plain(name).startsWith(`${plain(other)} `);
}
