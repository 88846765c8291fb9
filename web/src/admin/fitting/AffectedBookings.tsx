import { Link } from 'react-router-dom';
import { formatDateTime } from '../../lib/text/format.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import type { AffectedFragment } from './Centres.generated.ts';

/** The booked jobs that a change no longer fits. Nothing has happened to them. */
export function AffectedBookings({ bookings }: { bookings: readonly AffectedFragment[] }) {
  if (bookings.length === 0) return null;
  return (
    <Notice tone="warn" title="These booked jobs no longer fit. They stay booked until you move them.">
      <ul className="grid gap-1">
        {bookings.map(({ orderId, orderNumber, startsAt, place, reason }) => (
          <li key={`${orderId} ${startsAt}`}>
            <Link to={`/admin/orders/${orderId}`} className="font-[650] underline underline-offset-4">
              {orderNumber}
            </Link>
            , {formatDateTime(startsAt)}, {place}: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
