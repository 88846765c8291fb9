import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { parsePrice } from '@treadline/schema/trade/values/money';
import type { AdminProductFilter, AdminProductSort } from '../../../apollo/schema.generated.ts';
import { optionsOf, type SelectOption } from '../../../ui/form/selectOption.ts';
import type { ListFilter } from '../../list/state/listFilter.ts';
import type { ListDefaults, ListState } from '../../list/state/listState.ts';

export const SORT_LABELS: Readonly<Record<AdminProductSort, string>> = {
  NAME_ASC: 'Name, A to Z',
  NAME_DESC: 'Name, Z to A',
  SKU_ASC: 'SKU, A to Z',
  SKU_DESC: 'SKU, Z to A',
  SIZE_ASC: 'Smallest rim',
  SIZE_DESC: 'Largest rim',
  PRICE_ASC: 'Lowest price',
  PRICE_DESC: 'Highest price',
  STOCK_ASC: 'Least stock',
  STOCK_DESC: 'Most stock',
  UPDATED_DESC: 'Recently updated',
  UPDATED_ASC: 'Least recently updated',
  POPULARITY_DESC: 'Most wanted',
  POPULARITY_ASC: 'Least wanted',
};

/** The list's tabs, by their names in the address. */
const TABS: Readonly<Record<string, Pick<AdminProductFilter, 'state' | 'stock' | 'withoutLabel'>>> = {
  published: { state: 'PUBLISHED' },
  drafts: { state: 'DRAFT' },
  low: { stock: 'LOW' },
  out: { stock: 'NONE' },
  unlabelled: { state: 'PUBLISHED', withoutLabel: true },
  deleted: { state: 'DELETED' },
};

/** The yes-or-no filters, shown as one choice of several. */
const FLAGS: readonly SelectOption[] = [
  { value: 'sale', label: 'On sale' },
  { value: 'stock', label: 'In stock' },
  { value: 'picture', label: 'No picture of its own' },
];

export const LIST_DEFAULTS: ListDefaults = {
  sort: 'NAME_ASC',
  sorts: Object.keys(SORT_LABELS),
  filters: ['brand', 'model', 'season', 'category', 'width', 'profile', 'rim', 'from', 'to', 'only'],
};

interface Names {
  brands: readonly { slug: string; name: string }[];
  models: readonly { slug: string; fullName: string }[];
}

export function productFilters({ brands, models }: Names): ListFilter[] {
  return [
    { id: 'only', label: 'Only', kind: 'several', options: FLAGS },
    { id: 'season', label: 'Season', kind: 'several', options: optionsOf(seasonLabels) },
    { id: 'category', label: 'Vehicle', kind: 'several', options: optionsOf(categoryLabels) },
    { id: 'width', label: 'Width', kind: 'number', hint: 'In millimetres, such as 205' },
    { id: 'profile', label: 'Profile', kind: 'number', hint: 'In per cent, such as 55' },
    { id: 'rim', label: 'Rim', kind: 'number', hint: 'In inches, such as 16' },
    { id: 'from', label: 'Price from', kind: 'text', hint: 'In pounds, such as 84.48' },
    { id: 'to', label: 'Price up to', kind: 'text', hint: 'In pounds' },
    {
      id: 'model',
      label: 'Model',
      kind: 'one',
      options: models.map(({ slug, fullName }) => ({ value: slug, label: fullName })),
    },
    {
      id: 'brand',
      label: 'Brand',
      kind: 'several',
      options: brands.map(({ slug, name }) => ({ value: slug, label: name })),
    },
  ];
}

const isSort = (word: string): word is AdminProductSort => Object.hasOwn(SORT_LABELS, word);

function among<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  values: readonly string[],
): Value[] {
  const isKnown = (value: string): value is Value => Object.hasOwn(labels, value);
  return values.filter(isKnown);
}

function wholeNumber(typed: string | undefined): number | null {
  return typed && /^\d{1,4}$/.test(typed) ? Number(typed) : null;
}

/** The API's filter and sort for a state of the list. Invalid values in the address are ignored. */
export function productFilterOf({ search, tab, filters, sort }: ListState): {
  filter: AdminProductFilter;
  sort: AdminProductSort;
} {
  const given = (id: string): readonly string[] => filters[id] ?? [];
  const only = given('only');
  const [lowest, highest] = [parsePrice(given('from')[0] ?? ''), parsePrice(given('to')[0] ?? '')];
  return {
    sort: isSort(sort) ? sort : 'NAME_ASC',
    filter: {
      search: search || null,
      brands: [...given('brand')],
      models: [...given('model')],
      season: among(seasonLabels, given('season')),
      categories: among(categoryLabels, given('category')),
      width: wholeNumber(given('width')[0]),
      profile: wholeNumber(given('profile')[0]),
      diameter: wholeNumber(given('rim')[0]),
      minPrice: lowest,
      // Swapped prices would match nothing and get a validation error meant for developers.
      maxPrice: lowest !== null && highest !== null && highest < lowest ? lowest : highest,
      onSale: only.includes('sale') || null,
      withoutPicture: only.includes('picture') || null,
      ...(only.includes('stock') ? { stock: 'IN_STOCK' } : {}),
      ...TABS[tab],
    },
  };
}
