import { orderStatuses } from './order-status.ts';
import { disputeStates } from './payment/dispute-state.ts';
import { paymentStatuses } from './payment/payment-status.ts';
import { refundStatuses } from './payment/refund-status.ts';

/** The states of an order, its payment, refunds and disputes, by field name. */
const DICTIONARY = {
  status: orderStatuses,
  paymentStatus: paymentStatuses,
  refundStatus: refundStatuses,
  disputeState: disputeStates,
} as const satisfies Readonly<Record<string, Readonly<Record<string, { readonly label: string }>>>>;

const LABELS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(DICTIONARY).map(([field, states]) => [
    field,
    new Map(Object.entries(states).map(([state, { label }]) => [state, label])),
  ]),
);

/**
 * The label of a state on every screen; undefined if the value isn't one.
 * @param field the name of the state's field in the schema.
 */
export const stateLabel = (field: string, state: string): string | undefined => LABELS.get(field)?.get(state);
