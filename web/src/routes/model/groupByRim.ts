interface Sized {
  /** In inches. */
  diameter: number;
}

/** Groups sizes by rim diameter in inches, smallest rim first, keeping the order within each rim. */
export function groupByRim<Size extends Sized>(
  sizes: readonly Size[],
): { diameter: number; sizes: Size[] }[] {
  const groups = Map.groupBy(sizes, ({ diameter }) => diameter);
  return [...groups]
    .map(([diameter, ofRim]) => ({ diameter, sizes: ofRim }))
    .sort((a, b) => a.diameter - b.diameter);
}
