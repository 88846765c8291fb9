import {
  returnRights,
  returnStates,
  type ReturnState as State,
} from '@treadline/schema/trade/order/return-rights';
import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const ReturnReason = graphqlEnum('ReturnReason', 'Why tyres come back.', returnRights);
export type ReturnReason = keyof typeof ReturnReason;

export const ReturnState = graphqlEnum('ReturnState', 'Where a return stands.', returnStates);
export type ReturnState = keyof typeof ReturnState;

/** What is stored of the state: whether the money is back is known from the refund alone. */
export type ReturnStep = Exclude<State, 'REFUNDED'>;

export const ReturnMethod = graphqlEnum('ReturnMethod', 'How tyres come back.', {
  OWN_CARRIER: 'The buyer sends or brings them, with the return’s label.',
  COLLECTION: 'The shop has them collected from the delivery address.',
});
export type ReturnMethod = keyof typeof ReturnMethod;

export const ReturnSort = graphqlEnum('ReturnSort', 'The order of a list of returns.', {
  NEWEST: 'The one that changed last comes first.',
  OLDEST: 'The one that has waited longest comes first.',
});
export type ReturnSort = keyof typeof ReturnSort;
