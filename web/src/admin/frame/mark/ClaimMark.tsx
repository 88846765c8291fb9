import { claimStates, type ClaimState } from '@treadline/schema/trade/order/claim-state';
import type { StatusTone } from '@treadline/schema/trade/order/order-status';
import { Mark } from './Mark.tsx';

const TONES = {
  WAITING: 'warn',
  ACTIVE: 'warn',
  MOVING: 'plain',
  POSITIVE: 'good',
  NEGATIVE: 'bad',
  NEUTRAL: 'plain',
} as const satisfies Record<StatusTone, string>;

/** What the shop calls a state; null where buyers and the shop call it the same. */
const LABELS: Readonly<Record<ClaimState, string | null>> = {
  WAITING: 'To decide',
  QUESTION: 'Waits for the customer',
  WITH_MAKER: null,
  PAYING: 'Refund not made',
  PAID_BACK: null,
  REPLACED: null,
  REFUSED: null,
  WITHDRAWN: null,
};

/** The state of a claim in a word. */
export function ClaimMark({ state }: { state: ClaimState }) {
  const { tone, label } = claimStates[state];
  return <Mark tone={TONES[tone]}>{LABELS[state] ?? label}</Mark>;
}
