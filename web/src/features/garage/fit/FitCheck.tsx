import type { FragmentType } from '@apollo/client';
import { useFitCheckFragment, type FitCheckFragment } from './FitCheck.generated.ts';
import { FitPanel } from './FitPanel.tsx';

/** Whether a product fits the shopper's vehicle. */
export function FitCheck({ product }: { product: FragmentType<FitCheckFragment> }) {
  return <FitPanel tyre={useFitCheckFragment(product)} />;
}
