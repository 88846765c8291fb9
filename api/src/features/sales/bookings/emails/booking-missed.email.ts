import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import type { MailContent } from '../../../operations/mail/index.ts';
import { orderUrl, toBuyer } from '../../orders/index.ts';
import type { BookingContext } from '../record/mail-booking.ts';

/** To the buyer whose vehicle wasn't there. */
export function bookingWasMissed({ order, booking }: BookingContext): MailContent {
  return toBuyer(order, (letterhead) => ({
    subject: `We missed you: ${order.number}`,
    preheader: 'Please call us to arrange another time.',
    title: 'We missed you',
    blocks: [
      `Your vehicle was expected on ${slotText(booking.startsAt)}, and ` +
        `${booking.centre ?? 'our fitter'} tells us that it wasn’t there.`,
      `Please call ${letterhead.phone} to arrange another time, or to tell us if that’s wrong. ` +
        'We’re keeping your tyres.',
      { kind: 'button', label: 'See your order', url: orderUrl(letterhead, order) },
    ],
  }));
}
