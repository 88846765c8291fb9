/** Rows in the order of their ids; null for an id without a row. */
export function inOrderOf<Id, Row>(
  ids: readonly Id[],
  rows: readonly Row[],
  idOf: (row: Row) => Id,
): (Row | null)[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The rows of each id, in their original order; empty for an id without rows. */
export function groupsOf<Id, Row>(ids: readonly Id[], rows: readonly Row[], idOf: (row: Row) => Id): Row[][] {
  const groups = Map.groupBy(rows, idOf);
  return ids.map((id) => groups.get(id) ?? []);
}
