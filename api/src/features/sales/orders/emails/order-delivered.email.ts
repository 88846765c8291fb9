import { thenUnusedText } from '@treadline/schema/trade/order/return-rights';
import { dateText, dayText, unbroken, type MailContent } from '../../../operations/mail/index.ts';
import {
  orderContents,
  orderLinks,
  orderUrl,
  planCertificate,
  toBuyer,
  type MailOrder,
} from './order-email.parts.ts';

/**
 * To the buyer when the tyres are delivered. The periods for cancelling and for returning unused tyres start now, so
 * the email names the last day of each.
 * @param cancelBy the last day to cancel, for example 2026-12-09.
 * @param isFitted whether all tyres went to their fitting, not to the buyer.
 * @param unusedUntil the last day to return unused tyres, for example 2026-12-25; null if that's no later.
 */
export function orderDelivered({
  order,
  deliveredAt,
  cancelBy,
  unusedUntil,
  isFitted = false,
}: {
  order: MailOrder;
  deliveredAt: Date;
  cancelBy: string;
  unusedUntil: string | null;
  isFitted?: boolean;
}): MailContent {
  const arrived = order.collectFrom === null ? 'Your tyres have arrived' : 'You’ve collected your tyres';
  const lastDay = dayText(cancelBy);
  const then = thenUnusedText(unusedUntil && unbroken(dayText(unusedUntil)));
  return toBuyer(order, (letterhead) => ({
    worded: 'orderDelivered',
    subject: `${arrived}: ${order.number}`,
    preheader: `Check the size and load index before fitting. You can cancel until ${lastDay}.`,
    title: arrived,
    blocks: [
      isFitted
        ? `Your tyres arrived for your fitting on ${unbroken(dateText(deliveredAt))}. Ask the fitter to show you the ` +
          'size, load index and speed rating on the sidewall before they’re fitted.'
        : `Your tyres were ${order.collectFrom === null ? 'delivered' : 'collected'} on ` +
          `${unbroken(dateText(deliveredAt))}. Please check the size, load index and speed rating on the sidewall ` +
          'before you have them fitted, and let us know straight away if anything’s wrong. Have the wheel nuts ' +
          'checked after about 30 miles.',
      ...orderLinks(letterhead, order),
      ...orderContents(order),
      ...planCertificate(letterhead, order),
      `Changed your mind? The last day you can tell us you’re cancelling is ${unbroken(lastDay)}.${then}`,
      { kind: 'link', label: 'Cancel or return tyres', url: orderUrl(letterhead, order, '/return') },
    ],
  }));
}
