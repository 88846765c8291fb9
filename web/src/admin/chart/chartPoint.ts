export interface ChartPoint {
  /** A unique key, such as a date. */
  at: string;
  /** The label of the point: "3 Nov". */
  name: string;
  value: number;
  /** The value at the same place in the previous period. */
  before?: number;
}
