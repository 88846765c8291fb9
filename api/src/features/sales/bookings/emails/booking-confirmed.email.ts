import type { MailContent } from '../../../operations/mail/index.ts';
import { toBuyer } from '../../orders/index.ts';
import type { BookingContext } from '../record/mail-booking.ts';
import { bookingFacts, bookingLinks, whenAndWhere } from './booking-email.parts.ts';

/** To the buyer once their fitting is confirmed. */
export function bookingIsConfirmed(context: BookingContext): MailContent {
  const { order, booking } = context;
  return toBuyer(order, (letterhead) => ({
    worded: 'bookingConfirmed',
    subject: `Your fitting is confirmed: ${order.number}`,
    preheader: `${whenAndWhere(booking)}.`,
    title: 'Your fitting is confirmed',
    blocks: [
      booking.centre === null
        ? 'Please park where there’s room to work around the vehicle on firm, level ground, and have the key and the ' +
          'locking wheel nut key ready.'
        : 'Please bring the vehicle a few minutes early, with the locking wheel nut key. Your tyres will be there.',
      bookingFacts(context),
      ...bookingLinks(letterhead, context),
    ],
  }));
}
