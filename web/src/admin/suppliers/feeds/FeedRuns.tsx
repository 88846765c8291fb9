import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Mark } from '../../frame/mark/Mark.tsx';
import { polled } from '../../frame/waiting/polled.ts';
import { AdminList } from '../../list/AdminList.tsx';
import type { ListColumn } from '../../list/state/listColumn.ts';
import { useListState } from '../../list/state/useListState.ts';
import { filePath, outcomes } from './feedWords.tsx';
import { useSupplierFeedRunsQuery, type SupplierFeedRunsQuery } from './SupplierFeeds.generated.ts';

type Run = NonNullable<SupplierFeedRunsQuery['supplierFeedRuns']>['items'][number];

const LIST = { sort: '', sorts: [''] };
const POLL_MS = 5_000;

const whenOf = ({ startedAt, finishedAt, times }: Run): string =>
  times === 1 ? formatDateTime(startedAt) : `${times} times until ${formatDateTime(finishedAt ?? startedAt)}`;

function Outcome({ outcome }: Run) {
  const { label, tone } = outcomes[outcome];
  return <Mark tone={tone}>{label}</Mark>;
}

function Result({ message, fileName, import: file }: Run) {
  if (!file) return <span className="wrap-anywhere">{message}</span>;
  return (
    <Link to={filePath(file.id)} className="relative z-1 wrap-anywhere underline underline-offset-4">
      {fileName}
    </Link>
  );
}

const COLUMNS: readonly ListColumn<Run>[] = [
  { id: 'at', label: 'When', always: true, cell: whenOf },
  { id: 'outcome', label: 'Result', cell: Outcome },
  { id: 'file', label: 'File', cell: Result },
];

/** A feed's looks for a new file of the last 90 days. */
export function FeedRuns({ feedId }: { feedId: number }) {
  const list = useListState(LIST);
  const { data, previousData, error, refetch } = useSupplierFeedRunsQuery({
    variables: { feedId, page: list.page, limit: list.pageSize },
    fetchPolicy: 'cache-and-network',
    ...polled(POLL_MS),
  });
  return (
    <section aria-label="Looks for files" className="grid gap-3">
      <h2 className="text-lg">Looks for files</h2>
      <AdminList
        name="looks"
        plain
        list={list}
        columns={COLUMNS}
        page={(data ?? previousData)?.supplierFeedRuns}
        error={error}
        onRetry={() => refetch().catch(() => undefined)}
        rowName={whenOf}
        card={(run) => (
          <div className="grid gap-1.5">
            <div className="flex items-start justify-between gap-3">
              <span className="text-sm">{whenOf(run)}</span>
              <Outcome {...run} />
            </div>
            <Result {...run} />
          </div>
        )}
        empty={{ title: 'No looks yet', text: 'Each look for a new file appears here for 90 days.' }}
      />
    </section>
  );
}
