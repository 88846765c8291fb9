import type { AdminPageContentSort } from '../../apollo/schema.generated.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import { useListState } from '../list/state/useListState.ts';
import { RowLink } from '../list/table/RowLink.tsx';
import { filledTitle } from '../richText/filled.ts';
import { useAdminPageListQuery, type AdminPageListQuery } from './PageList.generated.ts';
import { editPath, historyPath, NEW_PAGE } from './pagePaths.ts';
import { textPlace } from './textPlace.ts';

type Row = NonNullable<AdminPageListQuery['adminPageContents']>['items'][number];

const SORTS: Readonly<Record<AdminPageContentSort, string>> = { TITLE: 'Title', NEWEST: 'Recently updated' };
const DEFAULTS = { sort: 'TITLE', sorts: Object.keys(SORTS) };
const TABS = [
  { id: '', label: 'In the shop' },
  { id: 'removed', label: 'Removed' },
];

const leadsTo = ({ slug, removedAt }: Row): string => (removedAt ? historyPath(slug) : editPath(slug));
const lastChange = ({ lastUpdatedAt, author }: Row): string =>
  `${formatDateTime(lastUpdatedAt)}${author ? `, ${author}` : ''}`;

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    id: 'title',
    label: 'Page',
    always: true,
    cell: (row) => <RowLink to={leadsTo(row)}>{row.title}</RowLink>,
  },
  { id: 'place', label: 'Where', cell: ({ slug }) => textPlace(slug) },
  { id: 'path', label: 'Web address', cell: ({ path }) => path },
  { id: 'changed', label: 'Last updated', cell: lastChange },
  { id: 'version', label: 'Version', figures: true, cell: ({ version }) => version },
];

/** The list of content pages. */
export function PageList() {
  const list = useListState(DEFAULTS);
  const { data, previousData, error, refetch } = useAdminPageListQuery({
    variables: {
      page: list.page,
      limit: list.pageSize,
      filter: { search: list.search, removed: list.tab === 'removed' },
      sort: list.sort === 'NEWEST' ? 'NEWEST' : 'TITLE',
    },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const pages = shown?.adminPageContents;
  const titled = (row: Row): Row => ({
    ...row,
    title: filledTitle(row.title, shown?.pagePlaceholders ?? []),
  });
  return (
    <AdminPage
      title="Pages"
      actions={
        <LinkButton to={NEW_PAGE} variant="primary">
          New page
        </LinkButton>
      }
    >
      <AdminList
        name="pages"
        list={list}
        columns={COLUMNS}
        page={pages && { ...pages, items: pages.items.map(titled) }}
        error={error}
        onRetry={refetch}
        rowName={({ title }) => `page ${title}`}
        card={(row) => (
          <div className="grid gap-1">
            <RowLink to={leadsTo(row)}>{row.title}</RowLink>
            <span className="text-ink-2">
              {textPlace(row.slug)} · {row.path}
            </span>
            <span className="text-ink-2">{lastChange(row)}</span>
          </div>
        )}
        tabs={TABS}
        searchLabel="Search pages"
        sortLabels={SORTS}
        empty={{
          title: 'No pages yet',
          text: 'Pages that you write appear here, for example one about recycling old tyres.',
          action: <LinkButton to={NEW_PAGE}>New page</LinkButton>,
        }}
      />
    </AdminPage>
  );
}
