import { refundPromise } from '@treadline/schema/trade/order/refund-due';
import { returnRights } from '@treadline/schema/trade/order/return-rights';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { dayText, unbroken, type Block, type Letterhead } from '../../../operations/mail/index.ts';
import { orderUrl, type MailOrder } from '../../orders/index.ts';
import type { ReturnMethod, ReturnReason } from '../record/return.enums.ts';

/** The details of a return that its emails show. Money is in pence. */
export interface MailReturn {
  readonly id: string;
  readonly number: string;
  readonly order: MailOrder;
  readonly units: readonly { readonly name: string; readonly quantity: number }[];
  readonly reason: ReturnReason;
  readonly method: ReturnMethod;
  /** Whether the shop pays for carriage back. */
  readonly isFree: boolean;
  /** The last day to send the tyres, YYYY-MM-DD; null without a deadline. */
  readonly sendBy: string | null;
  /** The last day for the refund, YYYY-MM-DD; null while nothing is due. */
  readonly refundBy: string | null;
  readonly sums: { readonly collection: number; readonly total: number };
  /** Why the shop refused it; empty if it didn't. */
  readonly refusal: string;
}

/** The amount and the deadline of the refund. */
export const refundText = (ret: MailReturn): string =>
  `${refundPromise(formatPrice(ret.sums.total), ret, ret.refundBy && unbroken(dayText(ret.refundBy)))} ` +
  'We may take something off if the tyres were fitted or driven on.';

/** A summary of the return: its numbers, tyres and reason. */
export const returnFacts = ({ number, order, units, reason }: MailReturn): Block => ({
  kind: 'facts',
  facts: [
    ['Return number', number],
    ['Order number', order.number],
    ['Tyres', units.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')],
    ['Reason', returnRights[reason].label],
  ],
});

/** A button that opens the return's page. */
export const returnLink = (letterhead: Letterhead, { id, order }: MailReturn): Block => ({
  kind: 'button',
  label: 'See your return',
  url: orderUrl(letterhead, order, `/returns/${id}`),
});
