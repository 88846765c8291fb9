import { OPEN_RETURNS, returnsAt, returnStates } from '@treadline/schema/trade/order/return-rights';
import { ProgressSteps } from '../../ui/page/ProgressSteps.tsx';
import type { ReturnDetailsFragment } from './ReturnDetails.generated.ts';
import { isRefundedWithOrder } from './returnText.ts';

const STEPS = [...OPEN_RETURNS, ...returnsAt('PAID_BACK')];
const LABELS = ['Asked for', ...STEPS.slice(1).map((step) => returnStates[step].label)];

/** How far a return has come; renders nothing for one that was stopped, or ended on the way with its order. */
export function ReturnSteps({ ret }: { ret: ReturnDetailsFragment }) {
  const { state } = ret;
  if (isRefundedWithOrder(ret)) return null;
  const current = STEPS.findIndex((step) => step === state);
  if (current < 0) return null;
  // The last step is done as soon as it is reached.
  return <ProgressSteps steps={LABELS} current={state === 'REFUNDED' ? STEPS.length : current} />;
}
