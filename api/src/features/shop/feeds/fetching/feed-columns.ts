import type { ColumnMapping, MatchedFile } from '../../../operations/imports/index.ts';

/** The sentence for a feed's first file, whose columns a person has to look at once. */
const FIRST = 'It’s the first file of this feed. Check how its columns are matched, then apply it.';

const listed = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

/**
 * Matches the columns of a feed's file as those of its last applied one.
 * @param last null if none was applied yet.
 */
export function matchAsBefore(last: ColumnMapping | null, columns: readonly string[]): MatchedFile {
  if (!last) return { mapping: null, hold: FIRST };
  const known = new Map(last.map(({ name, column }) => [name, column]));
  const missing = last.map(({ name }) => name).filter((name) => !columns.includes(name));
  const further = columns.filter((name) => !known.has(name));
  const mapping = columns.map((name) => ({ name, column: known.get(name) ?? null }));
  if (missing.length === 0 && further.length === 0) return { mapping, hold: null };
  const changes = [
    ...(missing.length > 0 ? [`${listed(missing)} missing`] : []),
    ...(further.length > 0 ? [`${listed(further)} new`] : []),
  ];
  return { mapping: null, hold: `Its columns have changed: ${changes.join(', ')}. Match them again.` };
}
