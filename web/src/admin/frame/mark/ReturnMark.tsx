import { isPending, refundStatuses } from '@treadline/schema/trade/order/payment/refund-status';
import { isReturnAt, returnStates } from '@treadline/schema/trade/order/return-rights';
import type { RefundStatus, ReturnState } from '../../../apollo/schema.generated.ts';
import { Mark } from './Mark.tsx';

/** Return states as staff see them: those that need work stand out. */
const TONES = {
  REQUESTED: 'warn',
  APPROVED: 'plain',
  ON_ITS_WAY: 'plain',
  RECEIVED: 'warn',
  REFUNDED: 'good',
  REFUSED: 'bad',
  WITHDRAWN: 'plain',
} as const satisfies Readonly<Record<ReturnState, string>>;

interface Standing {
  state: ReturnState;
  refund: { status: RefundStatus } | null;
}

/** The state of a return, or of its refund until that has been paid. */
export function ReturnMark({ state, refund }: Standing) {
  if (refund && state !== 'REFUNDED')
    return <Mark tone={isPending(refund) ? 'plain' : 'bad'}>{refundStatuses[refund.status].label}</Mark>;
  return (
    <Mark tone={TONES[state]}>{isReturnAt(state, 'TO_CHECK') ? 'To check' : returnStates[state].label}</Mark>
  );
}
