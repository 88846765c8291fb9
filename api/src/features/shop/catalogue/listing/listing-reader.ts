import { neededDay } from '@treadline/schema/trade/places/needed-day';
import { formatTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { MOST_SEARCH_WORDS } from '@treadline/schema/trade/values/limits';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import {
  cutNotice,
  readSearch,
  searchBeginning,
  type SearchFilter,
  type SearchReading as TextReading,
  type Vocabulary,
} from '../../search/index.ts';
import { takingSizes, VehicleService, type Fitment, type NamedVehicle } from '../../vehicles/index.ts';
import { CatalogueDirectory, type Directory } from '../record/catalogue-directory.service.ts';
import type { ProductSort } from '../record/catalogue.enums.ts';
import { withToday } from '../record/product-columns.ts';
import { isTyreName } from '../record/tyre-name.ts';
import type { ProductFilter, TyreFilter } from './contract/product.inputs.ts';
import type { SearchReading } from './contract/search-reading.type.ts';
import {
  listingConditions,
  statesSize,
  type Listing,
  type ListingConditions,
  type SearchedFilter,
} from './filters/listing-conditions.ts';
import { isWhole, readSize } from './filters/listing-size.ts';
import type { TypedRatings } from './listing-order.ts';

/** A listing ready to run, and how its search was understood. */
export interface ReadListing {
  readonly conditions: ListingConditions;
  readonly understood: SearchReading;
  /** The order asked for, or that the search asks for where nobody chose one. */
  readonly sort: ProductSort;
  /** The load and speed that the search names. */
  readonly typed: TypedRatings;
  /** Whether it is about one size or one vehicle. */
  readonly isForSize: boolean;
  /** The words that no tyre matches and that were left out; null if there are none. */
  readonly leftOut: string | null;
}

/** Turns a request into conditions: interprets the search text, and finds the sizes that fit a vehicle. */
export class ListingReader extends Service {
  readonly #directory = this.services.get(CatalogueDirectory);
  readonly #vehicles = this.services.get(VehicleService);

  /** @throws PublicError BAD_USER_INPUT for an invalid filter. */
  async read(filter: ProductFilter, search: string, asked: ProductSort | null): Promise<ReadListing> {
    const directory = await this.#directory.read();
    const { reading, mentioned } = await this.#readSearch(search, directory.vocabulary, filter);
    const { sort = null, neededBy: typedDay, ...found } = reading.filter;
    const day = filter.neededBy ?? typedDay;
    const neededBy = day === undefined ? null : neededDay(day, inLondon(this.platform.now()).day);
    const registration = filter.registration ?? found.registration;
    const named = await this.#vehicles.fitment(
      mentioned ?? {
        registration,
        make: filter.make,
        model: filter.vehicleModel,
        year: filter.year,
        yearBefore: filter.yearBefore,
      },
    );
    const fitment = named && takingSizes(named, [...sizesOf(found), ...sizesOf(filter)]);
    const words = mentioned ? null : reading.text;
    const listing: Listing = {
      searched: { ...searchedFilter(found), ...categoriesOf(found, fitment) },
      filtered: neededBy === null ? filter : { ...filter, inStock: true },
      fitting: fitment?.sizes,
      text: words,
    };
    const { conditions, leftOut: isLeftOut } = await this.#conditions(
      listing,
      reading.parts.length > 0,
      directory,
    );
    return {
      conditions,
      sort: sortInForce(asked, sort, search),
      typed: { loadIndex: found.loadIndex ?? null, speedRating: found.minSpeedRating ?? null },
      isForSize: fitment !== null || [listing.searched, listing.filtered].some(statesSize),
      leftOut: isLeftOut ? words : null,
      understood: {
        parts: reading.parts,
        text: isLeftOut ? null : words,
        sort,
        neededBy,
        vehicle: fitment?.vehicle ?? null,
        versions: fitment?.versions ?? [],
        isVehicleUnknown: fitment?.sizes.length === 0,
        notice: sentences(
          reading.notice,
          day !== undefined && neededBy === null
            ? `We couldn’t tell which day “${day.slice(0, 40)}” is.`
            : null,
          fitment?.notice ?? onlyMake(mentioned?.make, fitment),
          isLeftOut && words ? leftOutNotice(words) : null,
        ),
      },
    };
  }

  /** Reads the search, and the vehicle that it names unless the filter or a plate has named one. */
  async #readSearch(search: string, vocabulary: Vocabulary, filter: ProductFilter): Promise<ReadSearch> {
    const read = (text: string, today: Date | null) => readSearch(text, vocabulary, today);
    const whole = read(search, this.platform.now());
    if (!search || filter.registration || filter.make || whole.filter.registration)
      return { reading: whole, mentioned: null };
    // Each name is read by itself: once, and only as many as a search may have words.
    const tyreNames = new Map<string, boolean>();
    const isTyre = (name: string): boolean => {
      const known = tyreNames.get(name);
      if (known !== undefined) return known;
      const isOne = tyreNames.size >= MOST_SEARCH_WORDS || isTyreName(name, read(name, null), whole.text);
      tyreNames.set(name, isOne);
      return isOne;
    };
    const mention = await this.#vehicles.modelIn(searchBeginning(search), isTyre);
    if (!mention) {
      const mentioned = await this.#vehicleIn(whole);
      // The name of a vehicle is no mistyped plate: Mini is not MIN 1.
      return { reading: mentioned ? read(search, null) : whole, mentioned };
    }
    const { vehicle, rest } = mention;
    const reading = read(rest, null);
    // What is left are trims and engines, as in Golf match tdi, or words that must not narrow the model.
    const { trims, unknown } = await this.#vehicles.trimsAmong(reading.text ?? '', vehicle.make);
    const notice = unknown.length > 0 ? `We don’t know ${leftOut(unknown.join(' '))}` : null;
    return {
      reading: { ...reading, notice: sentences(reading.notice, notice, cutNotice(search)) },
      mentioned: { ...vehicle, model: [vehicle.model, ...trims].join(' ') },
    };
  }

  /** The vehicle that is named by what was read as no tyre: a model if that was all, or else a make. */
  async #vehicleIn({ text, parts }: TextReading): Promise<NamedVehicle | null> {
    if (text === null) return null;
    return (
      (parts.length === 0 ? await this.#vehicles.modelAlone(text) : null) ??
      (await this.#vehicles.makeIn(text))
    );
  }

  /**
   * The conditions of a listing. Words that leave nothing of what else was understood are left out: the tyres
   * that were asked for are worth more than none.
   */
  async #conditions(
    listing: Listing,
    isElseUnderstood: boolean,
    directory: Directory,
  ): Promise<{ conditions: ListingConditions; leftOut: boolean }> {
    const known = { directory, today: this.platform.now() };
    const conditions = listingConditions(listing, known);
    if (listing.text === null || !isElseUnderstood || (await this.#findsSome(conditions)))
      return { conditions, leftOut: false };
    return { conditions: listingConditions({ ...listing, text: null }, known), leftOut: true };
  }

  async #findsSome(conditions: ListingConditions): Promise<boolean> {
    const { sql, now } = this.platform;
    const text = `select 1 from products p where ${conditions.where()} limit 1`;
    return (await sql.rows(...withToday(text, conditions.values.list, inLondon(now()).day))).length > 0;
  }
}

