import { lazy, Suspense } from 'react';
import type { StepWish } from './StepDialog.tsx';

const StepDialog = lazy(async () => ({ default: (await import('./StepDialog.tsx')).StepDialog }));

/** The dialog of a step, which loads its form when it first opens. */
export function StepDialogOnDemand({ wish, onClose }: { wish: StepWish | null; onClose: () => void }) {
  return (
    wish && (
      <Suspense>
        <StepDialog wish={wish} onClose={onClose} />
      </Suspense>
    )
  );
}
