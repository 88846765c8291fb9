/** The number of tyres for a value. */
export interface FacetCount {
  value: string;
  count: number;
}

/** The count of a value; values the server does not name have none. */
export function countOf(counts: readonly FacetCount[], value: string): number {
  return counts.find((facet) => facet.value === value)?.count ?? 0;
}

/** The distinct values that are not among the leading ones. */
export function others(values: Iterable<string>, leading: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => !leading.includes(value));
}
