import type { CustomerFilter, CustomerSort } from '../../apollo/schema.generated.ts';
import type { ListFilter } from '../list/state/listFilter.ts';
import type { ListState } from '../list/state/listState.ts';

export const SORT_LABELS: Readonly<Record<CustomerSort, string>> = {
  NEWEST: 'Newest first',
  OLDEST: 'Oldest first',
  NAME: 'By name',
  LAST_ORDER: 'Latest order',
  MOST_ORDERS: 'Most orders',
  MOST_SPENT: 'Most spent',
};

const isSort = (word: string): word is CustomerSort => Object.hasOwn(SORT_LABELS, word);
const DAY = /^\d{4}-\d\d-\d\d$/;

export const customerFilters: readonly ListFilter[] = [
  {
    id: 'confirmed',
    label: 'Email',
    kind: 'one',
    options: [
      { value: 'yes', label: 'Confirmed' },
      { value: 'no', label: 'Not confirmed' },
    ],
  },
  { id: 'since', label: 'Customer since', kind: 'date' },
];

const TABS: Readonly<Record<string, Pick<CustomerFilter, 'role' | 'staff'>>> = {
  admins: { staff: true },
  guests: { role: 'GUEST' },
};

/** The API's filter and sort for a state of the list. */
export function customerFilterOf({ search, tab, filters, sort }: ListState): {
  filter: CustomerFilter;
  sort: CustomerSort;
} {
  const [confirmed] = filters['confirmed'] ?? [];
  const [since = ''] = filters['since'] ?? [];
  return {
    sort: isSort(sort) ? sort : 'NEWEST',
    filter: {
      search: search || null,
      ...TABS[tab],
      verified: confirmed === undefined ? null : confirmed === 'yes',
      since: DAY.test(since) ? since : null,
    },
  };
}
