import { refundPromise } from '@treadline/schema/trade/order/refund-due';
import { returnRights } from '@treadline/schema/trade/order/return-rights';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { dayText, unbroken, type Block, type Letterhead } from '../../../operations/mail/index.ts';
import { orderUrl, type MailOrder } from '../../orders/index.ts';
import type { ReturnMethod, ReturnReason } from '../record/return.enums.ts';

/** A return as its mails show it. Money in pence. */
export interface MailReturn {
  readonly id: string;
  readonly number: string;
  readonly order: MailOrder;
  readonly units: readonly { readonly name: string; readonly quantity: number }[];
  readonly reason: ReturnReason;
  readonly method: ReturnMethod;
  /** Whether the shop pays for the way back. */
  readonly isFree: boolean;
  /** The last day to send the tyres, YYYY-MM-DD; null if there is none. */
  readonly sendBy: string | null;
  /** The last day to pay it back, YYYY-MM-DD; null while nothing is due. */
  readonly refundBy: string | null;
  readonly sums: { readonly collection: number; readonly total: number };
  /** Why the shop refused it; empty if it did not. */
  readonly refusal: string;
}

/** How much is paid back, and when. */
export const refundText = (ret: MailReturn): string =>
  `${refundPromise(formatPrice(ret.sums.total), ret, ret.refundBy && unbroken(dayText(ret.refundBy)))} ` +
  'We may take something off if the tyres were fitted or driven on.';

/** What comes back, and why. */
export const returnFacts = ({ number, order, units, reason }: MailReturn): Block => ({
  kind: 'facts',
  facts: [
    ['Return number', number],
    ['Order number', order.number],
    ['Tyres', units.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')],
    ['Reason', returnRights[reason].label],
  ],
});

/** The page of the return, where its buyer sees how it goes on. */
export const returnLink = (letterhead: Letterhead, { id, order }: MailReturn): Block => ({
  kind: 'button',
  label: 'See your return',
  url: orderUrl(letterhead, order, `/returns/${id}`),
});
