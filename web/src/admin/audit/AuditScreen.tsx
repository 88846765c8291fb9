import { Link } from 'react-router-dom';
import { formatDateTime } from '../../lib/text/format.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import type { ListFilter } from '../list/state/listFilter.ts';
import { useListState, type ListControl } from '../list/state/useListState.ts';
import { AuditChanges } from './AuditChanges.tsx';
import { useAuditChoicesQuery, useAuditLogQuery, type AuditLogQuery } from './AuditLog.generated.ts';
import { actionName, dayBegins, said, screenOf } from './auditSubject.ts';

type Entry = NonNullable<AuditLogQuery['auditLog']>['items'][number];

const LIST = { sort: '', sorts: [''], filters: ['who', 'subject', 'action', 'from', 'to', 'id'] };
const TABS = [
  { id: '', label: 'All' },
  { id: 'safety', label: 'Security' },
];

function Who({ entry: { actorName, actorLabel } }: { entry: Entry }) {
  return (
    <span className="grid min-w-36">
      <span className="wrap-anywhere">{actorName}</span>
      {actorLabel && <span className="text-xs text-ink-2">{actorLabel}</span>}
    </span>
  );
}

/** The action and its object, linked to the object's screen if it has one. */
function What({ entry: { subject, subjectId, subjectName, action } }: { entry: Entry }) {
  const to = screenOf(subject, subjectId);
  return (
    <span className="grid min-w-44">
      <span className="font-[650] wrap-anywhere">{actionName(action)}</span>
      <span className="text-xs wrap-anywhere text-ink-2">
        {to === null ? (
          [said(subject), subjectName].filter(Boolean).join(' ')
        ) : (
          <Link to={to} className="underline underline-offset-4 hover:text-ink">
            {subjectName ?? `${said(subject)} ${shortId(subjectId)}`}
          </Link>
        )}
      </span>
    </span>
  );
}

/** Shortens a long id, as far as it stays recognisable. */
const shortId = (id: string): string => (id.length > 20 ? id.slice(0, 8).toUpperCase() : said(id));

const COLUMNS: readonly ListColumn<Entry>[] = [
  {
    id: 'when',
    label: 'When',
    always: true,
    cell: ({ at }) => <span className="whitespace-nowrap">{formatDateTime(at)}</span>,
  },
  { id: 'who', label: 'Who', always: true, cell: (entry) => <Who entry={entry} /> },
  { id: 'what', label: 'What', always: true, cell: (entry) => <What entry={entry} /> },
  {
    id: 'changes',
    label: 'Before and after',
    always: true,
    cell: ({ before, after }) => (
      <div className="min-w-72">
        <AuditChanges before={before} after={after} />
      </div>
    ),
  },
];

const optionsOf = (words: readonly string[] = [], name = said) =>
  words.map((word) => ({ value: word, label: name(word) }));

function useAuditFilters(): readonly ListFilter[] {
  const { data } = useAuditChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const { actors = [], subjects, actions } = data?.auditChoices ?? {};
  return [
    {
      id: 'who',
      label: 'Who',
      kind: 'one',
      options: actors.map(({ id, name }) => ({ value: id, label: name })),
    },
    { id: 'subject', label: 'Type of object', kind: 'one', options: optionsOf(subjects) },
    { id: 'action', label: 'Action', kind: 'one', options: optionsOf(actions, actionName) },
    { id: 'from', label: 'From', kind: 'date' },
    { id: 'to', label: 'To', kind: 'date' },
    { id: 'id', label: 'ID of the object', kind: 'text' },
  ];
}

function filterOf({ search, tab, filters }: ListControl) {
  const one = (id: string) => filters[id]?.[0] ?? null;
  return {
    search,
    onlySecurity: tab === 'safety',
    actor: one('who'),
    subject: one('subject'),
    subjectId: one('id'),
    action: one('action'),
    from: dayBegins(filters['from']?.[0]),
    to: dayBegins(filters['to']?.[0], 1),
  };
}

/** /admin/audit: who did what and when, with a tab for security events. */
export function AuditScreen() {
  const list = useListState(LIST);
  const filters = useAuditFilters();
  const { data, error, refetch, variables } = useAuditLogQuery({
    variables: { filter: filterOf(list), page: list.page, limit: list.pageSize },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AdminPage title="Audit log">
      <AdminList
        name="changes"
        file={{ name: 'audit', variables }}
        list={list}
        tabs={TABS}
        searchLabel="Name, object or value"
        filters={filters}
        columns={COLUMNS}
        page={data?.auditLog}
        error={error}
        onRetry={refetch}
        rowName={({ action, subject }) => `${action}, ${subject}`}
        card={(entry) => (
          <div className="grid gap-2">
            <div className="flex items-start justify-between gap-3">
              <What entry={entry} />
              <span className="text-right text-xs text-ink-2">{formatDateTime(entry.at)}</span>
            </div>
            <Who entry={entry} />
            <AuditChanges before={entry.before} after={entry.after} />
          </div>
        )}
        empty={{
          title: 'No changes yet',
          text: 'Every change by people and programs is kept here, with the values before and after.',
        }}
      />
    </AdminPage>
  );
}
