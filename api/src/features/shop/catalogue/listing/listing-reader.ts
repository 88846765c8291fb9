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
  /** The requested order, or else the one the search asks for. */
  readonly sort: ProductSort;
  /** The load and speed named in the search. */
  readonly typed: TypedRatings;
  /** Whether it's about one size or one vehicle. */
  readonly isForSize: boolean;
  /** The words that were dropped because no tyre matches them; otherwise null. */
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

  /** Parses the search, including a vehicle it names, unless the filter or a registration already names one. */
  async #readSearch(search: string, vocabulary: Vocabulary, filter: ProductFilter): Promise<ReadSearch> {
    const read = (text: string, today: Date | null) => readSearch(text, vocabulary, today);
    const whole = read(search, this.platform.now());
    if (!search || filter.registration || filter.make || whole.filter.registration)
      return { reading: whole, mentioned: null };
    // Each name is parsed on its own, but only once, and only as many as a search can have words.
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
      // A vehicle's name isn't a mistyped registration: Mini isn't MIN 1.
      return { reading: mentioned ? read(search, null) : whole, mentioned };
    }
    const { vehicle, rest } = mention;
    const reading = read(rest, null);
    // The remaining words are trims and engines, as in Golf match tdi, or unknown words that must not narrow the
    // model.
    const { trims, unknown } = await this.#vehicles.trimsAmong(reading.text ?? '', vehicle.make);
    const notice = unknown.length > 0 ? `We don’t know ${leftOut(unknown.join(' '))}` : null;
    return {
      reading: { ...reading, notice: sentences(reading.notice, notice, cutNotice(search)) },
      mentioned: { ...vehicle, model: [vehicle.model, ...trims].join(' ') },
    };
  }

  /** The vehicle named in the unrecognised words: a model if the text is nothing else, otherwise a make. */
  async #vehicleIn({ text, parts }: TextReading): Promise<NamedVehicle | null> {
    if (text === null) return null;
    return (
      (parts.length === 0 ? await this.#vehicles.modelAlone(text) : null) ??
      (await this.#vehicles.makeIn(text))
    );
  }

  /**
   * The conditions of a listing. If words would leave nothing of an otherwise understood search, they are dropped: the
   * other tyres are better than none.
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

/** The requested order. RECOMMENDED, or no order for a search, is replaced by the order the words ask for. */
function sortInForce(asked: ProductSort | null, worded: ProductSort | null, search: string): ProductSort {
  const usual = asked ?? (search === '' ? 'NAME_ASC' : 'RECOMMENDED');
  return usual === 'RECOMMENDED' ? (worded ?? usual) : usual;
}

/** The whole sizes in a filter, in the fitments' spelling. */
function sizesOf({
  sizes = [],
  ...parts
}: Pick<TyreFilter, 'sizes' | 'width' | 'profile' | 'diameter'>): string[] {
  const whole = [...sizes.map(readSize), parts].filter(isWhole);
  return whole.map(({ width, profile, diameter }) => formatTyreSize({ width, profile, diameter }));
}

/** A parsed search, and the vehicle it names. */
interface ReadSearch {
  readonly reading: TextReading;
  readonly mentioned: NamedVehicle | null;
}

function onlyMake(make: string | null | undefined, fitment: Fitment | null): string | null {
  return make && !fitment?.vehicle
    ? `These sizes fit ${make} vehicles. Add your model to see only what fits yours.`
    : null;
}

/** Joins the sentences; null if all are null. */
function sentences(...said: readonly (string | null)[]): string | null {
  return said.filter((sentence) => sentence !== null).join(' ') || null;
}

function leftOutNotice(words: string): string {
  return `No tyres match ${leftOut(words)}`;
}

function leftOut(words: string): string {
  return `“${words}”, so we’ve left ${/\s/.test(words) ? 'those words' : 'that word'} out.`;
}

/** A van or motorcycle takes only its own category, unless the search names one. */
function categoriesOf(
  { categories }: SearchFilter,
  fitment: Fitment | null,
): Pick<SearchedFilter, 'categories'> {
  return !categories && fitment?.category ? { categories: [fitment.category] } : {};
}

/** The parsed search as a listing's filter. */
function searchedFilter({
  seasons,
  loadIndex,
  ...found
}: Omit<SearchFilter, 'sort' | 'neededBy'>): SearchedFilter {
  // A tyre with a higher load index than requested fits as well.
  return { ...found, season: seasons, minLoadIndex: loadIndex };
}
