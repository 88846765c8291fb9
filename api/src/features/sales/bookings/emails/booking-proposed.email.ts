import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import type { MailContent } from '../../../operations/mail/index.ts';
import { toBuyer } from '../../orders/index.ts';
import type { BookingContext } from '../record/mail-booking.ts';
import { bookingFacts, choiceLink } from './booking-email.parts.ts';

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** To the buyer when the garage proposes other times. */
export function bookingIsProposed(context: BookingContext): MailContent {
  const { order, booking } = context;
  const times = anyOf.format(booking.proposed.map(slotText));
  return toBuyer(order, (letterhead) => ({
    subject: `The garage proposes another time: ${order.number}`,
    preheader: `${times}.`,
    title: 'The garage proposes another time',
    blocks: [
      `${booking.centre ?? 'The garage'} proposes ${times} instead of ${slotText(booking.startsAt)}. Until you ` +
        'choose, that time stays held.',
      'Choose one of these on your order’s page, where you’ll also find other times and centres. If none suits you, ' +
        'cancel the fitting and get back everything you paid for it.',
      choiceLink(letterhead, order, 'Choose a time'),
      bookingFacts(context),
    ],
  }));
}
