import type { ImportKind } from '../../../../platform/features/import-kind.ts';
import { columnName } from '../../../../platform/tables/table.ts';
import type { ColumnMapping } from './import.entity.ts';

/** A condition on a row of `imports`: a file with the columns of the JSON array $2, in its order. */
export const HAS_COLUMNS = `jsonb_path_query_array(mapping, '$[*].name') = $2::jsonb`;

/** As much of a cell's text as is quoted beside what's wrong with it. */
export const LONGEST_QUOTE = 60;

/** The kind's columns by their own names, and by the others that they're known by. */
function knownNames({ columns }: ImportKind): readonly ReadonlyMap<string, string>[] {
  const named = Object.entries(columns);
  return [
    new Map([
      ...named.map(([column, { label }]) => [columnName(label), column] as const),
      ...named.map(([column]) => [column, column] as const),
    ]),
    new Map(named.flatMap(([column, { aliases = [] }]) => aliases.map((alias) => [alias, column] as const))),
  ];
}

/** Matches a file's columns by their names. Each column of the kind is matched once, at best by its own name. */
export function matchColumns(kind: ImportKind, names: readonly string[]): ColumnMapping {
  const matched = new Map<string, string>();
  for (const known of knownNames(kind))
    for (const name of names) {
      const column = known.get(columnName(name));
      if (column !== undefined && !matched.has(name) && ![...matched.values()].includes(column))
        matched.set(name, column);
    }
  return names.map((name) => ({ name, column: matched.get(name) ?? null }));
}

/** Whether a file with these columns says which records it's about. */
export const hasKey = ({ keys }: ImportKind, mapping: ColumnMapping): boolean =>
  mapping.some(({ column }) => column !== null && keys.includes(column));

/** The cells of a row by the kind's names. */
export const cellsOf = (mapping: ColumnMapping, cells: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    mapping.flatMap(({ column }, index) => (column === null ? [] : [[column, cells[index] ?? ''] as const])),
  );

/** The sentence for a file whose columns say nothing about which records it's about. */
export const noKey = ({ keys, columns }: ImportKind): string =>
  `No column says which record a row is about. Match one of ${keys
    .map((key) => columns[key]?.label ?? key)
    .join(', ')}.`;
