import {
  bookingStates,
  CHANGE_UNTIL_HOURS,
  OPEN_BOOKINGS,
} from '@treadline/schema/trade/fitting/booking-state';
import { orderStatuses, UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { actsForShop, type Viewer } from '../../../../platform/services/context.ts';
import type { FittingBooking } from '../../../shop/fitting/index.ts';
import { isOwn, type Order, type OrderLine } from '../../orders/index.ts';

const HOUR_MS = 3_600_000;

/** Whether a booking is paid and its job still has to be done. */
export const isOpen = ({ state }: Pick<FittingBooking, 'state'>): boolean => OPEN_BOOKINGS.includes(state);

/** Whether the caller is the order's buyer, or changes bookings for the shop. */
export const mayChange = (order: Order, viewer: Viewer): boolean =>
  isOwn(order, viewer) || actsForShop(viewer, 'WRITE_ORDERS');

/** Whether a booking's time isn't agreed yet, so that its buyer isn't bound to it. */
const isUnsettled = ({ state, proposed, alertedAt }: FittingBooking): boolean =>
  state === 'NEEDS_SLOT' || (state === 'REQUESTED' && (proposed.length > 0 || alertedAt !== null));

/** The last instant at which the buyer can change a booking; null if it can't be changed or there's no limit. */
export const changeableUntil = (booking: FittingBooking): Date | null =>
  isOpen(booking) && !isUnsettled(booking)
    ? new Date(booking.startsAt.getTime() - CHANGE_UNTIL_HOURS * HOUR_MS)
    : null;

/** Why a caller who may change an order's bookings can't change this one now, in a sentence; null if they can. */
export function refusalToChange(booking: FittingBooking, viewer: Viewer, now: Date): string | null {
  const { whyFixed } = bookingStates[booking.state];
  if (whyFixed !== null) return whyFixed;
  const until = changeableUntil(booking);
  if (until === null || now < until || actsForShop(viewer, 'WRITE_ORDERS')) return null;
  return `You can change a fitting until ${CHANGE_UNTIL_HOURS} hours before it. Please call us.`;
}

/** Whether the tyres of an order haven't left the shop. */
export const isUnsent = ({ status }: Pick<Order, 'status'>): boolean => UNSENT_STATUSES.includes(status);

/** Whether an order's tyres have arrived where they were sent. */
export const hasArrived = ({ status }: Pick<Order, 'status'>): boolean =>
  orderStatuses[status].stage === 'ARRIVED';

/** The lines of an order that a booking is for: its tyres, their fitting and plans, the call-out and the extras. */
export function linesOf({ lines }: Order, { way }: Pick<FittingBooking, 'way'>): OrderLine[] {
  const all = lines.getItems();
  const own = all.filter(({ fulfilment }) => fulfilment === way);
  const ids = new Set(own.map(({ id }) => id));
  return all.filter((line) => ids.has(line.id) || (line.coversLineId !== null && ids.has(line.coversLineId)));
}
