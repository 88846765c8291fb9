import type { ReactNode } from 'react';

/**
 * A column of a list.
 * @typeParam Sort the sorts that the list's query accepts; `never` if it can't be sorted.
 */
export interface ListColumn<Row, Sort extends string = never> {
  /** Its name in the address. */
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The API's sorts that its heading toggles between. */
  sort?: { up: Sort; down: Sort };
  /** Aligns figures to the right. */
  figures?: boolean;
  /** Hidden until chosen. */
  optional?: boolean;
  /** Can't be hidden: the column that names the row. */
  always?: boolean;
}

/** The chosen columns, or by default all that aren't optional, in the table's order. */
export function shownColumns<Row>(
  columns: readonly ListColumn<Row, string>[],
  chosen: readonly string[] | null,
): ListColumn<Row, string>[] {
  return columns.filter(({ id, always, optional }) => always || (chosen ? chosen.includes(id) : !optional));
}
