import { parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { Service } from '../../../platform/services/services.ts';
import {
  familiesOfMake,
  familyAt,
  toVehicle,
  VehicleService,
  type VehicleFamily,
} from '../vehicles/index.ts';
import { countFittings, fittingScope, type FittingCount } from './car-fittings.ts';
import type { Car, CarMake, CarVersion, SizeName } from './car.type.ts';
import { SizeTable, type KnownSize } from './size-table.service.ts';

type Version = VehicleFamily['versions'][number];

/** Vehicles by make and model, and the tyres that fit them. */
export class CarService extends Service {
  readonly #vehicles = this.services.get(VehicleService);
  readonly #sizes = this.services.get(SizeTable);

  /** All makes with their models, A to Z. */
  async makes(): Promise<CarMake[]> {
    const families = Map.groupBy(await this.#vehicles.families(), ({ makeSlug }) => makeSlug);
    return [...families.values()].flatMap((ofMake) => makeOf(ofMake) ?? []);
  }

  /** A make by its slug or another name for it; null if unknown. */
  async make(slug: string): Promise<CarMake | null> {
    return makeOf(familiesOfMake(await this.#vehicles.families(), slug));
  }

  /** A model of a make; null if unknown. A version's name finds its model. */
  async car(make: string, model: string): Promise<Car | null> {
    const family = familyAt(await this.#vehicles.families(), make, model);
    return family && toCar(family);
  }

  /** A model's versions, with the number of tyres on sale for each. */
  async versions({ makeSlug, slug }: Car): Promise<CarVersion[]> {
    const { versions = [] } = familyAt(await this.#vehicles.families(), makeSlug, slug) ?? {};
    const counts = await countFittings(this.platform.sql, versions);
    return Promise.all(versions.map((version) => this.#version(version, counts)));
  }

  /** The models that tyres on sale fit, and when one of those tyres last changed. */
  async onSale(): Promise<(Pick<Car, 'makeSlug' | 'slug'> & { changedAt: Date })[]> {
    const families = await this.#vehicles.families();
    const counts = await countFittings(
      this.platform.sql,
      families.flatMap(({ versions }) => versions),
    );
    const changes = new Map(counts.map(({ version, changedAt }) => [version, changedAt]));
    return families.flatMap(({ makeSlug, slug, versions }) => {
      const times = versions.flatMap(({ id }) => changes.get(id)?.getTime() ?? []);
      return times.length > 0 ? [{ makeSlug, slug, changedAt: new Date(Math.max(...times)) }] : [];
    });
  }

  /** Every size that any version of a model takes. */
  sizes({ sizeNames }: Car): Promise<SizeName[]> {
    return Promise.all(
      sizeNames.map(async (size) => ({ size, slug: (await this.#known(size))?.slug ?? null })),
    );
  }

  /** The models that take a size in some version, with the years of those versions. */
  async withSize(size: KnownSize): Promise<Car[]> {
    const families = await this.#vehicles.families();
    const cars = await Promise.all(
      families.map(async (family) => {
        const uses = await Promise.all(family.versions.map((version) => this.#takes(version, size)));
        const versions = family.versions.filter((_, index) => uses[index]);
        return versions.length > 0 ? [toCar({ ...family, versions })] : [];
      }),
    );
    return cars.flat();
  }

  async #takes(version: Version, { slug }: KnownSize): Promise<boolean> {
    const known = await Promise.all(toVehicle(version).tyreSizes.map(({ size }) => this.#known(size)));
    return known.some((size) => size?.slug === slug);
  }

  async #version(version: Version, counts: readonly FittingCount[]): Promise<CarVersion> {
    const own = counts.filter(({ version: id }) => id === version.id);
    const on = (position: FittingCount['position']) => own.find((count) => count.position === position);
    const sizes = toVehicle(version).tyreSizes.map(async (place) => ({
      ...place,
      slug: (await this.#known(place.size))?.slug ?? null,
      tyreCount: on(place.position)?.tyreCount ?? 0,
      minPrice: on(place.position)?.minPrice ?? 0,
    }));
    return {
      name: version.model,
      yearFrom: version.yearFrom,
      yearTo: version.yearTo,
      sizes: await Promise.all(sizes),
      tyreCount: on(null)?.tyreCount ?? 0,
      frontPressurePsi: version.frontPressurePsi,
      rearPressurePsi: version.rearPressurePsi,
    };
  }

  async #known(size: string): Promise<KnownSize | undefined> {
    const measures = parseTyreSize(size);
    return measures ? this.#sizes.find(measures) : undefined;
  }
}

function makeOf(families: readonly VehicleFamily[]): CarMake | null {
  const [first] = families;
  return first
    ? { name: first.make, slug: first.makeSlug, carCount: families.length, cars: families.map(toCar) }
    : null;
}

function toCar({ make, makeSlug, name, slug, versions }: VehicleFamily): Car {
  const lastYears = versions.map(({ yearTo }) => yearTo ?? Infinity);
  const yearTo = Math.max(...lastYears);
  return {
    make,
    makeSlug,
    name,
    slug,
    category: versions[0]?.category ?? 'CAR',
    yearFrom: Math.min(...versions.map(({ yearFrom }) => yearFrom)),
    yearTo: yearTo === Infinity ? null : yearTo,
    sizeNames: [
      ...new Set(versions.flatMap((version) => toVehicle(version).tyreSizes.map(({ size }) => size))),
    ],
    scope: fittingScope(versions),
  };
}
