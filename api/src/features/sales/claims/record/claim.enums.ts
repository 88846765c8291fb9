import { claimKinds, type ClaimDecision as Decision } from '@treadline/schema/trade/order/claim-kind';
import { claimStates } from '@treadline/schema/trade/order/claim-state';
import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const ClaimKind = graphqlEnum('ClaimKind', 'What a claim is for.', claimKinds);
export type ClaimKind = keyof typeof ClaimKind;

export const ClaimState = graphqlEnum('ClaimState', 'How far a claim has come.', claimStates);
export type ClaimState = keyof typeof ClaimState;

export const ClaimDecision = graphqlEnum('ClaimDecision', 'What the shop decides about a claim.', {
  PAY_BACK: 'Approves it and pays an amount back, as a refund of the order.',
  REPLACE: 'Approves it and sends other tyres, which is done by a manual order.',
  PASS_ON: 'Passes it on to the maker of the tyre; it stays open.',
  ASK: 'Asks the buyer for more; it stays open.',
  REFUSE: 'Refuses it, with a reason.',
} as const satisfies Record<Decision, string>);
export type ClaimDecision = keyof typeof ClaimDecision;

export const ClaimAuthor = graphqlEnum('ClaimAuthor', 'Who took a step of a claim.', {
  BUYER: 'The buyer of the tyres.',
  SHOP: 'An administrator, for the shop.',
});
export type ClaimAuthor = keyof typeof ClaimAuthor;

export const ClaimSort = graphqlEnum('ClaimSort', 'The order of a list of claims.', {
  NEWEST: 'The one that was last changed comes first.',
  OLDEST: 'The one that has waited longest comes first.',
});
export type ClaimSort = keyof typeof ClaimSort;
