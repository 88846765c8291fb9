import type { ReactNode } from 'react';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ListCards } from './ListCards.tsx';
import { shownColumns, type ListColumn } from './listColumn.ts';
import { ListControls } from './ListControls.tsx';
import type { ListFilter } from './listFilter.ts';
import { ListFooter } from './ListFooter.tsx';
import { ListLoading } from './ListLoading.tsx';
import { ListTable } from './ListTable.tsx';
import { ListTabs, type ListTab } from './ListTabs.tsx';
import type { Selection } from './selection.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { ListControl } from './useListState.ts';

/** One page of rows, as the API gives it. */
export interface ListPage<Row> {
  items: readonly Row[];
  pageInfo: { page: number; totalItems: number; totalPages: number };
}

export interface AdminListProps<Row> {
  /** Names the list's saved views, and says what its rows are: "orders". */
  name: string;
  list: ListControl;
  columns: readonly ListColumn<Row>[];
  /** What is loaded; rows survive a failed refresh. Undefined while nothing is. */
  page: ListPage<Row> | null | undefined;
  /** Whether the last attempt to load failed. */
  failed: boolean;
  onRetry: () => void;
  rowId: (row: Row) => string;
  /** What a screen reader calls the row: "order TFL-7K3Q". */
  rowName: (row: Row) => string;
  /** A row as a card of a phone: what it is, and its one next action. */
  card: (row: Row) => ReactNode;
  /** Rows that stand out, such as one whose promise is about to be broken. */
  emphasised?: (row: Row) => boolean;
  tabs?: readonly ListTab[];
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

/**
 * A list of the admin: tabs, search, filters, sort, columns and saved views, all kept in the address; a table, or
 * cards on a phone; ticked rows with what can be done with them; and designed states for loading, nothing and failure.
 * The server sorts, filters and counts.
 */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { list, page, tabs, selection, rowId } = props;
  return (
    <div className="grid content-start gap-3">
      {tabs && <ListTabs tabs={tabs} list={list} />}
      <ListControls {...props} />
      <ListBody {...props} />
      {page && <ListFooter page={page} list={list} name={props.name} />}
      {selection && page && (
        <SelectionBar
          selection={selection}
          name={props.name}
          total={page.pageInfo.totalItems}
          shown={page.items.map(rowId)}
          canSelectEverything={props.canSelectEverything}
        >
          {props.bulkActions}
        </SelectionBar>
      )}
    </div>
  );
}

function ListBody<Row>(props: AdminListProps<Row>) {
  const { page, failed, onRetry, list, columns } = props;
  const isWide = useMediaQuery('(width >= 48rem)');
  if (!page)
    return failed ? (
      <Notice tone="bad" title={`We couldn’t load the ${props.name}.`}>
        <Button className="mt-2 justify-self-start" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    ) : (
      <ListLoading name={props.name} />
    );
  if (page.items.length === 0) return <NothingListed {...props} />;
  return isWide ? (
    <ListTable {...props} page={page} columns={shownColumns(columns, list.columns)} />
  ) : (
    <ListCards {...props} page={page} />
  );
}

/** Nothing at all, or nothing that matches. */
function NothingListed<Row>({ list, empty, name }: AdminListProps<Row>) {
  const isNarrowed = list.search !== '' || list.tab !== '' || Object.keys(list.filters).length > 0;
  if (!isNarrowed && list.page === 1)
    return (
      <EmptyState title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    );
  return (
    <EmptyState
      title={`No ${name} match`}
      action={
        <Button onClick={() => list.change({ search: '', tab: '', filters: {} })}>Show all {name}</Button>
      }
    >
      Try fewer filters or another spelling.
    </EmptyState>
  );
}
