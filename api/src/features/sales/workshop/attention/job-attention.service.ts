import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon, londonInstant } from '../../../../platform/text/london-time.ts';
import { FittingBooking, UnfitBookings, type BookingState } from '../../../shop/fitting/index.ts';
import type { JobTrouble } from './job-trouble.enums.ts';
import { TroubledJob } from './troubled-job.types.ts';

const BOOKED: readonly BookingState[] = ['REQUESTED', 'CONFIRMED'];

/** Finds the fitting jobs that need attention. */
export class JobAttention extends Service {
  readonly #unfit = this.services.get(UnfitBookings);

  /** All of them, the earliest first. */
  async find(): Promise<TroubledJob[]> {
    const today = londonInstant(inLondon(this.platform.now()).day, '00:00');
    const unfit = await this.#unfit.find();
    const bookings = await this.platform.orm.em.fork().find(
      FittingBooking,
      {
        $or: [
          { state: 'NEEDS_SLOT' },
          { state: 'REQUESTED', alertedAt: { $ne: null } },
          { state: { $in: BOOKED }, endsAt: { $lt: today } },
          { id: { $in: [...unfit.keys()] } },
        ],
      },
      { orderBy: { startsAt: 'asc', id: 'asc' } },
    );
    return bookings.map((booking) =>
      result(TroubledJob, { id: booking.id, booking, ...troubleOf(booking, unfit.get(booking.id), today) }),
    );
  }
}

/** The most urgent trouble of a job. A job that's over can't be late or unfit any more. */
function troubleOf(
  { state, endsAt }: FittingBooking,
  unfit: string | undefined,
  today: Date,
): { trouble: JobTrouble; text: string } {
  if (state === 'NEEDS_SLOT')
    return { trouble: 'NEEDS_SLOT', text: 'Has no time. Choose one with the buyer.' };
  if (endsAt < today)
    return { trouble: 'OVERDUE', text: 'Its day is over. Record whether it’s done, or nobody came.' };
  if (unfit !== undefined) return { trouble: 'UNFIT', text: `No longer fits: ${unfit}. Move it.` };
  return { trouble: 'SILENT', text: 'The garage hasn’t confirmed it. Ring them.' };
}
