import type { Job } from '../../../platform/features/job.ts';
import { BookingWatch } from './telling/booking-watch.service.ts';

/** Every ten minutes, finds garages that don't answer, and reminds the buyers of tomorrow's fittings. */
export const watchBookings: Job = {
  name: 'watch-bookings',
  schedule: '*/10 * * * *',
  async handle(services) {
    const watch = services.get(BookingWatch);
    await watch.findSilent();
    await watch.remind();
  },
};
