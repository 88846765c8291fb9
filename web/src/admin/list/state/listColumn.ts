import type { ReactNode } from 'react';

/**
 * A column of a list.
 * @typeParam Sort the sorts that the list's query takes; a list that takes none has no heads to sort by.
 */
export interface ListColumn<Row, Sort extends string = never> {
  /** Its name in the address. */
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The sorts of the API that its head switches between. */
  sort?: { up: Sort; down: Sort };
  /** Figures stand at the right. */
  figures?: boolean;
  /** Stays hidden until it is chosen. */
  optional?: boolean;
  /** Cannot be hidden: the column that names the row. */
  always?: boolean;
}

/** The columns that are shown: those chosen, else all that are not optional; always in the table's order. */
export function shownColumns<Row>(
  columns: readonly ListColumn<Row, string>[],
  chosen: readonly string[] | null,
): ListColumn<Row, string>[] {
  return columns.filter(({ id, always, optional }) => always || (chosen ? chosen.includes(id) : !optional));
}
