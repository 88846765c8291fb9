import { formatPrice } from '@treadline/schema/trade/values/money';
import type { MailContent } from '../../../operations/mail/index.ts';
import { orderLinks, toBuyer, type MailOrder } from '../../orders/index.ts';

/** How a refund failed: it came back after we'd announced it, was refused, or was stopped at the provider. */
type How = 'CAME_BACK' | 'FAILED' | 'CANCELED';

const WHAT_HAPPENED: Readonly<Record<How, (price: string, number: string) => string>> = {
  CAME_BACK: (price, number) =>
    `We told you that your refund of ${price} for order ${number} was on its way. It has since come back to us ` +
    'so you won’t have the money.',
  FAILED: (price, number) =>
    `We tried to refund ${price} for order ${number}, but it didn’t go through, so you won’t have the money yet.`,
  CANCELED: (price, number) =>
    `Your refund of ${price} for order ${number} was stopped before it was paid out, so you won’t have the ` +
    'money yet.',
};

/**
 * Tells a buyer that their refund failed.
 * @param amount in pence.
 * @param wasToCancel whether it would have cancelled the order, which continues instead.
 */
export function orderRefundNotMade({
  order,
  amount,
  how,
  wasToCancel,
}: {
  order: MailOrder;
  amount: number;
  how: How;
  wasToCancel: boolean;
}): MailContent {
  const price = formatPrice(amount);
  const { number } = order;
  return toBuyer(order, (letterhead) => ({
    subject: `Your refund of ${price} hasn’t gone through`,
    preheader: `Order ${number}: we’ll sort it out, and you don’t need to do anything.`,
    title: 'Your refund hasn’t gone through',
    blocks: [
      WHAT_HAPPENED[how](price, number),
      'You don’t need to do anything. We’re looking into it, and will try again or find another way to pay ' +
        'you. We’ll email you as soon as your money is on its way.',
      ...(wasToCancel
        ? ['Your order hasn’t been cancelled yet: we’ll do that when the refund goes through.']
        : []),
      `If you’d like to talk to us about it, reply to this email or call ${letterhead.phone}.`,
      ...orderLinks(letterhead, order),
    ],
  }));
}
