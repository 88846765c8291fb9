import { findSpeedRating } from '@treadline/schema/trade/speed-rating';
import { badInput } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { readSearch, type SearchFilter, type Vocabulary } from '../search/search.service.ts';
import { VehicleService } from '../vehicles/vehicle.service.ts';
import { CatalogueDirectory, type Directory } from './catalogue-directory.service.ts';
import type { Listing, Narrowing, SizePart } from './listing-conditions.ts';
import type { ProductFilter } from './product.inputs.ts';
import type { SearchReading } from './search-reading.type.ts';

/** A listing ready to be run, and what is told about how it was read. */
export interface ReadListing {
  readonly listing: Listing;
  readonly understood: SearchReading;
}

/** An id no row has: a brand or model that does not exist matches nothing, which is its honest answer. */
const NO_ID = 0;
/** Beyond this many values of one field nobody chooses, and the statement would grow with each. */
const MOST_VALUES = 50;
/** Sizes are read without the names of brands and models; one object, for the index of a vocabulary is kept with it. */
const NO_NAMES: Vocabulary = { brands: [], models: [] };

/** Turns what a caller asked for into a listing: slugs to ids, spellings to sizes, a registration to the sizes that fit. */
export class ListingReader {
  readonly #directory: CatalogueDirectory;
  readonly #vehicles: VehicleService;
  readonly #now: () => Date;

  constructor(services: Services) {
    this.#directory = services.get(CatalogueDirectory);
    this.#vehicles = services.get(VehicleService);
    this.#now = services.platform.now;
  }

  /** @throws PublicError BAD_USER_INPUT for a filter that cannot be meant. */
  async read(filter: ProductFilter, search: string): Promise<ReadListing> {
    checkFilter(filter);
    const directory = await this.#directory.read();
    const today = this.#now();
    const filtered = filterNarrowing(filter, directory, today);
    const reading = readSearch(search, directory.vocabulary, today);
    const registration = filter.registration ?? reading.filter.registration;
    const mentioned =
      reading.text && !registration && !filter.make ? await this.#vehicles.mentionedIn(reading.text) : null;
    const fitment = await this.#vehicles.fitment(
      mentioned ?? { registration, make: filter.make, model: filter.model, year: filter.year },
    );
    const text = mentioned ? null : reading.text;
    return {
      listing: {
        searched: searchedNarrowing(reading.filter, directory, today),
        filtered: { ...filtered, fitting: fitment?.sizes },
        text,
      },
      understood: {
        parts: reading.parts,
        text,
        vehicle: fitment?.vehicle ?? null,
        notice:
          reading.notice ??
          fitment?.notice ??
          (mentioned?.make && !fitment?.vehicle
            ? `These sizes fit vehicles of ${mentioned.make}. Add the model to see only what fits yours.`
            : null),
      },
    };
  }
}

function checkFilter(filter: ProductFilter): void {
  const { minPrice, maxPrice, minSpeedRating } = filter;
  for (const [name, value] of Object.entries(filter))
    if (Array.isArray(value) && value.length > MOST_VALUES)
      throw badInput(`${name} takes at most ${MOST_VALUES} values; got ${value.length}.`);
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    throw badInput(`minPrice must not be above maxPrice; got ${minPrice} and ${maxPrice} pence.`);
  if (minSpeedRating !== undefined && !findSpeedRating(minSpeedRating))
    throw badInput(`minSpeedRating must be a speed rating such as V; got "${minSpeedRating}".`);
}

/** @throws PublicError BAD_USER_INPUT for text that is no size. */
function readSize(text: string, today: Date): SizePart {
  const { width, profile, diameter } = readSearch(text, NO_NAMES, today).filter;
  if (width === undefined) throw badInput(`A size looks like 205/55 R16; got "${text.slice(0, 40)}".`);
  return { width, profile, diameter };
}

function ids(
  slugs: readonly string[] | undefined,
  bySlug: ReadonlyMap<string, { id: number }>,
): number[] | undefined {
  return slugs?.length ? slugs.map((slug) => bySlug.get(slug.toLowerCase())?.id ?? NO_ID) : undefined;
}

/** An empty list is a filter that was cleared, not one that nothing passes. */
function chosen<Value>(values: readonly Value[] | undefined): readonly Value[] | undefined {
  return values?.length ? values : undefined;
}

function filterNarrowing(filter: ProductFilter, directory: Directory, today: Date): Narrowing {
  const {
    width,
    profile,
    diameter,
    minLoadIndex,
    minSpeedRating,
    maxNoiseDb,
    runFlat,
    extraLoad,
    evSpec,
    threePeakSnowflake,
    onSale,
    inStock,
    minPrice,
    maxPrice,
  } = filter;
  return {
    width,
    profile,
    diameter,
    minLoadIndex,
    minSpeedRating,
    maxNoiseDb,
    runFlat,
    extraLoad,
    evSpec,
    threePeakSnowflake,
    onSale,
    inStock,
    minPrice,
    maxPrice,
    categories: chosen(filter.categories),
    brandIds: ids(filter.brands, directory.brandsBySlug),
    modelIds: ids(filter.models, directory.modelsBySlug),
    seasons: chosen(filter.season),
    sizes: chosen(filter.sizes)?.map((size) => readSize(size, today)),
    speedRatings: chosen(filter.speedRatings)?.map((rating) => rating.toUpperCase()),
    fuelEfficiency: chosen(filter.fuelEfficiency),
    wetGrip: chosen(filter.wetGrip),
    oeMarks: chosen(filter.oeMarks),
  };
}

function searchedNarrowing(found: SearchFilter, directory: Directory, today: Date): Narrowing {
  const {
    width,
    profile,
    diameter,
    sizes,
    loadIndex,
    speedRatings,
    seasons,
    categories,
    sku,
    ean,
    runFlat,
    extraLoad,
    evSpec,
    threePeakSnowflake,
  } = found;
  return {
    width,
    profile,
    diameter,
    sku,
    ean,
    runFlat,
    extraLoad,
    evSpec,
    threePeakSnowflake,
    // A tyre that carries more than was asked for fits as well.
    minLoadIndex: loadIndex,
    sizes: chosen(sizes)?.map((size) => readSize(size, today)),
    speedRatings: chosen(speedRatings),
    seasons: chosen(seasons),
    categories: chosen(categories),
    brandIds: ids(found.brands, directory.brandsBySlug),
    modelIds: ids(found.models, directory.modelsBySlug),
  };
}
