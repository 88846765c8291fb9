import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { formatTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { capitalised } from '@treadline/schema/trade/values/words';
import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import { leadingBrands } from '../fields/tyreChoices.ts';
import { statedVehicle, statedYear } from '../kinds/statedVehicle.ts';
import type { ListingState } from '../listingState.ts';

/** The parts of a vehicle that the heading names. */
export interface NamedVehicle {
  make: string;
  model: string;
  year: number | null;
  registration: string | null;
}

/** The server's interpretation of the request, as far as the heading needs it. */
export interface HeadingFacts {
  vehicle: NamedVehicle | null;
  /** Whole sizes found in the search text. */
  searchedSizes: readonly string[];
  /** The spelling of the size on most of the listed tyres' sidewalls, such as 120/70 ZR17; null without tyres. */
  listedSize: string | null;
  /** Brand names by slug. */
  brandNames: ReadonlyMap<string, string>;
}

/** The heading for the whole shop, and for combinations of filters that are hard to name. */
export const DEFAULT_HEADING = 'Premium Tyres for All Vehicles';

/** The heading and title of the listing: by vehicle, size or search text, or else by its filters. */
export function listingHeading(
  state: ListingState,
  { vehicle, searchedSizes, listedSize, brandNames }: HeadingFacts,
): string {
  if (vehicle) return vehicleHeading(vehicle, state);
  if (state.registration) return `Tyres for ${formatRegistration(state.registration)}`;
  if (state.make) return `Tyres for your ${statedVehicle(state)}`;
  const sizes = searchedSizes.length > 0 ? searchedSizes : sizesOf(state, listedSize);
  if (state.search && searchedSizes.length === 0) return `Tyres for “${state.search}”`;
  const words = [
    ...sizes,
    onlyOf(state.brands, (slug) => brandNames.get(slug) ?? leadingBrands[slug]),
    onlyOf(state.seasons, seasonWord),
    categoryWord(state),
  ];
  const said = words.filter((word) => word !== undefined);
  return said.length === 1 && said[0] === 'tyres' ? DEFAULT_HEADING : capitalised(said.join(' '));
}

function vehicleHeading({ make, model, year, registration }: NamedVehicle, state: ListingState): string {
  const name = `${make} ${model}`.trim();
  const dated = year ?? statedYear(state);
  const plate = registration ?? (state.registration || null);
  return `Tyres for your ${name}${dated ? `, ${dated}` : ''}${plate ? ` – ${formatRegistration(plate)}` : ''}`;
}

function sizesOf({ sizes, width, profile, diameter }: ListingState, listedSize: string | null): string[] {
  if (width && profile && diameter) return [listedSize ?? formatTyreSize({ width, profile, diameter })];
  return sizes.length > 0 ? [sizes.join(' or ')] : [];
}

/** The word for a single choice. The heading names no list, because the chips show it. */
function onlyOf<Value>(
  values: readonly Value[],
  word: (value: Value) => string | undefined,
): string | undefined {
  const [only] = values;
  return values.length === 1 && only !== undefined ? word(only) : undefined;
}

function seasonWord(season: ListingState['seasons'][number]): string {
  return seasonLabels[season].toLowerCase();
}

function categoryWord({ categories }: ListingState): string {
  return (
    onlyOf(categories, (category) =>
      categoryLabels[category]
        .replace(/^[A-Z][a-z]/, (letters) => letters.toLowerCase())
        .replace('Tyres', 'tyres'),
    ) ?? 'tyres'
  );
}
