import type { FragmentType } from '@apollo/client';

import { FitPanel } from './FitPanel.tsx';
import { useFitCheckFragment, type FitCheckFragment } from './FitCheck.generated.ts';

/** Whether a product fits the shopper's vehicle. */
export function FitCheck({ product }: { product: FragmentType<FitCheckFragment> }) {
  return <FitPanel tyre={useFitCheckFragment(product)} />;
}
