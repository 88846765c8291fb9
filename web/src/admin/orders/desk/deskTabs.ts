import { orderStatuses } from '@treadline/schema/trade/order/order-status';
import type { OrderDesk, OrderSort } from '../../../apollo/schema.generated.ts';
import type { ListTab } from '../../list/state/listProps.ts';
import type { ListDefaults } from '../../list/state/listState.ts';
import type { OrderDeskCountsQuery } from './OrderDesk.generated.ts';

type Counts = Omit<NonNullable<OrderDeskCountsQuery['orderCounts']>, '__typename'>;

interface DeskTab {
  id: string;
  label: string;
  /** The orders it shows; null for all. */
  desk: OrderDesk | null;
  counted: keyof Counts;
  /** Shown only while it has orders, or is current. */
  seldom?: boolean;
}

/** The tabs of the order desk, most urgent first. */
const DESK_TABS: readonly DeskTab[] = [
  { id: 'ship', label: 'To ship', desk: 'TO_SHIP', counted: 'toShip' },
  { id: 'tyres', label: 'Waiting for tyres', desk: 'AWAITING_TYRES', counted: 'awaitingTyres', seldom: true },
  { id: 'attention', label: 'Needs attention', desk: 'NEEDS_ATTENTION', counted: 'needsAttention' },
  { id: 'unpaid', label: 'Unpaid', desk: 'UNPAID', counted: 'unpaid' },
  { id: 'way', label: orderStatuses.SHIPPED.label, desk: 'ON_THE_WAY', counted: 'onTheWay' },
  { id: 'delivered', label: orderStatuses.DELIVERED.label, desk: 'DELIVERED', counted: 'delivered' },
  { id: 'returned', label: orderStatuses.REFUNDED.label, desk: 'RETURNED', counted: 'returned' },
  { id: 'all', label: 'All', desk: null, counted: 'total' },
];

/**
 * Resolves the tab in the address. By default that's "To ship", or "All" during a search, because a match could be in
 * any tab.
 */
export function meantTab(tab: string, search: string): string {
  if (search === '') return tab === 'ship' ? '' : tab;
  return tab === '' ? 'all' : tab;
}

/** The orders that a tab shows; null for all. */
export const deskOf = (tab: string): OrderDesk | null =>
  DESK_TABS.find(({ id }) => id === (tab || 'ship'))?.desk ?? null;

/** The tabs with their counts, once known. "To ship" is empty in the address except during a search. */
export const deskTabs = (
  counts: Counts | null | undefined,
  { search, tab }: { search: string; tab: string },
): readonly ListTab[] =>
  DESK_TABS.filter(({ id, counted, seldom }) => !seldom || id === tab || (counts?.[counted] ?? 0) > 0).map(
    ({ id, label, counted }) => ({
      id: meantTab(id, search),
      label,
      ...(counts ? { count: counts[counted] } : {}),
    }),
  );

export const SORT_LABELS: Readonly<Record<OrderSort, string>> = {
  OLDEST_PAID: 'Paid, oldest first',
  PROMISE_SOONEST: 'Promise, soonest first',
  NEWEST: 'Newest first',
  TOTAL_HIGHEST: 'Total, highest first',
};

const FILTERS = ['status', 'method', 'from', 'to', 'late'];
const SORTS = Object.keys(SORT_LABELS);
const QUEUE: ListDefaults = { sort: 'OLDEST_PAID', sorts: SORTS, filters: FILTERS };
const ARCHIVE: ListDefaults = { sort: 'NEWEST', sorts: SORTS, filters: FILTERS };

/** The orders that are worked through as a queue, oldest first; other tabs start with the newest. */
const QUEUES: readonly (OrderDesk | null)[] = ['TO_SHIP', 'AWAITING_TYRES'];

export const defaultsOf = (tab: string): ListDefaults => (QUEUES.includes(deskOf(tab)) ? QUEUE : ARCHIVE);
