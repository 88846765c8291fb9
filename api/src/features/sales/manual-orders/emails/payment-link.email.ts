import { formatPrice } from '@treadline/schema/trade/values/money';
import type { MailContent } from '../../../operations/mail/index.ts';
import { orderContents, toBuyer, type MailOrder } from '../../orders/index.ts';

const UNTIL = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/**
 * Sends the buyer of a manual order a link to pay by card.
 * @param url the payment page at the provider.
 * @param expiresAt when the link stops working.
 */
export function paymentLink({
  order,
  url,
  expiresAt,
}: {
  order: MailOrder;
  url: string;
  expiresAt: Date;
}): MailContent {
  return toBuyer(order, (letterhead) => ({
    worded: 'paymentLink',
    subject: `Pay for your order ${order.number}`,
    preheader: `${formatPrice(order.total)} to pay. Your tyres are reserved until ${UNTIL.format(expiresAt)}.`,
    title: 'Your order is ready to pay',
    blocks: [
      `Here’s the order we’ve put together for you. Please pay ${formatPrice(order.total)} by card, and ` +
        `we’ll get it ready. Your tyres are reserved until ${UNTIL.format(expiresAt)}, and the link works ` +
        'until then.',
      { kind: 'button', label: `Pay ${formatPrice(order.total)}`, url, spelledOut: true },
      `If something isn’t right, call us on ${letterhead.phone} before you pay. If you do nothing, ` +
        'nothing is charged.',
      ...orderContents(order),
    ],
  }));
}
