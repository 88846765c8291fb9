import type { ReactNode } from 'react';

/** A column of a list. */
export interface ListColumn<Row> {
  /** Its name in the address. */
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The sorts of the API that its head switches between. */
  sort?: { up: string; down: string };
  /** Figures stand at the right. */
  figures?: boolean;
  /** Stays hidden until it is chosen. */
  optional?: boolean;
  /** Cannot be hidden: the column that names the row. */
  always?: boolean;
}

/** The columns that are shown: those chosen, else all that are not optional; always in the table's order. */
export function shownColumns<Row>(
  columns: readonly ListColumn<Row>[],
  chosen: readonly string[] | null,
): ListColumn<Row>[] {
  return columns.filter(({ id, always, optional }) => always || (chosen ? chosen.includes(id) : !optional));
}
