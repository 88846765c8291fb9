import { claimKinds, type ClaimDecision as Decision } from '@treadline/schema/trade/order/claim-kind';
import { claimStates } from '@treadline/schema/trade/order/claim-state';
import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const ClaimKind = graphqlEnum(
  'ClaimKind',
  'Whether a claim is for a price match, road damage or a fault.',
  claimKinds,
);
export type ClaimKind = keyof typeof ClaimKind;

export const ClaimState = graphqlEnum(
  'ClaimState',
  'The progress of a claim, and who acts next.',
  claimStates,
);
export type ClaimState = keyof typeof ClaimState;

export const ClaimDecision = graphqlEnum('ClaimDecision', 'The shop’s decision about a claim.', {
  PAY_BACK: 'Approves it and refunds an amount to the order’s payment.',
  REPLACE: 'Approves it and replaces the tyres, which staff send with a manual order.',
  PASS_ON: 'Passes it on to the tyre’s maker; the claim stays open.',
  ASK: 'Asks the buyer a question; the claim stays open.',
  REFUSE: 'Refuses it and gives a reason.',
} as const satisfies Record<Decision, string>);
export type ClaimDecision = keyof typeof ClaimDecision;

export const ClaimAuthor = graphqlEnum('ClaimAuthor', 'Whose action it was.', {
  BUYER: 'The buyer of the tyres.',
  SHOP: 'A member of staff, for the shop.',
});
export type ClaimAuthor = keyof typeof ClaimAuthor;

export const ClaimSort = graphqlEnum('ClaimSort', 'The order of a list of claims.', {
  NEWEST: 'The most recently changed first.',
  OLDEST: 'The longest waiting first.',
});
export type ClaimSort = keyof typeof ClaimSort;
