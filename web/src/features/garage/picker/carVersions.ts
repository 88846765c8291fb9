import { withoutGeneration, type FoundVehicle } from '../vehicle/keptVehicle.ts';

/** A version of a car with its tyre sizes and the years it was sold. */
export interface CarVersion extends FoundVehicle {
  id: number;
  yearFrom: number;
  /** Null if it's still sold. */
  yearTo: number | null;
}

/** The models to choose from, without generations, which few drivers know, or duplicates. */
export function modelNames(models: readonly string[]): string[] {
  return [...new Set(models.map(withoutGeneration))];
}

/** Each version's name, with its generation only if two would have the same name. */
export function versionNames(versions: readonly CarVersion[]): string[] {
  const short = versions.map(({ model }) => withoutGeneration(model));
  return versions.map(({ model }, at) => {
    const name = short[at] ?? model;
    return short.filter((other) => other === name).length > 1 ? model : name;
  });
}

/** The years a version was sold: "2012 to 2020", or "2020 on" if it still is. */
export function yearsSold({ yearFrom, yearTo }: Pick<CarVersion, 'yearFrom' | 'yearTo'>): string {
  return yearTo === null ? `${yearFrom} on` : `${yearFrom} to ${yearTo}`;
}
