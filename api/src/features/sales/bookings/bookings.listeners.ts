import { orderMoved, orderSettled, refundBooked } from '../orders/index.ts';
import { BookingFollowing } from './change/booking-following.service.ts';

/** Announces an order's bookings once it's paid. */
export const announceBookings = orderSettled.listener((services, em, { order }) =>
  services.get(BookingFollowing).paid(em, order),
);

/** Cancels the bookings of an order that ends. */
export const endBookings = orderMoved.listener((services, em, { order }) =>
  services.get(BookingFollowing).moved(em, order),
);

/** Cancels a booking whose tyres are refunded while its order goes on. */
export const endRefundedBookings = refundBooked.listener((services, em, { order, refunds }) =>
  services.get(BookingFollowing).refunded(em, order, refunds),
);
