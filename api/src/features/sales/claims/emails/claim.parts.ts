import { claimKinds } from '@treadline/schema/trade/order/claim-kind';
import type { Block, Letterhead } from '../../../operations/mail/index.ts';
import { orderUrl, type MailOrder } from '../../orders/index.ts';
import type { ClaimKind } from '../record/claim.enums.ts';

/** A claim as its mails show it. */
export interface MailClaim {
  readonly id: string;
  readonly kind: ClaimKind;
  readonly quantity: number;
  /** The name of the tyre. */
  readonly tyre: string;
  readonly order: MailOrder;
}

/** The page where the buyer sees the claim. */
export const claimLink = (letterhead: Letterhead, { id, order }: MailClaim, label: string): Block => ({
  kind: 'button',
  label,
  url: orderUrl(letterhead, order, `/claims/${id}`),
});

/** What the claim is about. */
export const claimFacts = ({ kind, quantity, tyre, order }: MailClaim): Block => ({
  kind: 'facts',
  facts: [
    ['Claim', claimKinds[kind].label],
    ['Tyres', `${quantity} × ${tyre}`],
    ['Order number', order.number],
  ],
});
