import { listingSortLabels } from '@treadline/schema/trade/listing/listing-sort';
import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import type { AdminModelFilter, AdminModelSort, AdminModelState } from '../../apollo/schema.generated.ts';
import { optionsOf } from '../../ui/form/selectOption.ts';
import type { ListFilter } from '../list/state/listFilter.ts';
import type { ListDefaults, ListState } from '../list/state/listState.ts';

export const SORT_LABELS: Readonly<Record<AdminModelSort, string>> = {
  NAME_ASC: listingSortLabels.NAME_ASC,
  NAME_DESC: listingSortLabels.NAME_DESC,
  SIZES_DESC: 'Most sizes',
  SIZES_ASC: 'Fewest sizes',
  PRICE_ASC: listingSortLabels.PRICE_ASC,
  PRICE_DESC: listingSortLabels.PRICE_DESC,
  STOCK_ASC: 'Least stock',
  STOCK_DESC: 'Most stock',
  RATING_DESC: listingSortLabels.RATING_DESC,
  RATING_ASC: 'Lowest rated',
  UPDATED_DESC: 'Recently updated',
  UPDATED_ASC: 'Least recently updated',
};

/** The list's tabs, by their names in the address. */
const STATES: Readonly<Record<string, AdminModelState>> = {
  listed: 'LISTED',
  unlisted: 'UNLISTED',
  removed: 'DELETED',
};

export const LIST_DEFAULTS: ListDefaults = {
  sort: 'NAME_ASC',
  sorts: Object.keys(SORT_LABELS),
  filters: ['brand', 'category', 'season'],
};

export function modelFilters(brands: readonly { slug: string; name: string }[]): ListFilter[] {
  return [
    {
      id: 'brand',
      label: 'Brand',
      kind: 'several',
      options: brands.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    { id: 'category', label: 'Category', kind: 'several', options: optionsOf(categoryLabels) },
    { id: 'season', label: 'Season', kind: 'several', options: optionsOf(seasonLabels) },
  ];
}

const isSort = (word: string): word is AdminModelSort => Object.hasOwn(SORT_LABELS, word);

function among<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  values: readonly string[] | undefined,
): Value[] {
  const isKnown = (value: string): value is Value => Object.hasOwn(labels, value);
  return (values ?? []).filter(isKnown);
}

/** The API's filter and sort for a state of the list. */
export function modelFilterOf({ search, tab, filters, sort }: ListState): {
  filter: AdminModelFilter;
  sort: AdminModelSort;
} {
  const state = STATES[tab];
  return {
    sort: isSort(sort) ? sort : 'NAME_ASC',
    filter: {
      search: search || null,
      brands: [...(filters['brand'] ?? [])],
      categories: among(categoryLabels, filters['category']),
      seasons: among(seasonLabels, filters['season']),
      states: state ? [state] : null,
    },
  };
}
