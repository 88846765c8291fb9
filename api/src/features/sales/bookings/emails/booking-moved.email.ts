import type { MailContent } from '../../../operations/mail/index.ts';
import { toBuyer } from '../../orders/index.ts';
import type { BookingContext } from '../record/mail-booking.ts';
import { bookingFacts, bookingLinks, whenAndWhere } from './booking-email.parts.ts';

/** To the buyer when their fitting has another time or place. */
export function bookingIsMoved(context: BookingContext): MailContent {
  const { order, booking } = context;
  return toBuyer(order, (letterhead) => ({
    subject: `Your fitting has moved: ${order.number}`,
    preheader: `Now ${whenAndWhere(booking)}.`,
    title: 'Your fitting has moved',
    blocks: [
      booking.state === 'REQUESTED'
        ? 'The new time is held for you. The garage still has to confirm it, and we’ll email you as soon as it does.'
        : 'The new time is confirmed. If the old one is in your calendar, open the entry below again to replace it.',
      bookingFacts(context),
      ...bookingLinks(letterhead, context),
    ],
  }));
}
