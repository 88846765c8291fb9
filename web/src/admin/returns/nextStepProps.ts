import type { ReturnDetailFragment } from './Returns.generated.ts';

/** The props of every step of a return. */
export interface NextStepProps {
  ret: ReturnDetailFragment;
  /** Refetches the return. */
  onReload: () => Promise<unknown>;
}
