import { tyresPerAxle } from '@treadline/schema/trade/listing/quantity';
import { oeMarkName } from '@treadline/schema/trade/tyre/marking/oe-mark';
import type { AxleTyreFragment } from './AxlePair.generated.ts';

type Facts = Pick<AxleTyreFragment, 'category' | 'model' | 'runFlat' | 'oeMark' | 'stockQuantity'>;

/** Whether the stock is enough for one axle. */
export function fillsAxle({ category, stockQuantity }: Facts): boolean {
  return stockQuantity >= tyresPerAxle(category);
}

/** How well OE markings match: the same marking is best, another maker's worst. */
function likeness(tyre: Facts, other: Facts): number {
  if (other.oeMark === tyre.oeMark) return 2;
  return other.oeMark === null ? 1 : 0;
}

/**
 * The tyre for the other axle: the same model and also run-flat or not, preferably enough for an axle, then with the
 * best matching OE marking. Ties go to the first candidate.
 */
export function axlePartner<Tyre extends Facts>(tyre: Facts, candidates: readonly Tyre[]): Tyre | undefined {
  const merit = (other: Tyre) => 3 * Number(fillsAxle(other)) + likeness(tyre, other);
  return candidates
    .filter(({ model, runFlat }) => model.slug === tyre.model.slug && runFlat === tyre.runFlat)
    .toSorted((one, other) => merit(other) - merit(one))[0];
}

/** How the other tyre's OE marking differs: "without the BMW ★ mark"; null if it doesn't. */
export function markDifference(mark: string | null, other: string | null): string | null {
  if (other === mark) return null;
  if (other !== null) return `with the ${oeMarkName(other)} mark`;
  return mark === null ? null : `without the ${oeMarkName(mark)} mark`;
}
