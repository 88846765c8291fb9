/** The value below which a part of all values lie, such as 0.99; 0 for an empty list. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * part), values.length - 1)] ?? 0;

/** The median; 0 for an empty list. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
