import { formatPrice } from '@treadline/schema/trade/values/money';
import { greeting, type MailContent } from '../../../operations/mail/index.ts';
import { orderContents, orderUrl, type MailOrder } from '../../orders/index.ts';

const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});
const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/London',
});

/**
 * To the buyer of a checkout left unpaid. It's about this order only, because advertising by email would need consent
 * (PECR, regulation 22).
 * @param until when the order can last be paid.
 */
export function paymentWaiting({ order, until }: { order: MailOrder; until: Date }): MailContent {
  const amount = formatPrice(order.total);
  const time = TIME.format(until);
  return (letterhead) => ({
    subject: `Your order ${order.number} is waiting for payment`,
    preheader: `We’re holding your tyres until ${time}.`,
    title: 'Your order is waiting for payment',
    blocks: [
      greeting(order.shippingAddress.firstName),
      `You placed this order but haven’t paid for it yet. We’re holding your tyres until ${time} on ` +
        `${DAY.format(until)}, and you can pay ${amount} by card until then.`,
      { kind: 'button', label: `Pay ${amount}`, url: orderUrl(letterhead, order) },
      'Changed your mind? You needn’t do anything: nothing has been charged, and the order closes by ' +
        'itself. We won’t remind you again.',
      ...orderContents(order),
    ],
    reason:
      `You’re getting this email because an order was placed at ${letterhead.shopName} with this address. ` +
      'If that wasn’t you, you can ignore it.',
  });
}
