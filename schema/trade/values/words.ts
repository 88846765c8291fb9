/** The keys of a table, in its order, typed as its key type. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  // TypeScript types keys as strings, because an object can have more than its type says; these tables don't.
  return Object.keys(table) as Key[];
}

/**
 * An object made from entries. TypeScript checks the keys. The caller must provide every property with a value of its
 * type, which `Object.fromEntries` can't check.
 */
export function recordOf<Whole extends object>(entries: readonly (readonly [keyof Whole, unknown])[]): Whole {
  return Object.fromEntries(entries) as Whole;
}

/**
 * Reduces spellings to one form: "All-Season", "all season" and "ALL_SEASON" are the same, as are "Car Tyres" and
 * "car".
 */
export function bareWord(text: string): string {
  return text
    .toLowerCase()
    .replace(/tyres?/g, '')
    .replace(/[^a-z0-9]/g, '');
}

/** The value with this name or label, ignoring case, spaces and hyphens; undefined if there isn't one. */
export function readWord<Value extends string>(
  labels: Readonly<Record<Value, string | null>>,
  text: string,
): Value | undefined {
  const wanted = bareWord(text);
  return keysOf(labels).find((value) =>
    [value, labels[value] ?? value].some((word) => bareWord(word) === wanted),
  );
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
