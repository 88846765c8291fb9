/** How many tyres there are of a value. */
export interface FacetCount {
  value: string;
  count: number;
}

/** The count of a value; values the server does not name have none. */
export function countOf(counts: readonly FacetCount[], value: string): number {
  return counts.find((facet) => facet.value === value)?.count ?? 0;
}
