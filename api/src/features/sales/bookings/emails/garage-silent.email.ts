import { GARAGE_HOURS } from '@treadline/schema/trade/fitting/booking-state';
import type { MailContent } from '../../../operations/mail/index.ts';
import { toBuyer } from '../../orders/index.ts';
import type { BookingContext } from '../record/mail-booking.ts';
import { bookingFacts, choiceLink } from './booking-email.parts.ts';

/** To the buyer whose garage hasn't answered in time. */
export function garageIsSilent(context: BookingContext): MailContent {
  const { order, booking } = context;
  return toBuyer(order, (letterhead) => ({
    subject: `The garage hasn’t answered yet: ${order.number}`,
    preheader: 'We’re ringing it for you.',
    title: 'The garage hasn’t answered yet',
    blocks: [
      `${booking.centre ?? 'The garage'} hasn’t confirmed your fitting within ${GARAGE_HOURS} of its working ` +
        'hours, as we’d told you it would. We’re sorry. Our team has been told to ring it.',
      'The time stays held for you. If you’d rather not wait, choose another time or centre, or cancel the ' +
        'fitting and get back everything you paid for it.',
      choiceLink(letterhead, order, 'See or change your fitting'),
      bookingFacts(context),
    ],
  }));
}
