import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import type { MailContent } from '../../../operations/mail/index.ts';
import { toBuyer } from '../../orders/index.ts';
import type { BookingContext } from '../record/mail-booking.ts';
import { bookingFacts, bookingLinks } from './booking-email.parts.ts';

/** To the buyer on the day before their fitting. */
export function bookingReminder(context: BookingContext): MailContent {
  const { order, booking } = context;
  return toBuyer(order, (letterhead) => ({
    worded: 'bookingReminder',
    subject: `Your fitting is tomorrow: ${order.number}`,
    preheader: `${slotText(booking.startsAt)}.`,
    title: 'Your fitting is tomorrow',
    blocks: [
      booking.centre === null
        ? 'Please park where there’s room to work around the vehicle, and have the key and the locking wheel nut key ' +
          'ready.'
        : 'Please bring the vehicle a few minutes early, with the locking wheel nut key.',
      bookingFacts(context),
      ...bookingLinks(letterhead, context),
      `Can’t come after all? Please call ${letterhead.phone} as soon as you can.`,
    ],
  }));
}
