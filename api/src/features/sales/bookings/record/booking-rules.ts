import { bookingStates, CHANGE_UNTIL_HOURS } from '@treadline/schema/trade/fitting/booking-state';
import { orderStatuses, UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { actsForShop, type Viewer } from '../../../../platform/services/context.ts';
import type { BookingState, FittingBooking } from '../../../shop/fitting/index.ts';
import { isOwn, type Order, type OrderLine } from '../../orders/index.ts';

const HOUR_MS = 3_600_000;

/** Whether a booking is paid and its job still has to be done. */
export const isOpen = ({ state }: Pick<FittingBooking, 'state'>): boolean => bookingStates[state].isOpen;

type Facts = typeof bookingStates;
/** The states whose time can't change. */
type FixedState = {
  [State in BookingState]: Facts[State]['isOpen'] extends true ? never : State;
}[BookingState];

const WHY_FIXED: Readonly<Record<FixedState, string>> = {
  HELD: 'You can choose another time once this order is paid.',
  RELEASED: 'This order wasn’t paid, so nothing is booked.',
  DONE: 'These tyres are fitted.',
  NO_SHOW: 'The vehicle wasn’t there at this time. Please call us to arrange another.',
  CANCELLED: 'This fitting is cancelled.',
};

const isFixed = (state: BookingState): state is FixedState => !bookingStates[state].isOpen;

/** Why a booking's time can't be changed any more, in a sentence for the buyer; null if it can. */
export const whyFixed = ({ state }: Pick<FittingBooking, 'state'>): string | null =>
  isFixed(state) ? WHY_FIXED[state] : null;

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
  const fixed = whyFixed(booking);
  if (fixed !== null) return fixed;
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
