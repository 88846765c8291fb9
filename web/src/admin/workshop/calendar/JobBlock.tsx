import { bookingStates } from '@treadline/schema/trade/fitting/booking-state';
import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import type { ComponentProps } from 'react';
import { formatTime, formatTyres } from '../../../lib/text/format.ts';
import { classes } from '../../../ui/base/classes.ts';
import { toneOfBooking } from '../../frame/mark/BookingMark.tsx';
import type { Tone } from '../../frame/mark/Mark.tsx';
import type { CalendarJob } from './calendarPlan.ts';

const EDGES: Readonly<Record<Tone, string>> = {
  plain: 'border-l-edge text-ink-2',
  ready: 'border-l-ready',
  moving: 'border-l-moving',
  good: 'border-l-good',
  warn: 'border-l-warn',
  bad: 'border-l-bad',
};

/** The plate of a job's vehicle, or its buyer's first name. */
export const nameOfJob = ({ booking: { registration, order } }: Pick<CalendarJob, 'booking'>): string =>
  registration === null ? order.shippingAddress.firstName || order.number : formatRegistration(registration);

/** A job in the calendar. Pressing it opens its details. */
export function JobBlock({ job, className, ...rest }: { job: CalendarJob } & ComponentProps<'button'>) {
  const { state, slot, order } = job.booking;
  return (
    <button
      type="button"
      {...rest}
      className={classes(
        'flex flex-col items-start overflow-hidden rounded-sm border border-l-4 border-edge bg-card px-1.5 py-0.5',
        'text-left text-xs/tight',
        'hover:border-ink focus-visible:z-10',
        EDGES[toneOfBooking(state)],
        className,
      )}
    >
      <span className="whitespace-nowrap">
        {slot && (
          <span className="font-[650]">
            {formatTime(slot.startsAt)}
            <span className="sr-only"> to {formatTime(slot.endsAt)},</span>{' '}
          </span>
        )}
        {nameOfJob(job)}
      </span>
      <span>
        {formatTyres(job.tyres)}, {bookingStates[state].label}
        <span className="sr-only">, order {order.number}</span>
      </span>
    </button>
  );
}
