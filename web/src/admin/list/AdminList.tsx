import { failureText } from '../../apollo/failureText.ts';
import { useMediaQuery } from '../../lib/browser/useMediaQuery.ts';
import { Button } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { ListControls } from './controls/ListControls.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListTabs } from './ListTabs.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { shownColumns } from './state/listColumn.ts';
import { idOf, type AdminListProps, type ListRow } from './state/listProps.ts';
import { ListCards } from './table/ListCards.tsx';
import { ListLoading } from './table/ListLoading.tsx';
import { ListTable } from './table/ListTable.tsx';

/**
 * A list: tabs, search, filters, sort, columns and saved views, all kept in the address. It's a table, or cards on
 * a phone, with bulk actions for the selected rows. The server sorts, filters and counts.
 */
export function AdminList<Row extends ListRow>(props: AdminListProps<Row>) {
  const { list, page, tabs, selection } = props;
  return (
    <div className="grid content-start gap-3">
      {tabs && <ListTabs tabs={tabs} list={list} />}
      {!props.plain && <ListControls {...props} />}
      <ListBody {...props} />
      {page && <ListFooter page={page} list={list} name={props.name} file={props.file} />}
      {selection && page && (
        <SelectionBar
          selection={selection}
          name={props.name}
          total={page.pageInfo.totalItems}
          shown={page.items.map(idOf)}
          canSelectEverything={props.canSelectEverything}
        >
          {props.bulkActions}
        </SelectionBar>
      )}
    </div>
  );
}

function ListBody<Row extends ListRow>(props: AdminListProps<Row>) {
  const { page, error, onRetry, list, columns } = props;
  const isWide = useMediaQuery('(width >= 48rem)');
  if (!page)
    return error ? (
      <LoadFailed what={`the ${props.name}`} why={failureText(error)} onRetry={onRetry} />
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

/** Shown if the list is empty or nothing matches. A search in one tab may match in another, so it offers that. */
function NothingListed<Row extends ListRow>({ list, empty, name, tabs }: AdminListProps<Row>) {
  const all = tabs?.some(({ id }) => id === 'all') ? 'all' : '';
  const isNarrowed = list.search !== '' || list.tab !== '' || Object.keys(list.filters).length > 0;
  if (!isNarrowed && list.page === 1)
    return (
      <EmptyState title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    );
  return (
    <EmptyState
      title={`No matching ${name}`}
      action={
        list.search !== '' && list.tab !== all ? (
          <Button onClick={() => list.change({ tab: all, filters: {} })}>Search all {name}</Button>
        ) : (
          <Button onClick={() => list.change({ search: '', tab: all, filters: {} })}>Show all {name}</Button>
        )
      }
    >
      Try fewer filters or another spelling.
    </EmptyState>
  );
}
