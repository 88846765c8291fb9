export { bookings } from './bookings.feature.ts';
export { BookingWork } from './change/booking-work.service.ts';
export { bookingNotFound, BookingNotFound, BookingRefused } from './change/booking.results.ts';
export { CompleteBookingInput } from './change/fitting-report.inputs.ts';
export { FittingJobUnits } from './garage/fitting-job.types.ts';
export { isOpen } from './record/booking-rules.ts';
export { jobOf } from './record/garage-job.ts';
export { visitAddress } from './record/visit-address.ts';
