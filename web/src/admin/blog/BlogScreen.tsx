import type { AdminBlogPostSort, BlogPostState } from '../../apollo/schema.generated.ts';
import { formatCount } from '../../lib/text/format.ts';
import { ColourDot } from '../../ui/base/ColourDot.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import type { ListFilter } from '../list/state/listFilter.ts';
import { useListState } from '../list/state/useListState.ts';
import { RowLink } from '../list/table/RowLink.tsx';
import { useBlogLabelsQuery, type BlogLabelsQuery } from './BlogLabels.generated.ts';
import { useAdminBlogListQuery, type AdminBlogListQuery } from './BlogList.generated.ts';
import { LABELS, NEW_POST, postEditPath } from './blogPaths.ts';
import { postDate, PostState } from './PostState.tsx';

type Row = NonNullable<AdminBlogListQuery['adminBlogPosts']>['items'][number];

const SORTS: Record<AdminBlogPostSort, string> = {
  NEWEST: 'Newest first',
  CHANGED: 'Recently updated',
  TITLE: 'Title',
  MOST_READ: 'Most read',
};
const DEFAULTS = { sort: 'NEWEST', sorts: Object.keys(SORTS), filters: ['topic', 'tag'] };
const STATES: Readonly<Record<string, BlogPostState>> = {
  drafts: 'DRAFT',
  scheduled: 'SCHEDULED',
  published: 'PUBLISHED',
  removed: 'DELETED',
};
const TABS = [
  { id: '', label: 'All' },
  { id: 'drafts', label: 'Drafts' },
  { id: 'scheduled', label: 'Scheduled' },
  { id: 'published', label: 'Published' },
  { id: 'removed', label: 'Removed' },
];

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    id: 'title',
    label: 'Article',
    always: true,
    cell: ({ id, title }) => <RowLink to={postEditPath(id)}>{title}</RowLink>,
  },
  { id: 'state', label: 'Status', cell: ({ state }) => <PostState state={state} /> },
  { id: 'date', label: 'Published', cell: postDate },
  { id: 'topic', label: 'Topic', cell: (row) => <Topic row={row} /> },
  { id: 'author', label: 'Author', optional: true, cell: ({ authorName }) => authorName },
  { id: 'readers', label: 'Readers', figures: true, cell: ({ viewsCount }) => formatCount(viewsCount) },
];

function Topic({ row: { category } }: { row: Row }) {
  return (
    <span className="flex items-center gap-1.5">
      <ColourDot colour={category.colour} />
      {category.name}
    </span>
  );
}

function filtersOf(labels: BlogLabelsQuery['blogLabels'] | undefined): ListFilter[] {
  const options = (list: readonly { id: number; name: string }[] = []) =>
    list.map(({ id, name }) => ({ value: String(id), label: name }));
  return [
    { id: 'topic', label: 'Topic', kind: 'one', options: options(labels?.categories) },
    { id: 'tag', label: 'Tag', kind: 'one', options: options(labels?.tags) },
  ];
}

const numberIn = (values: readonly string[] | undefined): number | null => Number(values?.[0]) || null;

/** /admin/blog: all articles, including drafts and scheduled ones. */
export function BlogScreen() {
  const list = useListState(DEFAULTS);
  const labels = useBlogLabelsQuery().data?.blogLabels;
  const { data, previousData, error, refetch } = useAdminBlogListQuery({
    variables: {
      page: list.page,
      limit: list.pageSize,
      filter: {
        search: list.search,
        state: STATES[list.tab] ?? null,
        categoryId: numberIn(list.filters['topic']),
        tagId: numberIn(list.filters['tag']),
      },
      sort: list.sort as AdminBlogPostSort,
    },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AdminPage
      title="Blog"
      actions={
        <>
          <LinkButton to={LABELS}>Topics and tags</LinkButton>
          <LinkButton to={NEW_POST} variant="primary">
            New article
          </LinkButton>
        </>
      }
    >
      <AdminList
        name="articles"
        list={list}
        columns={COLUMNS}
        page={(data ?? previousData)?.adminBlogPosts}
        error={error}
        onRetry={refetch}
        rowName={({ title }) => `article ${title}`}
        card={(row) => (
          <div className="grid gap-1.5">
            <RowLink to={postEditPath(row.id)}>{row.title}</RowLink>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
              <PostState state={row.state} />
              {postDate(row)}
            </span>
            <span className="text-ink-2">
              {row.category.name} · {formatCount(row.viewsCount)} readers
            </span>
          </div>
        )}
        tabs={TABS}
        searchLabel="Search articles"
        filters={filtersOf(labels)}
        sortLabels={SORTS}
        empty={{
          title: 'No articles yet',
          text: 'Articles and drafts appear here.',
          action: <LinkButton to={NEW_POST}>New article</LinkButton>,
        }}
      />
    </AdminPage>
  );
}
