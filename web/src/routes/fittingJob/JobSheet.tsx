import { bookingStates } from '@treadline/schema/trade/fitting/booking-state';
import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { phoneLink } from '@treadline/schema/trade/values/phone';
import { CarrierFact } from '../../features/orders/CarrierFact.tsx';
import { Fact, FactList } from '../../features/orders/FactList.tsx';
import { formatTime } from '../../lib/text/format.ts';
import type { JobSheetFragment } from './FittingJobRoute.generated.ts';

/** A job as its garage has to know it. */
export function JobSheet({ job }: { job: JobSheetFragment }) {
  const { startsAt, endsAt, registration, buyer, phone, tyres, extras, parcel, rims, fee, state } = job;
  return (
    <section aria-label="Job sheet" className="grid gap-5 rounded-lg border border-line bg-card p-5 md:p-6">
      <p className="text-xl font-[650]">
        <time dateTime={startsAt}>{slotText(new Date(startsAt))}</time>
        <span className="block text-sm font-normal text-ink-2">
          until {formatTime(endsAt)}, at {job.garage}
        </span>
      </p>
      <FactList>
        <Fact name="State">{bookingStates[state].label}</Fact>
        <Fact name="Job number, written on the tyres">{job.orderNumber}</Fact>
        <Fact name="Vehicle">{registration ?? 'The buyer gave no number plate'}</Fact>
        {buyer && (
          <Fact name="Buyer">
            {buyer}
            {phone && (
              <a href={phoneLink(phone)} className="block font-normal underline">
                {phone}
              </a>
            )}
          </Fact>
        )}
        <Fact name="Rims">{rims.map((rim) => `${rim} inches`).join(', ')}</Fact>
        {parcel && (
          <CarrierFact
            name="Tyres sent with"
            carrier={parcel.carrier}
            number={parcel.trackingNumber}
            url={parcel.trackingUrl}
          />
        )}
        {fee !== null && <Fact name="We pay you">{formatPrice(fee)}</Fact>}
      </FactList>
      <ul className="grid gap-1.5 border-t border-line pt-4">
        {[...tyres, ...extras].map(({ name, quantity }) => (
          <li key={name}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
