import { tyresPerAxle } from '@treadline/schema/trade/quantity';
import type { AxleTyreFragment } from './AxlePair.generated.ts';

type Facts = Pick<AxleTyreFragment, 'category' | 'model' | 'runFlat' | 'oeMark' | 'stockQuantity'>;

/** Whether there are enough of a tyre for one axle. */
export function fillsAxle({ category, stockQuantity }: Facts): boolean {
  return stockQuantity >= tyresPerAxle(category);
}

/**
 * The tyre for the other axle: of the same model and, like it, run-flat or not, with enough of them if possible, and
 * with the same mark of the car's maker if there is one. Otherwise the first counts.
 */
export function axlePartner<Tyre extends Facts>(tyre: Facts, candidates: readonly Tyre[]): Tyre | undefined {
  const merit = (other: Tyre) => 2 * Number(fillsAxle(other)) + Number(other.oeMark === tyre.oeMark);
  return candidates
    .filter(({ model, runFlat }) => model.slug === tyre.model.slug && runFlat === tyre.runFlat)
    .toSorted((one, other) => merit(other) - merit(one))[0];
}
