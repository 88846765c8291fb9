import type { FragmentType } from '@apollo/client';
import { bookingStates } from '@treadline/schema/trade/fitting/booking-state';
import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { directionsUrl } from '@treadline/schema/trade/places/directions';
import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import { CalendarPlus, MapPin } from 'lucide-react';
import { Fact, FactList } from '../../../features/orders/FactList.tsx';
import { formatDateTime } from '../../../lib/text/format.ts';
import { buttonStyle } from '../../../ui/base/buttonStyle.ts';
import { Notice } from '../../../ui/base/Notice.tsx';
import { Panel } from '../../orderParts/Panel.tsx';
import { CancelFitting } from './CancelFitting.tsx';
import { fittingNotice } from './fittingNotice.ts';
import { FittingReport } from './FittingReport.tsx';
import { MoveFitting } from './MoveFitting.tsx';
import {
  useFittingFragment,
  useOrderFittingsFragment,
  type FittingFragment,
  type OrderFittingsFragment,
} from './OrderFittings.generated.ts';

/** The fittings of an order, each with its time and place and what its buyer can do. Renders nothing without any. */
export function OrderFittings({ order }: { order: FragmentType<OrderFittingsFragment> }) {
  const facts = useOrderFittingsFragment(order);
  return facts.bookings.map((booking, index) => (
    <OrderFitting key={index} order={facts} booking={booking} isOnly={facts.bookings.length === 1} />
  ));
}

interface OrderFittingProps {
  order: OrderFittingsFragment;
  booking: FragmentType<FittingFragment>;
  isOnly: boolean;
}

function OrderFitting({ order, booking, isOnly }: OrderFittingProps) {
  const fitting = useFittingFragment(booking);
  const { slot, centre, state, changeableUntil, changeRefusal, canMove, steps } = fitting;
  const place = centre ? 'at the centre' : 'by our van';
  const notice = fittingNotice(fitting);
  return (
    <div className="rounded-lg border border-line bg-card p-5 md:p-6">
      <Panel title={isOnly ? 'Your fitting' : `Your fitting ${place}`}>
        {notice && (
          <Notice tone={notice.tone} title={notice.title}>
            {notice.text}
          </Notice>
        )}
        <FactList>
          <Fact name="Time">
            {slot ? (
              <time dateTime={slot.startsAt}>{slotText(new Date(slot.startsAt))}</time>
            ) : (
              'To be chosen'
            )}
            <span className="block text-sm font-normal text-ink-2">About {fitting.minutes} minutes</span>
          </Fact>
          <Fact name={centre ? 'Fitting centre' : 'Our van comes to'}>
            {centre?.name}
            <span className={centre ? 'block text-sm font-normal' : 'block'}>{fitting.address}</span>
            {centre && (
              <a href={centre.phoneHref} className="text-sm font-normal underline">
                {centre.phone}
              </a>
            )}
          </Fact>
          <Fact name="State">{bookingStates[state].label}</Fact>
          {fitting.registration && <Fact name="Vehicle">{formatRegistration(fitting.registration)}</Fact>}
          {fitting.extras.length > 0 && (
            <Fact name="Extras">
              {fitting.extras.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
            </Fact>
          )}
          {canMove && changeableUntil && (
            <Fact name="You can change it until">{formatDateTime(changeableUntil)}</Fact>
          )}
        </FactList>
        {fitting.report && <FittingReport report={fitting.report} />}
        <div className="flex flex-wrap gap-3 print:hidden">
          <MoveFitting order={order} fitting={fitting} />
          {bookingStates[state].isAhead && slot && fitting.calendarUrl && (
            <a href={fitting.calendarUrl} className={buttonStyle({})}>
              <CalendarPlus className="size-5" />
              Add to calendar
            </a>
          )}
          {centre && bookingStates[state].isAhead && (
            <a href={directionsUrl(fitting.address)} className={buttonStyle({})}>
              <MapPin className="size-5" />
              Directions
            </a>
          )}
          <CancelFitting fitting={fitting} />
        </div>
        {bookingStates[state].isAhead && changeRefusal && (
          <p className="text-sm text-ink-2">{changeRefusal}</p>
        )}
        {steps.length > 0 && (
          <details>
            <summary className="cursor-pointer text-sm font-[650]">History of the fitting</summary>
            <ol className="mt-3 grid gap-2 text-sm">
              {steps.map(({ message, at }) => (
                <li key={at + message} className="grid gap-0.5">
                  {message}
                  <time dateTime={at} className="text-ink-2">
                    {formatDateTime(at)}
                  </time>
                </li>
              ))}
            </ol>
          </details>
        )}
      </Panel>
    </div>
  );
}
