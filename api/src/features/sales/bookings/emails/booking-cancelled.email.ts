import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { formatPrice } from '@treadline/schema/trade/values/money';
import type { MailContent } from '../../../operations/mail/index.ts';
import { orderUrl, toBuyer } from '../../orders/index.ts';
import type { BookingContext } from '../record/mail-booking.ts';

/**
 * To the buyer when their fitting is cancelled.
 * @param amount what is refunded for it, in pence; null if another email says so.
 */
export const bookingIsCancelled =
  (amount: number | null) =>
  ({ order, booking }: BookingContext): MailContent => {
    const { startsAt, centre, calendarUrl } = booking;
    return toBuyer(order, (letterhead) => ({
      subject: `Your fitting is cancelled: ${order.number}`,
      preheader: `${slotText(startsAt)} is free again.`,
      title: 'Your fitting is cancelled',
      blocks: [
        `Your fitting on ${slotText(startsAt)}${centre === null ? '' : ` at ${centre}`} is cancelled, so ` +
          'nobody expects you there.',
        ...(amount === null || amount === 0
          ? []
          : [`We’re refunding ${formatPrice(amount)}, and will email you once the money is on its way.`]),
        { kind: 'button', label: 'See your order', url: orderUrl(letterhead, order) },
        { kind: 'link', label: 'Remove it from your calendar', url: calendarUrl },
      ],
    }));
  };
