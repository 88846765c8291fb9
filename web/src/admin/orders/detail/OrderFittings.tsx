import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import { Link } from 'react-router-dom';
import { Fact } from '../../../features/orders/FactList.tsx';
import { formatDateTime, londonDay } from '../../../lib/text/format.ts';
import { BookingMark } from '../../frame/mark/BookingMark.tsx';
import { Panel } from '../../frame/page/Panel.tsx';
import type { AdminOrder } from './adminOrder.ts';

type Booking = AdminOrder['bookings'][number];

/** Where and when an order's tyres are fitted, with links to the jobs. Renders nothing if all are delivered. */
export function OrderFittings({ bookings }: { bookings: readonly Booking[] }) {
  if (bookings.length === 0) return null;
  return (
    <Panel title="Fitting">
      {bookings.map((booking) => (
        <dl key={booking.id} className="grid gap-4 sm:grid-cols-2">
          <Fact name="Place">
            {booking.centre?.name ?? booking.van}
            <span className="block">{booking.address}</span>
          </Fact>
          <Fact name="Time">
            <Link to={jobPath(booking)} className="underline underline-offset-4">
              {booking.slot ? formatDateTime(booking.slot.startsAt) : 'None yet'}
            </Link>
            <BookingMark state={booking.state} />
          </Fact>
          <Fact name="Vehicle">
            {booking.registration ? formatRegistration(booking.registration) : 'Not given'}
          </Fact>
        </dl>
      ))}
    </Panel>
  );
}

/** The job in the calendar, or among those without a time. */
const jobPath = ({ id, slot, centre }: Booking): string =>
  slot
    ? `/admin/fitting-calendar?centre=${centre?.slug ?? 'vans'}&day=${londonDay(new Date(slot.startsAt))}&job=${id}`
    : `/admin/fitting-jobs?job=${id}`;