/** The order asked for; RECOMMENDED, and none for a search, give way to the order that the words ask for. */
function sortInForce(asked: ProductSort | null, worded: ProductSort | null, search: string): ProductSort {
  const usual = asked ?? (search === '' ? 'NAME_ASC' : 'RECOMMENDED');
  return usual === 'RECOMMENDED' ? (worded ?? usual) : usual;
}

/** The whole sizes that a filter names, in the spelling of the fitments. */
function sizesOf({
  sizes = [],
  ...parts
}: Pick<TyreFilter, 'sizes' | 'width' | 'profile' | 'diameter'>): string[] {
  const whole = [...sizes.map(readSize), parts].filter(isWhole);
  return whole.map(({ width, profile, diameter }) => formatTyreSize({ width, profile, diameter }));
}

/** How a search was read, and the vehicle that it names. */
interface ReadSearch {
  readonly reading: TextReading;
  readonly mentioned: NamedVehicle | null;
}

function onlyMake(make: string | null | undefined, fitment: Fitment | null): string | null {
  return make && !fitment?.vehicle
    ? `These sizes fit ${make} vehicles. Add your model to see only what fits yours.`
    : null;
}

/** What there is to say, as one text; null if there is nothing. */
function sentences(...said: readonly (string | null)[]): string | null {
  return said.filter((sentence) => sentence !== null).join(' ') || null;
}

function leftOutNotice(words: string): string {
  return `No tyres match ${leftOut(words)}`;
}

function leftOut(words: string): string {
  return `“${words}”, so we’ve left ${/\s/.test(words) ? 'those words' : 'that word'} out.`;
}

/** A van or a motorcycle takes no other tyres, unless the search names a kind itself. */
function categoriesOf(
  { categories }: SearchFilter,
  fitment: Fitment | null,
): Pick<SearchedFilter, 'categories'> {
  return !categories && fitment?.category ? { categories: [fitment.category] } : {};
}

/** How a search text was understood, in the terms of the filter. */
function searchedFilter({
  seasons,
  loadIndex,
  ...found
}: Omit<SearchFilter, 'sort' | 'neededBy'>): SearchedFilter {
  // A tyre with a higher load index than requested fits as well.
  return { ...found, season: seasons, minLoadIndex: loadIndex };
}
