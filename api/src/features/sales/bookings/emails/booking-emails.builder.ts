import { aMailOrder } from '../../../../../test/fixtures/order/mail-order.ts';
import type { MailContent } from '../../../operations/mail/index.ts';
import type { BookingContext, MailBooking } from '../record/mail-booking.ts';
import { bookingIsCancelled } from './booking-cancelled.email.ts';
import { bookingIsConfirmed } from './booking-confirmed.email.ts';
import { bookingIsDone } from './booking-done.email.ts';
import { bookingWasMissed } from './booking-missed.email.ts';
import { bookingIsMoved } from './booking-moved.email.ts';
import { bookingNeedsSlot } from './booking-needs-slot.email.ts';
import { bookingIsProposed } from './booking-proposed.email.ts';
import { bookingReminder } from './booking-reminder.email.ts';
import { bookingIsRequested } from './booking-requested.email.ts';
import { garageAsked } from './garage-asked.email.ts';
import { garageIsSilent } from './garage-silent.email.ts';
import { garageChosen, garageReleased, garageShortened } from './garage-told.email.ts';

/** A fitting at a centre, ten days after the order. */
function aContext(overrides: Partial<MailBooking> = {}): BookingContext {
  const booking: MailBooking = {
    id: '9b6f2b8e-13d1-4c9a-8a52-0a6f0f1e2d3c',
    way: 'FITTED',
    state: 'CONFIRMED',
    startsAt: new Date('2026-11-30T10:30:00Z'),
    endsAt: new Date('2026-11-30T11:15:00Z'),
    registration: 'AB12CDE',
    proposed: [],
    centre: 'Ivel Tyres',
    phone: '01632 960999',
    address: '1 Test Yard, Bedford, MK42 9ZZ',
    calendarUrl: 'https://treadline.example/api/bookings/9b6f2b8e/calendar.ics?key=abc',
    ...overrides,
  };
  return { order: aMailOrder({ fittings: [booking] }), booking };
}

const JOB = {
  orderNumber: 'TFL-4829-1736',
  garage: 'Ivel Tyres',
  startsAt: new Date('2026-11-30T10:30:00Z'),
  endsAt: new Date('2026-11-30T11:15:00Z'),
  registration: 'AB12CDE',
  buyer: 'Sam',
  phone: '01632 960123',
  tyres: [{ name: 'Michelin Pilot Sport 5 225/40 R18 92Y XL', quantity: 2 }],
  extras: [{ name: 'TPMS valve', quantity: 2 }],
  rims: [18],
  fee: 3_200,
};

/** An example of each email this feature sends, keyed by the function that builds it. */
export const emails: Readonly<Record<string, MailContent>> = {
  bookingIsConfirmed: bookingIsConfirmed(aContext()),
  bookingIsRequested: bookingIsRequested(aContext({ state: 'REQUESTED' })),
  bookingIsMoved: bookingIsMoved(aContext()),
  bookingNeedsSlot: bookingNeedsSlot('The garage can’t do your fitting at that time.')(
    aContext({ state: 'NEEDS_SLOT' }),
  ),
  bookingIsProposed: bookingIsProposed(
    aContext({
      state: 'REQUESTED',
      proposed: [new Date('2026-12-01T09:00:00Z'), new Date('2026-12-02T14:00:00Z')],
    }),
  ),
  bookingReminder: bookingReminder(aContext()),
  garageIsSilent: garageIsSilent(aContext({ state: 'REQUESTED' })),
  bookingIsCancelled: bookingIsCancelled(19_900)(aContext({ state: 'CANCELLED' })),
  bookingIsDone: bookingIsDone({
    mileage: 41_250,
    treadDepths: { FRONT_LEFT: 7.5, FRONT_RIGHT: 7.5 },
    casings: 2,
    wasteCarrier: 'CBDU123456',
  })(aContext({ state: 'DONE' })),
  bookingWasMissed: bookingWasMissed(aContext({ state: 'NO_SHOW' })),
  garageAsked: garageAsked({
    job: JOB,
    replaced: null,
    url: 'https://treadline.example/fitting-job/9b6f2b8e#key=abc',
  }),
  garageReleased: garageReleased(JOB),
  garageChosen: garageChosen(JOB),
  garageShortened: garageShortened(JOB),
};
