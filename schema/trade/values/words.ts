/** The keys of a table, in its order: the values that it describes. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  // The compiler sees keys as strings, because an object may have more of them than its type says; these
  // tables have not.
  return Object.keys(table) as Key[];
}

/**
 * An object made of its entries. The compiler checks the keys; that every property is among them, each with a value
 * of its type, is the caller's to see to: `Object.fromEntries` cannot tell.
 */
export function recordOf<Whole extends object>(entries: readonly (readonly [keyof Whole, unknown])[]): Whole {
  return Object.fromEntries(entries) as Whole;
}

/** "All-Season", "all season" and "ALL_SEASON" are one word, as are "Car Tyres" and "car". */
export function bareWord(text: string): string {
  return text
    .toLowerCase()
    .replace(/tyres?/g, '')
    .replace(/[^a-z0-9]/g, '');
}

/**
 * The value that a text names, by its own name or its label, in any case, spacing and hyphenation; undefined
 * if none.
 */
export function readWord<Value extends string>(
  labels: Readonly<Record<Value, string | null>>,
  text: string,
): Value | undefined {
  const wanted = bareWord(text);
  return keysOf(labels).find((value) =>
    [value, labels[value] ?? value].some((word) => bareWord(word) === wanted),
  );
}

/** A text that begins with a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
