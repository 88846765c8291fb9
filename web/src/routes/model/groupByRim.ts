/** What groups sizes. */
interface Sized {
  /** Rim diameter in inches. */
  diameter: number;
}

/** Sizes by rim diameter in inches, the smallest rim first and each rim's sizes in the order given. */
export function groupByRim<Size extends Sized>(
  sizes: readonly Size[],
): { diameter: number; sizes: Size[] }[] {
  const groups = Map.groupBy(sizes, ({ diameter }) => diameter);
  return [...groups]
    .map(([diameter, ofRim]) => ({ diameter, sizes: ofRim }))
    .sort((a, b) => a.diameter - b.diameter);
}
