export interface FacetCount {
  value: string;
  count: number;
}

/** The count of a value; 0 if the server doesn't list it. */
export function countOf(counts: readonly FacetCount[], value: string): number {
  return counts.find((facet) => facet.value === value)?.count ?? 0;
}

/** The distinct values that aren't among the leading ones. */
export function others(values: Iterable<string>, leading: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => !leading.includes(value));
}
