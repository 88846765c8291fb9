import { useState } from 'react';
import type { NextStep } from '../steps/nextStep.ts';
import { useOrderCommands } from '../steps/useOrderCommands.ts';
import type { StepWish } from './StepDialog.tsx';

/** Takes an order's next step, opening a dialog only if the step needs details. */
export function useStep() {
  const commands = useOrderCommands();
  const [wish, setWish] = useState<StepWish | null>(null);
  return {
    wish,
    close: () => setWish(null),
    take(order: StepWish['order'] & { isCollected: boolean }, { to }: NextStep) {
      // Nothing is to be said about a parcel or a door.
      if (to === 'PROCESSING' || order.isCollected) commands.step(order, to, {});
      else setWish({ order, to });
    },
  };
}
