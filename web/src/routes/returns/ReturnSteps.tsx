import type { ReturnPartsFragment } from '../../features/returns/ReturnParts.generated.ts';
import { ProgressSteps } from '../../ui/ProgressSteps.tsx';

const STEPS = ['ASKED', 'APPROVED', 'ON_ITS_WAY', 'RECEIVED', 'REFUNDED'] as const;
const LABELS = ['Asked for', 'Approved', 'On its way', 'Received', 'Refunded'];

/** How far a return has come; renders nothing for one that was stopped. */
export function ReturnSteps({ ret: { state } }: { ret: ReturnPartsFragment }) {
  const current = STEPS.findIndex((step) => step === state);
  if (current < 0) return null;
  // The last step is done as soon as it is reached.
  return <ProgressSteps steps={LABELS} current={state === 'REFUNDED' ? STEPS.length : current} />;
}
