import { tyresPerAxle } from '@treadline/schema/trade/listing/quantity';
import { oeMarkName } from '@treadline/schema/trade/tyre/marking/oe-mark';
import type { AxleTyreFragment } from './AxlePair.generated.ts';

type Facts = Pick<AxleTyreFragment, 'category' | 'model' | 'runFlat' | 'oeMark' | 'stockQuantity'>;

/** Whether there are enough of a tyre for one axle. */
export function fillsAxle({ category, stockQuantity }: Facts): boolean {
  return stockQuantity >= tyresPerAxle(category);
}

/** A tyre with the same mark of a car's maker goes with it best, and one with another maker's worst. */
function likeness(tyre: Facts, other: Facts): number {
  if (other.oeMark === tyre.oeMark) return 2;
  return other.oeMark === null ? 1 : 0;
}

/**
 * The tyre for the other axle: of the same model and, like it, run-flat or not, with enough of them if possible, and
 * then with the mark that goes with it best. Otherwise the first counts.
 */
export function axlePartner<Tyre extends Facts>(tyre: Facts, candidates: readonly Tyre[]): Tyre | undefined {
  const merit = (other: Tyre) => 3 * Number(fillsAxle(other)) + likeness(tyre, other);
  return candidates
    .filter(({ model, runFlat }) => model.slug === tyre.model.slug && runFlat === tyre.runFlat)
    .toSorted((one, other) => merit(other) - merit(one))[0];
}

/** How the other tyre's mark of a car's maker differs: "without the BMW ★ mark"; null if it doesn't. */
export function markDifference(mark: string | null, other: string | null): string | null {
  if (other === mark) return null;
  if (other !== null) return `with the ${oeMarkName(other)} mark`;
  return mark === null ? null : `without the ${oeMarkName(mark)} mark`;
}
