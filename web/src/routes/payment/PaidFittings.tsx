import { bookingStates } from '@treadline/schema/trade/fitting/booking-state';
import { CalendarCheck, CalendarPlus } from 'lucide-react';
import { formatTime, formatWeekday } from '../../lib/text/format.ts';
import { buttonStyle } from '../../ui/base/buttonStyle.ts';
import { usePaidFittingsQuery } from './PaidFittings.generated.ts';

interface PaidFittingsProps {
  orderId: string;
  /** Opens the order for a guest; null for its owner, who is signed in. */
  orderKey: string | null;
}

/** Where and when the tyres of a paid order are fitted, with their calendar entries; nothing without a fitting. */
export function PaidFittings({ orderId, orderKey }: PaidFittingsProps) {
  const { data } = usePaidFittingsQuery({
    variables: { id: orderId },
    fetchPolicy: 'no-cache',
    context: orderKey === null ? {} : { headers: { 'order-key': orderKey } },
  });
  const bookings = data?.order?.bookings ?? [];
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby="paid-fittings" className="grid gap-3">
      <h2 id="paid-fittings" className="text-xl">
        Your fitting
      </h2>
      <ul className="grid gap-3">
        {bookings.map(({ id, state, slot, centre, address, calendarUrl }) => (
          <li
            key={id}
            className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 rounded-lg border border-line bg-card p-4"
          >
            <CalendarCheck className="mt-1 size-5" />
            <div className="grid gap-0.5">
              <p className="text-lg font-[680]">
                {slot
                  ? `${formatWeekday(slot.startsAt)}, ${formatTime(slot.startsAt)} to ${formatTime(slot.endsAt)}`
                  : 'Please choose another time on your order’s page'}
              </p>
              <p className="text-sm">
                {centre ? `${centre.name}, ${address}` : `Our van comes to ${address}`}
              </p>
              <p className="text-sm text-ink-2">{bookingStates[state].label}</p>
            </div>
            {slot && calendarUrl && (
              <a
                href={calendarUrl}
                className={buttonStyle({ variant: 'outlined' }, 'col-start-2 justify-self-start')}
              >
                <CalendarPlus className="size-4.5" />
                Add to calendar
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
