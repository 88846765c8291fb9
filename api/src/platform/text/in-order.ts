/** Rows in the order of the ids that they were read by; null for an id that has none. */
export function inOrderOf<Id, Row>(
  ids: readonly Id[],
  rows: readonly Row[],
  idOf: (row: Row) => Id,
): (Row | null)[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The rows of each id, as they come; none for an id that has none. */
export function groupsOf<Id, Row>(ids: readonly Id[], rows: readonly Row[], idOf: (row: Row) => Id): Row[][] {
  const groups = Map.groupBy(rows, idOf);
  return ids.map((id) => groups.get(id) ?? []);
}
