import { formatPrice } from '@treadline/schema/trade/values/money';
import { type Block, type MailContent, type Sum } from '../../../operations/mail/index.ts';
import { refundedOrder, refundWay, toBuyer, type Deduction, type MailOrder } from '../../orders/index.ts';

/** A partial refund. Money is in pence. */
interface RefundedPart {
  readonly order: MailOrder;
  readonly amount: number;
  readonly refundId: string;
  /** The part of the amount that's for delivery. */
  readonly delivery: number;
  readonly units: readonly { readonly name: string; readonly quantity: number; readonly worth: number }[];
  readonly deductions: readonly Deduction[];
  /** A sentence for the buyer. */
  readonly reason: string;
  /** Whether the order was paid outside the provider. */
  readonly isOffline: boolean;
}

/** A table of the refunded units and delivery charge, the deductions and the total. */
function refundSums({ amount, units, delivery, deductions }: RefundedPart): Block {
  const parts: Sum[] = [
    ...units.map(({ name, quantity, worth }) => ({ name: `${quantity} × ${name}`, pence: worth })),
    ...(delivery > 0 ? [{ name: 'Delivery', pence: delivery }] : []),
    ...deductions.map((one) => ({ name: one.name, pence: -one.amount })),
  ];
  const rest = amount - parts.reduce((sum, { pence }) => sum + pence, 0);
  const isNamed = parts.length > 0 && rest !== 0;
  return {
    kind: 'sums',
    sums: [
      ...parts,
      ...(isNamed ? [{ name: rest < 0 ? 'Not refunded' : 'Also refunded', pence: rest }] : []),
      { name: 'Refunded', pence: amount, isTotal: true },
    ],
  };
}

/** Tells a buyer about a partial refund that leaves the rest of the order as it is. */
export function orderPartRefunded(part: RefundedPart): MailContent {
  const { order, amount, refundId, reason, isOffline } = part;
  const { to, when } = refundWay(isOffline);
  return toBuyer(order, (letterhead) => ({
    worded: 'orderRefunded',
    subject: `We’ve refunded ${formatPrice(amount)} for order ${order.number}`,
    preheader: `It’s going back ${to}.`,
    title: `${formatPrice(amount)} is on its way back`,
    blocks: [
      reason,
      `It’s part of the ${formatPrice(order.total)} you paid, and goes back ${to}. ${when} ` +
        'Nothing else about your order changes.',
      refundSums(part),
      ...refundedOrder(letterhead, order, refundId),
    ],
  }));
}
