import type { ReturnDetailFragment } from './Returns.generated.ts';

/** What every step of a return is handed. */
export interface NextStepProps {
  ret: ReturnDetailFragment;
  /** Reads the return again. */
  onReload: () => Promise<unknown>;
}
