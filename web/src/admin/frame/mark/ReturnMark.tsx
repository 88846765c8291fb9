import { isPending, refundStatuses } from '@treadline/schema/trade/order/payment/refund-status';
import { isReturnAt, returnStates } from '@treadline/schema/trade/order/return-rights';
import type { RefundStatus, ReturnState } from '../../../apollo/schema.generated.ts';
import { Mark } from './Mark.tsx';

/** Each state of a return as staff see it: what they have to do stands out. */
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

/** Where a return stands; until the money is there, how its refund stands. */
export function ReturnMark({ state, refund }: Standing) {
  if (refund && state !== 'REFUNDED')
    return <Mark tone={isPending(refund) ? 'plain' : 'bad'}>{refundStatuses[refund.status].label}</Mark>;
  return (
    <Mark tone={TONES[state]}>{isReturnAt(state, 'TO_CHECK') ? 'To check' : returnStates[state].label}</Mark>
  );
}
