import type { ReactNode } from 'react';
import type { ListColumn } from './listColumn.ts';
import type { ListFilter } from './listFilter.ts';
import type { Selection } from './selection.ts';
import type { ListControl } from './useListState.ts';

/** A ready-made part of a list, with how many rows it holds. */
export interface ListTab {
  /** Its name in the address: empty for the first, and `all` for one of all rows that isn't the first. */
  id: string;
  label: string;
  /** Left out while it is not known. */
  count?: number;
}

/** One page of rows, as the API gives it. */
export interface ListPage<Row> {
  items: readonly Row[];
  pageInfo: { page: number; totalItems: number; totalPages: number };
}

/** What tells a row from the others. */
export type ListRow = { id: string | number } | { slug: string };

export const idOf = (row: ListRow): string => String('id' in row ? row.id : row.slug);

export interface AdminListProps<Row extends ListRow> {
  /** Names the list's saved views, and says what its rows are: "orders". */
  name: string;
  list: ListControl;
  columns: readonly ListColumn<Row, string>[];
  /** What is loaded; rows survive a failed refresh. Undefined while nothing is. */
  page: ListPage<Row> | null | undefined;
  /** What the last attempt to load failed with, if it did. */
  error: unknown;
  onRetry: () => Promise<unknown>;
  /** What a screen reader calls the row: "order TFL-7K3Q". */
  rowName: (row: Row) => string;
  /** A row as a card of a phone: what it is, and its one next action. */
  card: (row: Row) => ReactNode;
  /** Rows that stand out, such as one whose promise is about to be broken. */
  emphasised?: (row: Row) => boolean;
  tabs?: readonly ListTab[];
  /** A short list that is shown whole: without search, columns or saved views. */
  plain?: boolean;
  searchLabel?: string;
  filters?: readonly ListFilter[];
  /** The sorts that are offered beside the heads of the columns, in words. */
  sortLabels?: Readonly<Record<string, string>>;
  /** The ticked rows and what can be done with them; without it rows cannot be ticked. */
  selection?: Selection;
  bulkActions?: ReactNode;
  /** Whether the bulk actions work on all rows that match, on other pages too. */
  canSelectEverything?: boolean;
  /** What will appear here, and how. */
  empty: { title: string; text: ReactNode; action?: ReactNode };
}
