import { CATEGORIES, categoryLabels, type TyreCategory } from '@treadline/schema/trade/category';
import { SEASONS, seasonLabels, type Season } from '@treadline/schema/trade/season';
import { LABEL_CLASSES } from '@treadline/schema/trade/tyre-label';
import { countOf, type FacetCount } from './facetCounts.ts';
import type { FilterPanelFragment } from './FilterPanel.generated.ts';
import { changed, FLAGS, flagLabels, toggled, type ListingState } from './listingState.ts';
import type { FilterOption } from './OptionGroup.tsx';
import { leadingBrands, LEADING_SPEED_RATINGS, speedRatingLabel } from './tyreChoices.ts';

/** What the options are made of. */
export interface FilterSource {
  state: ListingState;
  /** How many tyres each choice would show. */
  facets: FilterPanelFragment;
  /** Names of all brands by slug. */
  brandNames: ReadonlyMap<string, string>;
  onChange: (next: ListingState) => void;
}

interface Words<Value> {
  label: (value: Value) => string;
  /** As the address has it, where that is not the value itself. */
  param?: (value: Value) => string;
  /** As the API counts it, where that is not the value itself. */
  facet?: (value: Value) => string;
}

const LEADING_BRANDS = Object.keys(leadingBrands);

/** `RUN_FLAT` as the API counts what addresses name `runFlat`. */
function flagFacet(flag: string): string {
  return flag.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase();
}

/** The distinct values that are not among the leading ones. */
function others(values: Iterable<string>, leading: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => !leading.includes(value));
}

/** The boxes of each group, with their counts, and what a tick does. */
export function filterOptions({ state, facets, brandNames, onChange }: FilterSource) {
  function options<Value extends string>(
    values: readonly Value[],
    chosen: readonly Value[],
    counts: readonly FacetCount[],
    { label, param = String, facet = String }: Words<Value>,
    choose: (next: Value[]) => Partial<ListingState>,
  ): FilterOption[] {
    return values.map((value) => ({
      value: param(value),
      label: label(value),
      count: countOf(counts, facet(value)),
      checked: chosen.includes(value),
      toggle: () => onChange(changed(state, choose(toggled(chosen, value)))),
    }));
  }

  const brandWords = { label: (slug: string) => brandNames.get(slug) ?? leadingBrands[slug] ?? slug };
  const brands = (slugs: readonly string[]) =>
    options(slugs, state.brands, facets.brands, brandWords, (chosen) => ({ brands: chosen }));
  const speeds = (letters: readonly string[]) =>
    options(
      letters,
      state.speedRatings,
      facets.speedRatings,
      { label: speedRatingLabel },
      (speedRatings) => ({ speedRatings }),
    );
  const categoryLabel = (category: TyreCategory) => categoryLabels[category];
  const seasonLabel = (season: Season) => seasonLabels[season];
  const foundSpeeds = facets.speedRatings.map(({ value }) => value);

  return {
    categories: options(
      CATEGORIES,
      state.categories,
      facets.categories,
      { label: categoryLabel, param: categoryLabel },
      (categories) => ({ categories }),
    ),
    seasons: options(
      SEASONS,
      state.seasons,
      facets.seasons,
      { label: seasonLabel, param: seasonLabel },
      (seasons) => ({ seasons }),
    ),
    brands: brands(LEADING_BRANDS),
    moreBrands: brands(others([...brandNames.keys(), ...state.brands], LEADING_BRANDS)),
    speedRatings: speeds(LEADING_SPEED_RATINGS),
    moreSpeedRatings: speeds(others([...foundSpeeds, ...state.speedRatings], LEADING_SPEED_RATINGS)),
    wetGrip: options(LABEL_CLASSES, state.wetGrip, facets.wetGrip, { label: String }, (wetGrip) => ({
      wetGrip,
    })),
    fuelEfficiency: options(
      LABEL_CLASSES,
      state.fuelEfficiency,
      facets.fuelEfficiency,
      { label: String },
      (fuelEfficiency) => ({ fuelEfficiency }),
    ),
    flags: options(
      FLAGS,
      state.flags,
      facets.flags,
      { label: (flag) => flagLabels[flag], facet: flagFacet },
      (flags) => ({ flags }),
    ),
  };
}
