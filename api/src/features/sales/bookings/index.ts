export { bookings } from './bookings.feature.ts';
