import { brandTierLabels } from '@treadline/schema/trade/listing/brand-tier';
import { flagFacetValue, tyreFlagLabels, type TyreFlag } from '@treadline/schema/trade/listing/tyre-flag';
import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { oeMarkName } from '@treadline/schema/trade/tyre/marking/oe-mark';
import { speedRatingsFrom } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { ON_SALE } from '../../record/product-columns.ts';
import type { SqlValues } from '../../record/sql-values.ts';
import type { TyreFilter } from '../contract/product.inputs.ts';
import { byCount, byTier, byNumber, bySpeedRating, byText } from './facet-order.ts';
import type { FilterCondition, FlagFacet, ListingFilter } from './listing-filter.ts';
import { anyOf, sizeCondition } from './listing-size.ts';

type WholeFilter = Required<TyreFilter>;
export type FilterField = keyof WholeFilter;
export type FilterValue<Field extends FilterField> = WholeFilter[Field];

const hasSpeedRating = oneOf('p.speed_rating');

/**
 * The filters of the listing: the condition and the facet of each input field. To add a filter, add the field to
 * {@link TyreFilter}, a row here, and its facet to `ProductFacets`.
 */
export const listingFilters: { readonly [Field in FilterField]: ListingFilter<FilterValue<Field>> } = {
  categories: {
    condition: oneOf('p.category'),
    facet: {
      group: 'categories',
      column: 'category',
      order: byCount,
      shown: labelFrom(categoryLabels),
    },
  },
  brands: {
    condition: (slugs, sql, { directory }) => idOf('p.brand_id', slugs, directory.brandsBySlug, sql),
    facet: {
      group: 'brands',
      column: 'brand_id',
      order: byCount,
      shown: (id, directory) => {
        const brand = directory.brands.get(Number(id));
        return brand && { value: brand.slug, label: brand.name };
      },
    },
  },
  brandTiers: {
    condition: (tiers, sql, { directory }) => {
      const brands = [...directory.brands.values()].filter(({ tier }) => tiers.includes(tier));
      const ids = brands.map(({ id }) => id);
      return sql.among('p.brand_id', ids, 'integer');
    },
    facet: {
      group: 'brandTiers',
      column: 'brand_id',
      order: byTier,
      shown: (id, directory) => {
        const tier = directory.brands.get(Number(id))?.tier;
        return tier && { value: tier, label: brandTierLabels[tier] };
      },
    },
  },
  models: {
    condition: (slugs, sql, { directory }) => idOf('p.model_id', slugs, directory.modelsBySlug, sql),
    facet: null,
  },
  season: {
    condition: oneOf('p.season'),
    facet: { group: 'seasons', column: 'season', order: byCount, shown: labelFrom(seasonLabels) },
  },
  width: {
    condition: is('p.width', '='),
    facet: { group: 'widths', column: 'width', order: byNumber },
  },
  profile: {
    condition: is('p.profile', '='),
    facet: { group: 'profiles', column: 'profile', order: byNumber },
  },
  diameter: {
    condition: is('p.diameter', '='),
    facet: { group: 'diameters', column: 'diameter', order: byNumber },
  },
  sizes: {
    condition: (sizes, sql, context) => anyOf(sizes.map((size) => sizeCondition(size, sql, context))),
    facet: null,
  },
  speedRatings: {
    condition: (ratings, ...rest) =>
      hasSpeedRating(
        ratings.map((rating) => rating.toUpperCase()),
        ...rest,
      ),
    facet: { group: 'speedRatings', column: 'speed_rating', order: bySpeedRating },
  },
  minSpeedRating: {
    condition: (rating, ...rest) => hasSpeedRating(speedRatingsFrom(rating), ...rest),
    facet: null,
  },
  minLoadIndex: {
    condition: is('p.load_index', '>='),
    facet: { group: 'loadIndexes', column: 'load_index', order: byNumber },
  },
  fuelEfficiency: {
    condition: oneOf('p.fuel_efficiency'),
    facet: { group: 'fuelEfficiency', column: 'fuel_efficiency', order: byText },
  },
  wetGrip: {
    condition: oneOf('p.wet_grip'),
    facet: { group: 'wetGrip', column: 'wet_grip', order: byText },
  },
  maxNoiseDb: {
    condition: is('p.noise_db', '<='),
    facet: { group: 'noiseDb', column: 'noise_db', order: byNumber },
  },
  oeMarks: {
    condition: oneOf('p.oe_mark'),
    facet: {
      group: 'oeMarks',
      column: 'oe_mark',
      order: byCount,
      shown: (mark) => ({ value: mark, label: oeMarkName(mark) }),
    },
  },
  runFlat: withOrWithout('runFlat', 'p.run_flat'),
  extraLoad: withOrWithout('extraLoad', 'p.extra_load'),
  evSpec: withOrWithout('evSpec', 'p.ev_spec'),
  threePeakSnowflake: withOrWithout('threePeakSnowflake', 'p.three_peak_snowflake'),
  onSale: onlyWith('onSale', ON_SALE),
  inStock: onlyWith('inStock', 'p.stock_available > 0'),
  minPrice: {
    condition: (price, sql) => `p.charged_price_pence >= ${sql.add(price)}`,
    facet: { group: 'price' },
  },
  maxPrice: {
    condition: (price, sql) => `p.charged_price_pence <= ${sql.add(price)}`,
    facet: { group: 'price' },
  },
};

function oneOf(column: string): FilterCondition<readonly string[]> {
  return (values, sql) => sql.among(column, values, 'text');
}

function is(column: string, comparison: '=' | '<=' | '>='): FilterCondition<number> {
  return (value, sql) => `${column} ${comparison} ${sql.addNumber(value)}`;
}

/** An id that no row has, so that an unknown brand or model matches nothing. */
const NO_ID = 0;

function idOf(
  column: string,
  slugs: readonly string[],
  bySlug: ReadonlyMap<string, { id: number }>,
  sql: SqlValues,
): string {
  const ids = slugs.map((slug) => bySlug.get(slug.toLowerCase())?.id ?? NO_ID);
  return sql.among(column, ids, 'integer');
}

function flagFacet(flag: TyreFlag, condition: string): FlagFacet {
  return { group: 'flags', value: flagFacetValue(flag), label: tyreFlagLabels[flag], sql: condition };
}

/** A property that tyres can be included or excluded by. */
function withOrWithout(flag: TyreFlag, column: string): ListingFilter<boolean> {
  return {
    condition: (wanted, sql) => `${column} = ${sql.add(wanted)}`,
    facet: flagFacet(flag, column),
  };
}

/** A property that tyres can only be included by: false has no effect. */
function onlyWith(flag: TyreFlag, condition: string): ListingFilter<boolean> {
  return { condition: (wanted) => (wanted ? condition : null), facet: flagFacet(flag, condition) };
}

function labelFrom(labels: Readonly<Record<string, string>>) {
  return (value: string) => ({ value, label: labels[value] ?? value });
}
