import { BRAND_TIERS, brandTierLabels } from '@treadline/schema/trade/listing/brand-tier';
import { flagFacetValue, TYRE_FLAGS, tyreFlagLabels } from '@treadline/schema/trade/listing/tyre-flag';
import { CATEGORIES, categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { LABEL_CLASSES, labelScales, readLabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import { LOAD_INDEXES, loadKgOf } from '@treadline/schema/trade/tyre/marking/load-index';
import { slugOf } from '@treadline/schema/trade/values/slug';
import { readWord } from '@treadline/schema/trade/values/words';
import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import { OLDER } from '@treadline/schema/trade/vehicle/vehicle-year';
import { others } from '../fields/facetCounts.ts';
import { PriceFilter } from '../fields/PriceFilter.tsx';
import { poundsParam, priceChips } from '../fields/priceRange.ts';
import { SizeFilter } from '../fields/SizeFilter.tsx';
import {
  LEADING_BRANDS,
  LEADING_SPEED_RATINGS,
  leadingBrands,
  NOISE_LIMITS,
  speedRatingLabel,
} from '../fields/tyreChoices.ts';
import {
  NO_VEHICLE,
  toggled,
  VEHICLE,
  type BrandNames,
  type FilterValues,
  type ListingFilter,
} from '../listingFilter.ts';
import {
  readFlags,
  readKinds,
  readPrices,
  readSearch,
  readSizes,
  readSpeedRating,
  readVehicle,
} from '../readFilters.ts';
import { limitOf, listOf, numberOf, textOf } from './filterKinds.tsx';
import { neededDayFilter } from './neededDayFilter.tsx';
import { oeMarkFilter } from './oeMarkFilter.ts';
import { seasonFilter } from './seasonFilter.ts';
import { sizeChips } from './sizeChips.ts';
import { statedVehicle } from './statedVehicle.ts';

const brandName = (slug: string, brandNames: BrandNames) =>
  brandNames.get(slug) ?? leadingBrands[slug] ?? slug;

/** The classes of one scale of the tyre label. */
const labelClassOf = (key: 'wetGrip' | 'fuelEfficiency') =>
  listOf({
    key,
    title: labelScales[key],
    read: (address) =>
      address.list(
        key,
        readLabelClass,
        (text) => `${labelScales[key]} runs from A to E, so we’ve left out “${text}”.`,
      ),
    part: (label) => [key, label],
    variables: (labels) => ({ [key]: labels }),
    offered: LABEL_CLASSES,
    facet: (facets) => facets[key],
    label: String,
    chip: (label) => `${labelScales[key]} ${label}`,
  });

/**
 * The listing's filters in the panel's order: how each is parsed from and written to the URL, its query filter, chips
 * and controls.
 */
export const listingFilters: { readonly [Key in keyof FilterValues]: ListingFilter<FilterValues[Key]> } = {
  search: textOf({
    key: 'search',
    isEndless: true,
    read: readSearch,
    chips: (search) => [{ label: `“${search}”`, without: { search: '' } }],
  }),
  registration: textOf({
    key: 'registration',
    isEndless: true,
    read: (address) => readVehicle(address).registration,
    variables: (registration) => ({ registration }),
    chips: (registration) => [
      { label: formatRegistration(registration), without: { registration: '' }, group: VEHICLE },
    ],
  }),
  make: textOf({
    key: 'make',
    isEndless: true,
    read: (address) => readVehicle(address).make,
    variables: (make) => ({ make }),
    chips: (make, { values }) => [
      {
        label: statedVehicle({ ...values, make }),
        without: NO_VEHICLE,
        group: VEHICLE,
      },
    ],
  }),
  model: textOf({
    key: 'model',
    isEndless: true,
    read: (address) => readVehicle(address).model,
    variables: (vehicleModel) => ({ vehicleModel }),
  }),
  year: numberOf({
    key: 'year',
    isEndless: true,
    read: (address) => readVehicle(address).year,
    variables: (year) => ({ year }),
    control: (year) => year !== null && <input type="hidden" name="year" value={year} />,
  }),
  yearBefore: {
    ...numberOf({
      key: 'yearBefore',
      isEndless: true,
      read: (address) => readVehicle(address).yearBefore,
      variables: (yearBefore) => ({ yearBefore }),
      control: (yearBefore) => yearBefore !== null && <input type="hidden" name="year" value={OLDER} />,
    }),
    write: () => [['year', OLDER]],
  },
  categories: listOf({
    key: 'categories',
    title: 'Tyre Type',
    read: (address) => readKinds(address).categories,
    part: (category) => ['category', categoryLabels[category]],
    variables: (categories) => ({ categories }),
    offered: CATEGORIES,
    facet: ({ categories }) => categories,
    label: (category) => categoryLabels[category],
  }),
  sizes: {
    read: (address) => readSizes(address).sizes,
    write: (sizes) => sizes.map((size) => ['size', size]),
    variables: (sizes) => ({ sizes: [...sizes] }),
    chips: (sizes) => sizes.map((size) => ({ label: size, without: { sizes: toggled(sizes, size) } })),
    control: (sizes) => sizes.map((size) => <input key={size} type="hidden" name="size" value={size} />),
    isEndless: false,
  },
  width: numberOf({
    key: 'width',
    isEndless: false,
    read: (address) => readSizes(address).width,
    variables: (width) => ({ width }),
    chips: (_, { values }) => sizeChips(values),
    control: (_, panel) => <SizeFilter {...panel} />,
  }),
  profile: numberOf({
    key: 'profile',
    isEndless: false,
    read: (address) => readSizes(address).profile,
    variables: (profile) => ({ profile }),
  }),
  diameter: numberOf({
    key: 'diameter',
    isEndless: false,
    read: (address) => readSizes(address).diameter,
    variables: (diameter) => ({ diameter }),
  }),
  seasons: seasonFilter,
  speedRatings: listOf({
    key: 'speedRatings',
    title: 'Speed Rating',
    read: (address) =>
      address.list(
        'speedRating',
        readSpeedRating,
        (text) => `“${text}” isn’t a speed rating, so we’ve left it out.`,
      ),
    part: (rating) => ['speedRating', rating],
    variables: (speedRatings) => ({ speedRatings }),
    offered: LEADING_SPEED_RATINGS,
    more: {
      label: 'More speed ratings',
      offered: ({ facets, values }) =>
        others(
          [...facets.speedRatings.map(({ value }) => value), ...values.speedRatings],
          LEADING_SPEED_RATINGS,
        ),
    },
    facet: ({ speedRatings }) => speedRatings,
    label: speedRatingLabel,
    chip: (rating) => `Speed rating ${rating}`,
  }),
  brands: listOf({
    key: 'brands',
    title: 'Brand',
    read: (address) =>
      address.list('brand', slugOf, (text) => `“${text}” isn’t a brand we sell, so we’ve left it out.`),
    part: (slug) => ['brand', slug],
    variables: (brands) => ({ brands }),
    offered: LEADING_BRANDS,
    more: {
      label: 'More brands',
      offered: ({ brandNames, values }) => others([...brandNames.keys(), ...values.brands], LEADING_BRANDS),
    },
    facet: ({ brands }) => brands,
    label: brandName,
  }),
  minPrice: {
    ...numberOf({
      key: 'minPrice',
      isEndless: true,
      read: (address) => readPrices(address).minPrice,
      variables: (minPrice) => ({ minPrice }),
      chips: (_, { values }) => priceChips(values),
      control: (_, panel) => <PriceFilter {...panel} />,
    }),
    write: (price) => [['minPrice', poundsParam(price)]],
  },
  maxPrice: {
    ...numberOf({
      key: 'maxPrice',
      isEndless: true,
      read: (address) => readPrices(address).maxPrice,
      variables: (maxPrice) => ({ maxPrice }),
    }),
    write: (price) => [['maxPrice', poundsParam(price)]],
  },
  brandTiers: listOf({
    key: 'brandTiers',
    title: 'Brand Range',
    read: (address) =>
      address.list(
        'brandTier',
        (text) => readWord(brandTierLabels, text),
        (text) => `Brands are premium, mid-range or budget, so we’ve left out “${text}”.`,
      ),
    part: (tier) => ['brandTier', tier.toLowerCase()],
    variables: (brandTiers) => ({ brandTiers }),
    offered: BRAND_TIERS,
    facet: ({ brandTiers }) => brandTiers,
    label: (tier) => brandTierLabels[tier],
    chip: (tier) => `${brandTierLabels[tier]} brands`,
  }),
  minLoadIndex: limitOf({
    key: 'minLoadIndex',
    title: 'Load Index',
    label: 'At least',
    any: 'Any load index',
    range: LOAD_INDEXES,
    unknown: (text) => `“${text}” isn’t a load index, so we’re showing them all.`,
    variables: (minLoadIndex) => ({ minLoadIndex }),
    offered: (counts) => counts.map(({ value }) => Number(value)),
    facet: ({ loadIndexes }) => loadIndexes,
    passes: (loadIndex, least) => loadIndex >= least,
    text: (loadIndex) => `${loadIndex} – ${loadKgOf(loadIndex)} kg`,
    chip: (loadIndex) => `Load index from ${loadIndex}`,
  }),
  wetGrip: labelClassOf('wetGrip'),
  fuelEfficiency: labelClassOf('fuelEfficiency'),
  maxNoiseDb: limitOf({
    key: 'maxNoiseDb',
    title: labelScales.noise,
    label: 'At most',
    any: 'Any noise',
    range: { min: 1, max: 200 },
    unknown: (text) => `“${text}” isn’t a noise level in dB, so we’re showing them all.`,
    variables: (maxNoiseDb) => ({ maxNoiseDb }),
    offered: () => NOISE_LIMITS,
    facet: ({ noiseDb }) => noiseDb,
    passes: (noise, most) => noise <= most,
    text: (noise) => `${noise} dB`,
    chip: (noise) => `Noise up to ${noise} dB`,
  }),
  neededBy: neededDayFilter,
  oeMarks: oeMarkFilter,
  flags: listOf({
    key: 'flags',
    title: 'Features',
    read: readFlags,
    part: (flag) => [flag, 'true'],
    variables: (flags) => Object.fromEntries(flags.map((flag) => [flag, true])),
    offered: TYRE_FLAGS,
    facet: ({ flags }) => flags,
    counted: flagFacetValue,
    label: (flag) => tyreFlagLabels[flag],
  }),
};

const isKey = (name: string): name is keyof FilterValues => name in listingFilters;

/** The names of all filters, in the panel's order. */
export const FILTERS = Object.keys(listingFilters).filter(isKey);

/** One filter, for code that iterates over all of them. */
export function filterOf<Key extends keyof FilterValues>(key: Key): ListingFilter<FilterValues[Key]> {
  return listingFilters[key];
}

/** Whether a filter's value narrows the listing. */
export function isInForce(value: FilterValues[keyof FilterValues]): boolean {
  return typeof value === 'object' && value !== null ? value.length > 0 : value !== null && value !== '';
}
