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
   * Adds the values that a column may have, and gives the condition. A single one is compared by "=": only then do the
   * entries of an index that begins with the column stand in the order of what follows it.
   */
  among(column: string, values: readonly unknown[], type: 'text' | 'integer'): string {
    return values.length === 1
      ? `${column} = ${this.add(values[0])}::${type}`
      : `${column} = any(${this.add(values)}::${type}[])`;
  }

  /**
   * Adds a number and gives its placeholder. Callers may send larger ones than the small columns hold,
   * and those match nothing.
   */
  addNumber(value: number): string {
    return `${this.add(value)}::integer`;
  }
}

/** A statement that leaves some of the values out, with the others numbered anew: the database takes no unused ones. */
export function withUsed(text: string, values: readonly unknown[]): [text: string, values: unknown[]] {
  const used = [...new Set([...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))];
  const renumbered = text.replaceAll(
    /\$(\d+)/g,
    (_placeholder, number: string) => `$${used.indexOf(Number(number)) + 1}`,
  );
  return [renumbered, used.map((number) => values[number - 1])];
}

/**
 * A statement with its values as an entity manager takes them: a question mark for each value, in their order, and
 * lists as the text that PostgreSQL reads as one.
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
