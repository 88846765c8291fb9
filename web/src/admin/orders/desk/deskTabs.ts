import { orderStatuses } from '@treadline/schema/trade/order/order-status';
import type { OrderDesk, OrderSort } from '../../../apollo/schema.generated.ts';
import type { ListTab } from '../../list/state/listProps.ts';
import type { ListDefaults } from '../../list/state/listState.ts';
import type { OrderDeskCountsQuery } from './OrderDesk.generated.ts';

type Counts = Omit<NonNullable<OrderDeskCountsQuery['orderCounts']>, '__typename'>;

interface DeskTab {
  /** Its name in the address. */
  id: string;
  label: string;
  /** The orders it shows; all of them without. */
  desk: OrderDesk | null;
  counted: keyof Counts;
}

/** The tabs of the order desk, what waits longest for somebody first. */
const DESK_TABS: readonly DeskTab[] = [
  { id: 'ship', label: 'To ship', desk: 'TO_SHIP', counted: 'toShip' },
  { id: 'attention', label: 'Needs attention', desk: 'NEEDS_ATTENTION', counted: 'needsAttention' },
  { id: 'unpaid', label: 'Unpaid', desk: 'UNPAID', counted: 'unpaid' },
  { id: 'way', label: orderStatuses.SHIPPED.label, desk: 'ON_THE_WAY', counted: 'onTheWay' },
  { id: 'delivered', label: orderStatuses.DELIVERED.label, desk: 'DELIVERED', counted: 'delivered' },
  { id: 'returned', label: orderStatuses.REFUNDED.label, desk: 'RETURNED', counted: 'returned' },
  { id: 'all', label: 'All', desk: null, counted: 'total' },
];

/**
 * The tab that is meant: without a search that of the orders to ship, which is the desk's first; with one all orders,
 * because what is searched for may be anywhere.
 */
export function meantTab(tab: string, search: string): string {
  if (search === '') return tab === 'ship' ? '' : tab;
  return tab === '' ? 'all' : tab;
}

/** The orders that a tab shows; null for all of them. */
export const deskOf = (tab: string): OrderDesk | null =>
  DESK_TABS.find(({ id }) => id === (tab || 'ship'))?.desk ?? null;

/** The tabs with their counts, once they are known. The first one needs its name only beside a search. */
export const deskTabs = (counts: Counts | null | undefined, search: string): readonly ListTab[] =>
  DESK_TABS.map(({ id, label, counted }) => ({
    id: meantTab(id, search),
    label,
    ...(counts ? { count: counts[counted] } : {}),
  }));

/** Each sort of the API in words. */
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

/** What waits to be shipped is a queue; everything else is looked at from the newest on. */
export const defaultsOf = (tab: string): ListDefaults => (deskOf(tab) === 'TO_SHIP' ? QUEUE : ARCHIVE);
