import type { MailContent } from '../../../operations/mail/index.ts';
import { toBuyer } from '../../orders/index.ts';
import type { BookingContext } from '../record/mail-booking.ts';
import { bookingFacts, choiceLink } from './booking-email.parts.ts';

/**
 * To the buyer when their fitting has lost its time.
 * @param why what happened, in a sentence.
 */
export const bookingNeedsSlot =
  (why: string) =>
  (context: BookingContext): MailContent => {
    const { order } = context;
    return toBuyer(order, (letterhead) => ({
      subject: `Please choose another time for your fitting: ${order.number}`,
      preheader: 'Your tyres are set aside; only the time is missing.',
      title: 'Please choose another time',
      blocks: [
        why,
        'Your tyres are set aside for you. Choose another time or another centre on your order’s page, or cancel the ' +
          'fitting and get back everything you paid for it.',
        choiceLink(letterhead, order, 'Choose another time'),
        bookingFacts(context),
      ],
    }));
  };
