import type { ReactNode } from 'react';
import type { ListColumn } from './listColumn.ts';
import type { ListFilter } from './listFilter.ts';
import type { Selection } from './selection.ts';
import type { ListControl } from './useListState.ts';

/** A tab of a list, with the number of its rows. */
export interface ListTab {
  /** Its name in the address: empty for the first tab, `all` for a tab of all rows that isn't first. */
  id: string;
  label: string;
  /** Absent until it's known. */
  count?: number;
}

/** A page of rows from the API. */
export interface ListPage<Row> {
  items: readonly Row[];
  pageInfo: { page: number; totalItems: number; totalPages: number };
}

/** A list that can be downloaded, as it's filtered and sorted. */
export interface ListFile {
  name: string;
  variables: object | undefined;
}

/** A row's identity. */
export type ListRow = { id: string | number } | { slug: string };

export const idOf = (row: ListRow): string => String('id' in row ? row.id : row.slug);

export interface AdminListProps<Row extends ListRow> {
  /** A plural such as "orders". It also names the list's saved views. */
  name: string;
  list: ListControl;
  columns: readonly ListColumn<Row, string>[];
  /** The loaded page, which survives a failed refresh; undefined until something has loaded. */
  page: ListPage<Row> | null | undefined;
  /** The error of the last load, if it failed. */
  error: unknown;
  onRetry: () => Promise<unknown>;
  /** A row's name for screen readers: "order TFL-7K3Q". */
  rowName: (row: Row) => string;
  /** A row as a card on a phone, with its one next action. */
  card: (row: Row) => ReactNode;
  /** Rows to highlight, such as an order about to miss its delivery promise. */
  emphasised?: (row: Row) => boolean;
  tabs?: readonly ListTab[];
  /** For a short list shown whole: no search, columns or saved views. */
  plain?: boolean;
  searchLabel?: string;
  filters?: readonly ListFilter[];
  /** Labels for the sorts offered besides the column headings. */
  sortLabels?: Readonly<Record<string, string>>;
  /** The selected rows. Without it, rows can't be selected. */
  selection?: Selection;
  bulkActions?: ReactNode;
  /** Whether bulk actions can apply to all matching rows, on other pages too. */
  canSelectEverything?: boolean;
  /** The list as a file: its name in the shop's paths, and the variables of its query. */
  file?: ListFile;
  /** Says what will appear here, and how. */
  empty: { title: string; text: ReactNode; action?: ReactNode };
}
