import { GARAGE_HOURS } from '@treadline/schema/trade/fitting/booking-state';
import type { MailContent } from '../../../operations/mail/index.ts';
import { toBuyer } from '../../orders/index.ts';
import type { BookingContext } from '../record/mail-booking.ts';
import { bookingFacts, bookingLinks, whenAndWhere } from './booking-email.parts.ts';

/** To the buyer while the garage still has to confirm their fitting. */
export function bookingIsRequested(context: BookingContext): MailContent {
  const { order, booking } = context;
  return toBuyer(order, (letterhead) => ({
    subject: `We’ve asked the garage about your fitting: ${order.number}`,
    preheader: `${whenAndWhere(booking)}.`,
    title: 'We’ve asked the garage to confirm',
    blocks: [
      `The time is held for you. ${booking.centre ?? 'The garage'} confirms it within ${GARAGE_HOURS} of its working ` +
        'hours, and we’ll email you as soon as it does.',
      bookingFacts(context),
      ...bookingLinks(letterhead, context),
    ],
  }));
}
