import { formatPrice } from '@treadline/schema/trade/values/money';
import type { MailContent } from '../../../operations/mail/index.ts';
import { foot, offer, type FoundTyre } from './alert-email.parts.ts';

/**
 * Tells someone who waited for a lower price about it, once.
 * @param oldPrice the price on the day of the request, in pence.
 */
export function priceDrop({
  tyre,
  oldPrice,
  endToken,
}: {
  tyre: FoundTyre;
  oldPrice: number;
  endToken: string;
}): MailContent {
  return (letterhead) => ({
    subject: `Price drop: ${tyre.name}`,
    preheader: `It was ${formatPrice(oldPrice)} when you asked, and is ${formatPrice(tyre.price)} now.`,
    title: 'The price has dropped',
    blocks: [
      'You asked us to tell you when this tyre costs less. Now it does.',
      ...offer(letterhead, tyre, [
        `${formatPrice(oldPrice)} each when you asked`,
        `${formatPrice(tyre.price)} each now`,
      ]),
    ],
    ...foot(letterhead, endToken),
  });
}
