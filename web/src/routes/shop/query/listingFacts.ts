import { axlePositionLabels, axlesOf } from '@treadline/schema/trade/tyre/marking/axle-position';
import { formatTyreSize, parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { formatPrice } from '@treadline/schema/trade/values/money';
import type { ProductSort } from '../../../apollo/schema.generated.ts';
import { filterCount } from '../../../features/filters/listing/filterChips.ts';
import { withoutSize } from '../../../features/filters/listing/withoutSize.ts';
import { changed, type ListingState } from '../../../features/filters/listingState.ts';
import { vehicleFilter, type KeptVehicle } from '../../../features/garage/vehicle/keptVehicle.ts';
import { formatCount, formatTyres } from '../../../lib/text/format.ts';
import type { ProductListQuery } from './ShopListing.generated.ts';

type Listing = ProductListQuery['products'];
export type Understood = Listing['understood'];

/** A tyre of the listing, with the versions that share its card; empty without grouping. */
export interface ListedTyre {
  product: Listing['items'][number];
  versions: NonNullable<Listing['versions']>[number];
}

/** The page's tyres, each with its versions. */
export function listedTyres({ items, versions }: Pick<Listing, 'items' | 'versions'>): ListedTyre[] {
  return items.map((product, index) => ({ product, versions: versions?.[index] ?? [] }));
}

/** Whole sizes found in the search text. */
export function searchedSizes({ parts }: Understood): string[] {
  return parts.flatMap(({ kind, label }) => (kind === 'SIZE' && parseTyreSize(label) ? [label] : []));
}

/**
 * The size of a listing that is about nothing else, in its tyres' most common spelling; null for any other listing.
 */
export function sizeAlone(
  state: ListingState,
  { parts, text }: Understood,
  items: readonly { size: string }[],
): string | null {
  const { sizes, width, profile, diameter } = state;
  const [part, ...others] = parts;
  const isSearched =
    part?.kind === 'SIZE' && others.length === 0 && text === null && parseTyreSize(part.label);
  const isChosen = sizes.length === 1 || (width && profile && diameter);
  if (filterCount(state) > 1 || !(isSearched || isChosen)) return null;
  return listedSize(items);
}

/** The most common size on a page; null without tyres. */
export function listedSize(items: readonly { size: string }[]): string | null {
  const spellings = Map.groupBy(items, ({ size }) => size);
  const [most] = [...spellings].toSorted(
    ([one, ofOne], [other, ofOther]) => ofOther.length - ofOne.length || (one < other ? -1 : 1),
  );
  return most?.[0] ?? null;
}

/** The requested plate, from the filter or the search; empty without one. */
export function askedRegistration({ registration }: ListingState, { parts }: Understood): string {
  return registration || (parts.find(({ kind }) => kind === 'REGISTRATION')?.value ?? '');
}

/** The whole sizes requested by filters or search. */
export function statedSizes(
  { sizes, width, profile, diameter }: ListingState,
  understood: Understood,
): string[] {
  const chosen = width && profile && diameter ? [formatTyreSize({ width, profile, diameter })] : [];
  return [...sizes, ...chosen, ...searchedSizes(understood)];
}

/** Parts of a search text that identify another size or vehicle, or a single tyre. */
const RIVALS: readonly string[] = ['SIZE', 'REGISTRATION', 'SKU', 'EAN'];
const hasRival = ({ vehicle, parts }: Understood): boolean =>
  vehicle !== null || parts.some(({ kind }) => RIVALS.includes(kind));

const NO_SIZE = { width: null, profile: null, diameter: null };

/** The listing for a vehicle. Its sizes replace a chosen or searched size. */
export function onlyFitting(
  state: ListingState,
  understood: Understood,
  vehicle: Pick<KeptVehicle, 'registration' | 'make' | 'model' | 'year' | 'sidewall'>,
): ListingState {
  return changed(state, {
    ...NO_SIZE,
    sizes: vehicle.sidewall ?? [],
    fits: 'YOURS',
    ...(hasRival(understood) ? { search: '' } : {}),
    ...vehicleFilter(vehicle),
  });
}

/** Whether a listing has no vehicle, size or single tyre, so that it can be filtered by the shopper's vehicle. */
export function leavesVehicleOpen(state: ListingState, understood: Understood): boolean {
  const { fits, registration, make, sizes, width, profile, diameter } = state;
  const isSized = sizes.length > 0 || width !== null || profile !== null || diameter !== null;
  return (
    fits === 'YOURS' &&
    !registration &&
    !make &&
    !isSized &&
    !understood.isVehicleUnknown &&
    !hasRival(understood)
  );
}

/** The counts of a listing. */
export interface Counted {
  readonly isGrouped: boolean;
  readonly tyreCount: number;
  readonly pageInfo: { readonly totalItems: number };
  /** Missing until the tyres are loaded. */
  readonly facets?: { readonly minPrice: number };
}

/**
 * "312 tyres from £52.90", or with grouped versions "58 tyres in 112 versions from £52.90". Omits the lowest price if
 * a price filter is set, because it would be that of all tyres.
 */
export function countText({ pageInfo, isGrouped, tyreCount, facets }: Counted, state: ListingState): string {
  const { totalItems } = pageInfo;
  const tyres = formatTyres(totalItems);
  const counted =
    isGrouped && tyreCount > totalItems ? `${tyres} in ${formatCount(tyreCount)} versions` : tyres;
  const isPriced = state.minPrice !== null || state.maxPrice !== null;
  return !facets || isPriced || totalItems === 0
    ? counted
    : `${counted} from ${formatPrice(facets.minPrice)}`;
}

/** The active order. The words of a search can request one if the visitor chose none. */
export function sortInForce({ sort }: ListingState, { sort: asked }: Understood): ProductSort {
  return asked && sort === 'RECOMMENDED' ? asked : sort;
}

/**
 * The state for the filters: a size in the search text moves to the size fields, so that choosing another size
 * replaces it. Both together would match nothing.
 */
export function withSearchedSize(state: ListingState, understood: Understood): ListingState {
  const [label, ...others] = searchedSizes(understood);
  const size = label === undefined || others.length > 0 ? null : parseTyreSize(label);
  const { sizes, width, profile, diameter } = state;
  const rest = size ? withoutSize(state.search, size) : undefined;
  if (!size || rest === undefined || sizes.length > 0 || width || profile || diameter) return state;
  if (size.construction === 'ZR') return { ...state, search: rest, sizes: [formatTyreSize(size)] };
  return { ...state, search: rest, width: size.width, profile: size.profile, diameter: size.diameter };
}

/** Whether the heading already contains everything understood from the search text. */
export function isSaidBy(heading: string, { parts, text }: Understood): boolean {
  return [...parts.map(({ label }) => label), text ?? ''].every((words) =>
    heading.toLowerCase().includes(words.toLowerCase()),
  );
}

const PRICE_TERMS = 'Prices are per tyre and include VAT.';

/**
 * The line below the heading: advice while the choice is still open, otherwise what the prices include. A vehicle has
 * its sizes there instead.
 */
export function subtitle(state: ListingState, understood: Understood): string {
  if (understood.vehicle) return '';
  if (understood.isVehicleUnknown) return 'Pick your car, or search by the tyre size on your sidewall.';
  const hasSize =
    state.sizes.length > 0 ||
    (state.width && state.profile && state.diameter) ||
    searchedSizes(understood).length > 0;
  if (hasSize || filterCount(state) === 0) return PRICE_TERMS;
  return 'Choose your size to see only the tyres that fit.';
}

/**
 * Notices about brands and search words that weren't understood. Errors about a vehicle show instead of its tyres.
 */
export function readingNotices(
  state: ListingState,
  understood: Understood,
  brandNames: ReadonlyMap<string, string>,
): string[] {
  const unknown = state.brands
    .filter((slug) => !brandNames.has(slug))
    .map((slug) => `We don’t sell a brand called “${slug}”.`);
  return understood.notice === null || understood.isVehicleUnknown
    ? unknown
    : [...unknown, understood.notice];
}

/** A vehicle's sizes, with their axles if they differ. */
export function vehicleSizes({ vehicle }: Understood): { size: string; label: string }[] {
  const fitting = vehicle?.tyreSizes ?? [];
  return [...new Set(fitting.map(({ size }) => size))].map((size) => {
    const position = axlesOf(fitting.filter((one) => one.size === size));
    return { size, label: [axlePositionLabels[position], size].filter(Boolean).join(' ') };
  });
}

/** The page's meta description. */
export function description(heading: string, count: string): string {
  return `${heading}: ${count}. Compare label classes, noise, reviews and prices, and see what’s in stock.`;
}
