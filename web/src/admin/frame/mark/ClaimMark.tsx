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

/** Staff's name for each state; null where it's the same as the buyer's. */
const LABELS: Readonly<Record<ClaimState, string | null>> = {
  WAITING: 'To decide',
  QUESTION: 'Waiting for customer',
  WITH_MAKER: null,
  PAYING: 'To refund',
  PAID_BACK: null,
  REPLACED: null,
  REFUSED: null,
  WITHDRAWN: null,
};

/** A claim's state as a badge. */
export function ClaimMark({ state }: { state: ClaimState }) {
  const { tone, label } = claimStates[state];
  return <Mark tone={TONES[tone]}>{LABELS[state] ?? label}</Mark>;
}
