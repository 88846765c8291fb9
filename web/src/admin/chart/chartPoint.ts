/** A value at a time. */
export interface ChartPoint {
  /** Tells the points apart, for example a date. */
  at: string;
  /** The point of time in words: "3 Nov". */
  name: string;
  value: number;
  /** The value at the same place of the period before. */
  before?: number;
}
