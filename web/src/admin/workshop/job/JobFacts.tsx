import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { phoneLink } from '@treadline/schema/trade/values/phone';
import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import { Fact, FactList } from '../../../features/orders/FactList.tsx';
import { formatDateTime } from '../../../lib/text/format.ts';
import { BookingMark } from '../../frame/mark/BookingMark.tsx';
import type { JobDetailsFragment } from './Job.generated.ts';

/** The facts of a job for staff. */
export function JobFacts({ booking }: { booking: JobDetailsFragment }) {
  const { state, slot, minutes, registration, order, tyres, extras, steps } = booking;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-[650]">{slot ? slotText(new Date(slot.startsAt)) : 'Has no time'}</p>
        <BookingMark state={state} />
      </div>
      <FactList>
        <Fact name="Place">{placeOf(booking)}</Fact>
        <Fact name="Vehicle">
          {registration === null ? 'No number plate given' : formatRegistration(registration)}
        </Fact>
        <Fact name="Length">{minutes} minutes</Fact>
        <Fact name="Buyer">
          {order.shippingAddress.firstName}
          {order.phone && <Phone number={order.phone} />}
        </Fact>
        {booking.centre && !booking.centre.isOwn && (
          <Fact name="Garage">
            <Phone number={booking.centre.phone} />
          </Fact>
        )}
        {booking.alertedAt && <Fact name="Silent since">{formatDateTime(booking.alertedAt)}</Fact>}
      </FactList>
      <ul aria-label="Work" className="grid gap-1 border-t border-line pt-3 text-sm">
        {tyres.map(({ quantity, line }) => (
          <li key={line.id}>
            {quantity} × {line.productName}
          </li>
        ))}
        {extras.map(({ name, quantity }) => (
          <li key={name}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      <ul aria-label="History" className="grid gap-1 border-t border-line pt-3 text-sm text-ink-2">
        {steps.map(({ message, at }) => (
          <li key={`${at} ${message}`}>
            {formatDateTime(at)}: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a job is done: centre and bay, or van and address. */
function placeOf({ centre, bay, van, address }: JobDetailsFragment): string {
  if (!centre) return [van, address].filter(Boolean).join(', ');
  return bay === null ? centre.name : `${centre.name}, bay ${bay}`;
}

function Phone({ number }: { number: string }) {
  return (
    <a href={phoneLink(number)} className="block font-normal underline underline-offset-4">
      {number}
    </a>
  );
}
