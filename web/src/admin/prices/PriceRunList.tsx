import { Link } from 'react-router-dom';
import { failureText } from '../../apollo/failureText.ts';
import { formatCounted, formatDateTime } from '../../lib/text/format.ts';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { Pagination } from '../../ui/page/Pagination.tsx';
import { Mark } from '../frame/mark/Mark.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import { polled } from '../frame/waiting/polled.ts';
import type { ShownImportFragment } from '../imports/Imports.generated.ts';
import { stateOf } from '../imports/importWords.ts';
import { useListState } from '../list/state/useListState.ts';
import { priceRunPath } from './priceRun.ts';
import { usePriceRunsQuery } from './PriceRuns.generated.ts';

const POLL_MS = 5_000;
const DEFAULTS = { sort: '', sorts: [] };

/** The runs of the rules so far, newest first, with who made them and why. */
export function PriceRunList() {
  const list = useListState(DEFAULTS);
  const { data, error, refetch } = usePriceRunsQuery({
    variables: { page: list.page },
    fetchPolicy: 'cache-and-network',
    ...polled(POLL_MS),
  });
  const page = data?.imports;
  if (!page && error) return <LoadFailed what="the runs" why={failureText(error)} onRetry={refetch} />;
  return (
    <Panel title="Runs so far">
      {!page && <Skeleton className="h-24" />}
      {page?.items.length === 0 && (
        <p className="text-sm text-ink-2">
          None yet. Check the prices against the rules to see what would change; nothing changes until you
          apply it.
        </p>
      )}
      {page && page.items.length > 0 && (
        <>
          <ul className="divide-y divide-line">
            {page.items.map((one) => (
              <RunLine key={one.id} one={one} />
            ))}
          </ul>
          <Pagination
            page={page.pageInfo.page}
            totalPages={page.pageInfo.totalPages}
            hrefFor={(to) => list.hrefFor({ page: to })}
          />
        </>
      )}
    </Panel>
  );
}

function RunLine({ one }: { one: ShownImportFragment }) {
  const { label, tone } = stateOf(one);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm">
      <Link
        to={priceRunPath(one.id)}
        className="min-w-0 font-[650] wrap-anywhere underline underline-offset-4"
      >
        {one.reason ?? one.fileName}
      </Link>
      <Mark tone={tone}>{one.applyAt ? `Applies ${formatDateTime(one.applyAt)}` : label}</Mark>
      <span className="text-ink-2 sm:ml-auto">
        {formatCounted(one.total, 'tyre')} · {one.startedBy} · {formatDateTime(one.createdAt)}
      </span>
    </li>
  );
}
