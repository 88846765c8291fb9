import { fittingText } from '@treadline/schema/trade/fitting/fulfilment';
import { shortMethod } from '@treadline/schema/trade/places/delivery-method';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { StickyNote } from 'lucide-react';
import { formatDate, formatTime, formatWeekday } from '../../../lib/text/format.ts';
import { BookingMark } from '../../frame/mark/BookingMark.tsx';
import { OrderMark } from '../../frame/mark/OrderMark.tsx';
import type { ListColumn } from '../../list/state/listColumn.ts';
import { RowLink } from '../../list/table/RowLink.tsx';
import { OrderPromise } from '../steps/OrderPromise.tsx';
import { tyresText, type DeskOrder } from './deskOrder.ts';

const MS_IN_A_WEEK = 604_800_000;

/** When an order was placed, as short as possible: the time today, the weekday this week, or else the date. */
function placedText(createdAt: string): string {
  const isToday = formatDate(createdAt) === formatDate(new Date().toISOString());
  if (isToday) return `today ${formatTime(createdAt)}`;
  const isRecent = Date.now() - Date.parse(createdAt) < MS_IN_A_WEEK;
  return isRecent ? `${formatWeekday(createdAt)}, ${formatTime(createdAt)}` : formatDate(createdAt);
}

const SMALL = 'block text-xs text-ink-2';

/** The order's number, linked to it, and when it was placed. */
export function OrderName({ order }: { order: DeskOrder }) {
  const notes = order.notes?.length ?? 0;
  return (
    <>
      <RowLink to={`/admin/orders/${order.id}`} className="whitespace-nowrap">
        {order.number}
      </RowLink>
      <span className={SMALL}>
        {placedText(order.createdAt)}
        {notes > 0 && (
          <>
            {' · '}
            <StickyNote className="inline size-3.5 align-[-0.15em]" /> {notes}
            <span className="sr-only">{notes === 1 ? ' note' : ' notes'}</span>
          </>
        )}
      </span>
    </>
  );
}

/** The buyer, the postcode and the delivery method. */
export function OrderCustomer({
  order: { shippingAddress, deliveryMethod, isCollected, lines },
}: {
  order: DeskOrder;
}) {
  const { name, company, postcode } = shippingAddress;
  return (
    <>
      <span className="block wrap-anywhere">{company ?? name}</span>
      <span className={`${SMALL} whitespace-nowrap`}>
        {isCollected ? 'Collects' : `${postcode} · ${fittingText(lines) ?? shortMethod(deliveryMethod)}`}
      </span>
    </>
  );
}

export function OrderTyres({ order }: { order: DeskOrder }) {
  const { name, detail } = tyresText(order);
  return (
    <>
      <span className="block">{name}</span>
      <span className={SMALL}>{detail}</span>
    </>
  );
}

/** When and where the order's tyres are fitted, and whether a garage still has to confirm; nothing if none are. */
export const OrderFitting = ({ order }: { order: DeskOrder }) =>
  order.bookings.map(({ id, state, slot, centre, van }) => (
    <span key={id} className="block">
      <span className="whitespace-nowrap">
        {slot ? `${formatWeekday(slot.startsAt)}, ${formatTime(slot.startsAt)}` : 'No time'}
      </span>
      <span className={SMALL}>{centre?.name ?? van}</span>
      {state === 'REQUESTED' && <BookingMark state={state} />}
    </span>
  ));

export const orderColumns: readonly ListColumn<DeskOrder>[] = [
  { id: 'order', label: 'Order', always: true, cell: (order) => <OrderName order={order} /> },
  { id: 'customer', label: 'Customer', cell: (order) => <OrderCustomer order={order} /> },
  { id: 'tyres', label: 'Tyres', cell: (order) => <OrderTyres order={order} /> },
  { id: 'promise', label: 'Promise', cell: ({ promise }) => <OrderPromise promise={promise} /> },
  { id: 'fitting', label: 'Fitting', cell: (order) => <OrderFitting order={order} /> },
  {
    id: 'total',
    label: 'Total',
    figures: true,
    cell: ({ total }) => <span className="font-[650]">{formatPrice(total)}</span>,
  },
  { id: 'state', label: 'Status', cell: (order) => <OrderMark order={order} /> },
  {
    id: 'parcel',
    label: 'Carrier',
    optional: true,
    cell: ({ shippingProvider, carrierTrackingNumber }) => (
      <>
        {shippingProvider}
        <span className={SMALL}>{carrierTrackingNumber}</span>
      </>
    ),
  },
  {
    id: 'paid',
    label: 'Paid',
    optional: true,
    cell: ({ paidAt }) => (paidAt ? placedText(paidAt) : 'Not paid'),
  },
  { id: 'email', label: 'Email', optional: true, cell: ({ email }) => email },
  { id: 'short', label: 'Short ID', optional: true, cell: ({ shortId }) => shortId },
];
