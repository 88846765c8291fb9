import { OPEN_RETURNS, returnsAt, returnStates } from '@treadline/schema/trade/order/return-rights';
import { ProgressSteps } from '../../ui/page/ProgressSteps.tsx';
import type { ReturnDetailsFragment } from './ReturnDetails.generated.ts';
import { isRefundedWithOrder } from './returnText.ts';

const STEPS = [...OPEN_RETURNS, ...returnsAt('PAID_BACK')];
const LABELS = ['Asked for', ...STEPS.slice(1).map((step) => returnStates[step].label)];

/** A return's progress. Renders nothing for a return that was stopped or ended with its order. */
export function ReturnSteps({ ret }: { ret: ReturnDetailsFragment }) {
  const { state } = ret;
  if (isRefundedWithOrder(ret)) return null;
  const current = STEPS.findIndex((step) => step === state);
  if (current < 0) return null;
  // The last step is complete as soon as it's reached.
  return <ProgressSteps steps={LABELS} current={state === 'REFUNDED' ? STEPS.length : current} />;
}
