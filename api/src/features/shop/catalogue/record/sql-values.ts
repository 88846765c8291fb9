/** The values of a statement's parameters $1, $2 … Text from outside always becomes a value, never SQL. */
export class SqlValues {
  readonly list: unknown[];

  constructor(list: readonly unknown[] = []) {
    this.list = [...list];
  }

  /** A copy, to which a statement can add its own values. */
  copy(): SqlValues {
    return new SqlValues(this.list);
  }

  /** Adds a value and returns its placeholder. */
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }

  /**
   * Adds the allowed values of a column and returns the condition. A single value is compared with "=", because only
   * then are the entries of an index that begins with the column sorted by the columns after it.
   */
  among(column: string, values: readonly unknown[], type: 'text' | 'integer'): string {
    return values.length === 1
      ? `${column} = ${this.add(values[0])}::${type}`
      : `${column} = any(${this.add(values)}::${type}[])`;
  }

  /**
   * Adds a number and returns its placeholder. The cast lets callers send numbers too large for a small column; they
   * match nothing.
   */
  addNumber(value: number): string {
    return `${this.add(value)}::integer`;
  }
}

/** Renumbers a statement that uses only some of the values, because the database accepts no unused ones. */
export function withUsed(text: string, values: readonly unknown[]): [text: string, values: unknown[]] {
  const used = [...new Set([...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))];
  const renumbered = text.replaceAll(
    /\$(\d+)/g,
    (_placeholder, number: string) => `$${used.indexOf(Number(number)) + 1}`,
  );
  return [renumbered, used.map((number) => values[number - 1])];
}

/**
 * Converts a statement for an entity manager: a question mark for each value, in order, and lists as the text of a
 * PostgreSQL array.
 */
export function positional(text: string, values: readonly unknown[]): [text: string, values: unknown[]] {
  const inOrder: unknown[] = [];
  const marked = text.replaceAll(/\$(\d+)/g, (_placeholder, number: string) => {
    const value = values[Number(number) - 1];
    inOrder.push(Array.isArray(value) ? listText(value) : value);
    return '?';
  });
  return [marked, inOrder];
}

function listText(list: readonly unknown[]): string {
  return `{${list.map((item) => `"${String(item).replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
}
