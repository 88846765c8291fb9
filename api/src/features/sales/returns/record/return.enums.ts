import {
  returnRights,
  returnStates,
  type ReturnState as State,
} from '@treadline/schema/trade/order/return-rights';
import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const ReturnReason = graphqlEnum('ReturnReason', 'Why tyres come back.', returnRights);
export type ReturnReason = keyof typeof ReturnReason;

export const ReturnState = graphqlEnum('ReturnState', 'The progress of a return.', returnStates);
export type ReturnState = keyof typeof ReturnState;

/** The stored part of the state. Whether a return is refunded depends on its refund alone. */
export type ReturnStep = Exclude<State, 'REFUNDED'>;

export const ReturnMethod = graphqlEnum('ReturnMethod', 'The way tyres come back.', {
  OWN_CARRIER: 'The buyer sends or brings them, marked with the return’s label.',
  COLLECTION: 'The shop collects them from the delivery address.',
});
export type ReturnMethod = keyof typeof ReturnMethod;

export const ReturnSort = graphqlEnum('ReturnSort', 'The order of a list of returns.', {
  NEWEST: 'The most recently changed first.',
  OLDEST: 'The longest waiting first.',
});
export type ReturnSort = keyof typeof ReturnSort;
