import { formatPrice } from '@treadline/schema/trade/values/money';
import type { MailContent } from '../../../operations/mail/index.ts';
import { orderLinks, refundWay, toBuyer, type MailOrder } from '../../orders/index.ts';

interface RefundUnderWay {
  readonly order: MailOrder;
  /** In pence. */
  readonly amount: number;
  /** Whether the provider has asked the buyer for bank details. */
  readonly waitsForBuyer: boolean;
  /** Whether the tyres stay in the shop until the refund ends. */
  readonly isHeld: boolean;
}

/** Tells a buyer that the bank has yet to confirm their refund, or that the provider needs their bank details first. */
export function orderRefundUnderWay(refund: RefundUnderWay): MailContent {
  const { order, waitsForBuyer, isHeld } = refund;
  const price = formatPrice(refund.amount);
  const said = waitsForBuyer ? waiting(refund, price) : unconfirmed(refund, price);
  return toBuyer(order, (letterhead) => ({
    subject: said.subject,
    preheader: said.preheader,
    title: said.title,
    blocks: [
      ...said.texts,
      ...(isHeld ? ['We won’t send your order meanwhile.'] : []),
      'We’ll email you again as soon as your money is on its way, or if anything goes wrong.',
      ...orderLinks(letterhead, order),
    ],
  }));
}

function unconfirmed({ order: { number } }: RefundUnderWay, price: string) {
  return {
    subject: `We’ve started your refund of ${price}`,
    preheader: `Order ${number}: it isn’t confirmed yet, and you don’t need to do anything.`,
    title: 'We’ve started your refund',
    texts: [
      `We’ve started a refund of ${price} for order ${number} ${refundWay(false).to}. It hasn’t been confirmed ` +
        'yet, which can take a few working days. You don’t need to do anything.',
    ],
  };
}

function waiting({ order: { number } }: RefundUnderWay, price: string) {
  return {
    subject: `Your refund of ${price} is waiting for you`,
    preheader: `Order ${number}: Stripe has emailed you to ask where to send it.`,
    title: 'Your refund is waiting for you',
    texts: [
      `We’ve started a refund of ${price} for order ${number}, but it can’t go back the way you paid. Stripe, ` +
        'which handles our payments, has sent you a separate email to ask which bank account it should go to.',
      'Please follow the link in that email. If you can’t find it, look in your junk folder, then reply to this ' +
        'email. We’ll never ask you for bank details by phone or email ourselves.',
    ],
  };
}
