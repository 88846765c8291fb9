/** The tyres of a range: a condition on a row p of `products`, with its values as $1, $2 … */
export interface RangeScope {
  readonly where: string;
  readonly values: readonly unknown[];
}
