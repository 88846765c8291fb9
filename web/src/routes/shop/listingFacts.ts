import { axlePositionLabels } from '@treadline/schema/trade/axle-position';
import { formatPrice } from '@treadline/schema/trade/money';
import { formatRegistration } from '@treadline/schema/trade/registration';
import { parseTyreSize } from '@treadline/schema/trade/tyre-size';
import { filterCount, type ListingState } from '../../features/filters/listingState.ts';
import { withoutSize } from '../../features/filters/withoutSize.ts';
import { formatCount } from '../../lib/format.ts';
import type { ProductListQuery } from './ShopListing.generated.ts';

export type Understood = ProductListQuery['products']['understood'];

/** Whole sizes that the search text was read as. */
export function searchedSizes({ parts }: Understood): string[] {
  return parts.flatMap(({ kind, label }) => (kind === 'SIZE' && parseTyreSize(label) ? [label] : []));
}

/** Whether a vehicle was asked for that is not known, or whose sizes are not. */
export function isUnknownVehicle(state: ListingState, { vehicle, notice, parts }: Understood): boolean {
  const asked =
    state.registration !== '' || state.make !== '' || parts.some(({ kind }) => kind === 'REGISTRATION');
  return asked && vehicle === null && notice !== null;
}

/** "312 tyres from £52.90". The least price is left out where a price was asked for: it would be of all tyres. */
export function countText(totalItems: number, state: ListingState, minPrice: number): string {
  const tyres = `${formatCount(totalItems)} ${totalItems === 1 ? 'tyre' : 'tyres'}`;
  const isPriced = state.minPrice !== null || state.maxPrice !== null;
  return isPriced || totalItems === 0 ? tyres : `${tyres} from ${formatPrice(minPrice)}`;
}

/**
 * The state as the filters show it: a size within the search text stands in the fields of the size, so that another
 * one takes its place rather than standing beside it, where nothing would be found.
 */
export function withSearchedSize(state: ListingState, understood: Understood): ListingState {
  const [label, ...others] = searchedSizes(understood);
  const size = label === undefined || others.length > 0 ? null : parseTyreSize(label);
  const { sizes, width, profile, diameter } = state;
  const rest = size ? withoutSize(state.search, size) : undefined;
  if (!size || rest === undefined || sizes.length > 0 || width || profile || diameter) return state;
  return { ...state, search: rest, width: size.width, profile: size.profile, diameter: size.diameter };
}

/** Whether the heading names already all that was read of the search text. */
export function isSaidBy(heading: string, { parts, text }: Understood): boolean {
  return [...parts.map(({ label }) => label), text ?? ''].every((words) =>
    heading.toLowerCase().includes(words.toLowerCase()),
  );
}

const PRICE_TERMS = 'Every price is for one tyre, with VAT.';

/** What is said below the heading, by what was asked for. */
export function subtitle(state: ListingState, understood: Understood): string {
  if (understood.vehicle)
    return 'Check the size on the sidewall of your tyres, or in the handbook, before you order.';
  if (isUnknownVehicle(state, understood))
    return 'Your tyre size works just as well: it stands on the sidewall.';
  const hasSize =
    state.sizes.length > 0 ||
    (state.width && state.profile && state.diameter) ||
    searchedSizes(understood).length > 0;
  if (hasSize) return PRICE_TERMS;
  if (filterCount(state) > 0) return 'Choose your size to see only the tyres that fit.';
  return `Car, 4x4, van and motorcycle tyres. ${PRICE_TERMS}`;
}

/** What could not be meant of brands and search text. What is wrong with a vehicle is said in the place of its tyres. */
export function readingNotices(
  state: ListingState,
  understood: Understood,
  brandNames: ReadonlyMap<string, string>,
): string[] {
  const unknown = state.brands
    .filter((slug) => !brandNames.has(slug))
    .map((slug) => `We have no brand “${slug}”, so no tyres of it are shown.`);
  return understood.notice === null || isUnknownVehicle(state, understood)
    ? unknown
    : [...unknown, understood.notice];
}

/** The sizes of a vehicle, and where each goes when they differ. */
export function vehicleSizes({ vehicle }: Understood): { size: string; label: string }[] {
  const sizes = new Map(
    (vehicle?.tyreSizes ?? []).map(({ size, position }) => [
      size,
      { size, label: [axlePositionLabels[position], size].filter(Boolean).join(' ') },
    ]),
  );
  return [...sizes.values()];
}

/** The description of the page for search engines. */
export function description(heading: string, count: string, state: ListingState): string {
  const whose = state.registration ? ` for ${formatRegistration(state.registration)}` : '';
  return `${heading}${whose}: ${count}. Compare label classes, noise, reviews and prices, and see what is in stock.`;
}
