import { claimKinds } from '@treadline/schema/trade/order/claim-kind';
import type { Block, Letterhead } from '../../../operations/mail/index.ts';
import { orderUrl, type MailOrder } from '../../orders/index.ts';
import type { ClaimKind } from '../record/claim.enums.ts';

/** The details of a claim that its emails show. */
export interface MailClaim {
  readonly id: string;
  readonly kind: ClaimKind;
  readonly quantity: number;
  /** The tyre's name. */
  readonly tyre: string;
  readonly order: MailOrder;
}

/** A button that opens the claim's page. */
export const claimLink = (letterhead: Letterhead, { id, order }: MailClaim, label: string): Block => ({
  kind: 'button',
  label,
  url: orderUrl(letterhead, order, `/claims/${id}`),
});

/** A summary of the claim, its tyres and its order. */
export const claimFacts = ({ kind, quantity, tyre, order }: MailClaim): Block => ({
  kind: 'facts',
  facts: [
    ['Claim', claimKinds[kind].label],
    ['Tyres', `${quantity} × ${tyre}`],
    ['Order number', order.number],
  ],
});
