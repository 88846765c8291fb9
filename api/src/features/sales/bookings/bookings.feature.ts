import type { Feature } from '../../../platform/features/feature.ts';
import { watchBookings } from './bookings.jobs.ts';
import { announceBookings, endBookings, endRefundedBookings } from './bookings.listeners.ts';
import { personalBookings } from './bookings.personal-data.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { BookingChangeResolver } from './change/booking-change.resolver.ts';
import { BookingDeskResolver } from './change/booking-desk.resolver.ts';
import { FittingJobResolver } from './garage/fitting-job.resolver.ts';
import {
  BookingResolver,
  OrderBookingsResolver,
  VehicleFittingsResolver,
} from './reading/booking.resolver.ts';

/** The life of a paid booking: moved, cancelled, confirmed by the garage, and done. */
export const bookings: Feature = {
  resolvers: [
    OrderBookingsResolver,
    VehicleFittingsResolver,
    BookingResolver,
    BookingChangeResolver,
    BookingDeskResolver,
    FittingJobResolver,
  ],
  jobs: [watchBookings],
  personalData: [personalBookings],
  listens: [announceBookings, endBookings, endRefundedBookings],
  routes: calendarRoutes,
};
