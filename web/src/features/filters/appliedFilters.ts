import { categoryLabels } from '@treadline/schema/trade/category';
import { formatPrice } from '@treadline/schema/trade/money';
import { formatRegistration } from '@treadline/schema/trade/registration';
import { seasonLabels } from '@treadline/schema/trade/season';
import { formatTyreSize } from '@treadline/schema/trade/tyre-size';
import { changed, flagLabels, toggled, type ListingState } from './listingState.ts';
import { leadingBrands } from './tyreChoices.ts';

/** One filter in force, and the state without it. */
export interface AppliedFilter {
  label: string;
  without: ListingState;
}

/** The filters in force, in the order in which they are chosen. */
export function appliedFilters(
  state: ListingState,
  brandNames: ReadonlyMap<string, string>,
): AppliedFilter[] {
  const one = (isSet: unknown, label: string, change: Partial<ListingState>) =>
    applied(state, isSet, label, change);

  function each<Value>(
    values: readonly Value[],
    label: (value: Value) => string,
    change: (rest: Value[]) => Partial<ListingState>,
  ): AppliedFilter[] {
    return values.map((value) => ({
      label: label(value),
      without: changed(state, change(toggled(values, value))),
    }));
  }

  const { search, registration, make, model, year } = state;
  return [
    ...one(search, `“${search}”`, { search: '' }),
    ...one(registration, formatRegistration(registration), { registration: '' }),
    ...one(make, [make, model, year].filter(Boolean).join(' '), { make: '', model: '', year: null }),
    ...each(
      state.categories,
      (category) => categoryLabels[category],
      (categories) => ({ categories }),
    ),
    ...each(
      state.seasons,
      (season) => seasonLabels[season],
      (seasons) => ({ seasons }),
    ),
    ...each(
      state.sizes,
      (size) => size,
      (sizes) => ({ sizes }),
    ),
    ...sizeFilters(state),
    ...each(
      state.speedRatings,
      (rating) => `Speed rating ${rating}`,
      (speedRatings) => ({ speedRatings }),
    ),
    ...each(
      state.brands,
      (slug) => brandNames.get(slug) ?? leadingBrands[slug] ?? slug,
      (brands) => ({ brands }),
    ),
    ...one(state.minPrice !== null || state.maxPrice !== null, priceLabel(state), {
      minPrice: null,
      maxPrice: null,
    }),
    ...each(
      state.wetGrip,
      (label) => `Wet grip ${label}`,
      (wetGrip) => ({ wetGrip }),
    ),
    ...each(
      state.fuelEfficiency,
      (label) => `Fuel efficiency ${label}`,
      (fuelEfficiency) => ({ fuelEfficiency }),
    ),
    ...each(
      state.flags,
      (flag) => flagLabels[flag],
      (flags) => ({ flags }),
    ),
  ];
}

function applied(
  state: ListingState,
  isSet: unknown,
  label: string,
  change: Partial<ListingState>,
): AppliedFilter[] {
  return isSet ? [{ label, without: changed(state, change) }] : [];
}

/** A whole size is one filter; parts of one are taken away one by one. */
function sizeFilters(state: ListingState): AppliedFilter[] {
  const { width, profile, diameter } = state;
  if (width && profile && diameter)
    return applied(state, true, formatTyreSize({ width, profile, diameter }), {
      width: null,
      profile: null,
      diameter: null,
    });
  return [
    ...applied(state, width, `Width ${width}`, { width: null }),
    ...applied(state, profile, `Profile ${profile}`, { profile: null }),
    ...applied(state, diameter, `Diameter ${diameter}`, { diameter: null }),
  ];
}

function priceLabel({ minPrice, maxPrice }: ListingState): string {
  if (minPrice === null) return `Up to ${formatPrice(maxPrice ?? 0)}`;
  if (maxPrice === null) return `From ${formatPrice(minPrice)}`;
  return `${formatPrice(minPrice)} to ${formatPrice(maxPrice)}`;
}
