import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { directionsUrl } from '@treadline/schema/trade/places/directions';
import type { Block, Letterhead } from '../../../operations/mail/index.ts';
import { orderUrl, type MailOrder } from '../../orders/index.ts';
import type { BookingContext, MailBooking } from '../record/mail-booking.ts';

/** When and where: "Tuesday 1 December at 10:30 at Test centre". */
export const whenAndWhere = ({ startsAt, centre }: MailBooking): string =>
  `${slotText(startsAt)}${centre === null ? ', where our van comes to you' : ` at ${centre}`}`;

/** The order number, time, place and vehicle. */
export function bookingFacts({ order, booking }: BookingContext): Block {
  const { state, startsAt, centre, phone, address, registration } = booking;
  const isTimed = state !== 'NEEDS_SLOT';
  return {
    kind: 'facts',
    facts: [
      ['Order number', order.number],
      ...(isTimed ? [['Time', slotText(startsAt)] as const] : []),
      centre === null ? ['Our van comes to', address] : ['Fitting centre', `${centre}, ${address}`],
      ...(phone === null ? [] : [['Telephone', phone] as const]),
      ...(registration === null ? [] : [['Vehicle', registration] as const]),
    ],
  };
}

/** Links to the order, the calendar entry and, for a centre, directions. */
export function bookingLinks(letterhead: Letterhead, { order, booking }: BookingContext): Block[] {
  const { centre, address, calendarUrl } = booking;
  return [
    { kind: 'button', label: 'See or change your fitting', url: orderUrl(letterhead, order) },
    { kind: 'link', label: 'Add to your calendar', url: calendarUrl },
    ...(centre === null
      ? []
      : [{ kind: 'link', label: `Directions to ${centre}`, url: directionsUrl(address) } as const]),
  ];
}

/** A button that opens the order, where the buyer chooses another time. */
export const choiceLink = (letterhead: Letterhead, order: MailOrder, label: string): Block => ({
  kind: 'button',
  label,
  url: orderUrl(letterhead, order),
});
