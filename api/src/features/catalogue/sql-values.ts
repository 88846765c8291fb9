/** The values that a statement refers to as $1, $2 … Texts from outside become values, never SQL. */
export class SqlValues {
  readonly list: unknown[];

  constructor(list: readonly unknown[] = []) {
    this.list = [...list];
  }

  /** The same values, to which a statement adds its own. */
  copy(): SqlValues {
    return new SqlValues(this.list);
  }

  /** Adds a value and gives its placeholder. */
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }

  /**
   * Adds a number and gives its placeholder. Callers may send larger ones than the small columns hold,
   * and those match nothing.
   */
  addNumber(value: number): string {
    return `${this.add(value)}::integer`;
  }
}
