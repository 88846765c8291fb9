/** The values of a table that says something of each, in its order. */
export function valuesOf<Value extends string>(table: Readonly<Record<Value, unknown>>): readonly Value[] {
  // Keys are texts to the compiler, for an object may have more of them than its type says; these tables have not.
  return Object.keys(table) as Value[];
}

/** "All-Season", "all season" and "ALL_SEASON" are one word, as are "Car Tyres" and "car". */
export function bareWord(text: string): string {
  return text
    .toLowerCase()
    .replace(/tyres?/g, '')
    .replace(/[^a-z0-9]/g, '');
}

/** The value that a text names, by itself or by the label it may have, whatever its case, spaces and hyphens; undefined for none. */
export function readWord<Value extends string>(
  labels: Readonly<Record<Value, string | null>>,
  text: string,
): Value | undefined {
  const wanted = bareWord(text);
  return valuesOf(labels).find((value) =>
    [value, labels[value] ?? value].some((word) => bareWord(word) === wanted),
  );
}
