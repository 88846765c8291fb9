import { claimStates, type ClaimState } from '@treadline/schema/trade/claim-state';
import type { StatusTone } from '@treadline/schema/trade/order-status';
import { Mark } from './Mark.tsx';

const TONES = {
  WAITING: 'warn',
  ACTIVE: 'warn',
  MOVING: 'plain',
  POSITIVE: 'good',
  NEGATIVE: 'bad',
  NEUTRAL: 'plain',
} as const satisfies Record<StatusTone, string>;

/** What the shop calls a state whose name for buyers speaks to them. */
const LABELS: Readonly<Partial<Record<ClaimState, string>>> = {
  WAITING: 'To decide',
  QUESTION: 'Waits for the buyer',
  PAYING: 'Refund not made',
};

export const claimStateLabel = (state: ClaimState): string => LABELS[state] ?? claimStates[state].label;

/** The state of a claim in a word. */
export function ClaimMark({ state }: { state: ClaimState }) {
  return <Mark tone={TONES[claimStates[state].tone]}>{claimStateLabel(state)}</Mark>;
}
