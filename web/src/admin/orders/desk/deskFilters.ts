import { ORDER_STATUSES, orderStatuses } from '@treadline/schema/trade/order/order-status';
import { DELIVERY_METHODS, deliveryMethods } from '@treadline/schema/trade/places/delivery-method';
import { keysOf } from '@treadline/schema/trade/values/words';
import type { OrderFilter, OrderSort } from '../../../apollo/schema.generated.ts';
import type { ListFilter } from '../../list/state/listFilter.ts';
import type { ListState } from '../../list/state/listState.ts';
import { deskOf, SORT_LABELS } from './deskTabs.ts';

export const DESK_FILTERS: readonly ListFilter[] = [
  {
    id: 'status',
    label: 'Status',
    kind: 'several',
    options: ORDER_STATUSES.map((value) => ({ value, label: orderStatuses[value].label })),
  },
  {
    id: 'method',
    label: 'Delivery',
    kind: 'one',
    options: DELIVERY_METHODS.map((value) => ({ value, label: deliveryMethods[value].label })),
  },
  { id: 'late', label: 'Promise', kind: 'one', options: [{ value: 'yes', label: 'Late' }] },
  { id: 'from', label: 'Placed from', kind: 'date' },
  { id: 'to', label: 'Placed until', kind: 'date' },
];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the text if it's a known value. An address can contain anything. */
const oneOf = <Value extends string>(known: readonly Value[], text: string | undefined): Value | undefined =>
  known.find((value) => value === text);

const dayIn = (text: string | undefined): string | undefined =>
  text !== undefined && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** The query variables for a state of the list. */
export function deskVariables({ search, tab, filters, sort, page, pageSize }: ListState): {
  filter: OrderFilter;
  sort: OrderSort;
  page: number;
  limit: number;
} {
  const statuses = (filters['status'] ?? []).flatMap((text) => oneOf(ORDER_STATUSES, text) ?? []);
  return {
    filter: {
      search: search || null,
      desk: deskOf(tab),
      statuses: statuses.length > 0 ? statuses : null,
      deliveryMethod: oneOf(DELIVERY_METHODS, filters['method']?.[0]) ?? null,
      late: filters['late']?.[0] === 'yes' || null,
      placedFrom: dayIn(filters['from']?.[0]) ?? null,
      placedTo: dayIn(filters['to']?.[0]) ?? null,
    },
    sort: oneOf(keysOf(SORT_LABELS), sort) ?? 'NEWEST',
    page,
    limit: pageSize,
  };
}
