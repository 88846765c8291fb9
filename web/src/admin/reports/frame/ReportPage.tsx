import type { ReactNode } from 'react';
import { failureText } from '../../../apollo/failureText.ts';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { LoadFailed } from '../../../ui/page/LoadFailed.tsx';
import { AdminPage } from '../../frame/page/AdminPage.tsx';

/** A figure's name and definition. */
export interface Definition {
  label: string;
  meaning: string;
}

interface ReportPageProps<Data> {
  title: string;
  /** The definitions of the figures. */
  definitions: readonly Definition[];
  controls?: ReactNode;
  /** The result of the query hook. */
  query: { error?: unknown; refetch: () => Promise<unknown> };
  /** Undefined or null until it's loaded. */
  data: Data | null | undefined;
  isEmpty: (data: Data) => boolean;
  /** Shown if there's nothing to report. */
  empty: string;
  children: (data: Data) => ReactNode;
}

/** A report in every state: its choices, its figures, and their definitions beside them. */
export function ReportPage<Data>(props: ReportPageProps<Data>) {
  const { title, definitions, controls, query, data, isEmpty, empty, children } = props;
  return (
    <AdminPage title={title} back={{ to: '/admin/reports', label: 'Reports' }}>
      {controls}
      <details className="text-sm">
        <summary className="flex min-h-9 w-fit items-center underline underline-offset-4">
          What these figures mean
        </summary>
        <dl className="grid gap-x-6 gap-y-2 pt-2 md:grid-cols-2">
          {definitions.map(({ label, meaning }) => (
            <div key={label}>
              <dt className="font-[650]">{label}</dt>
              <dd className="text-ink-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
      {query.error !== undefined && query.error !== null && (
        <LoadFailed what="this report" why={failureText(query.error)} onRetry={query.refetch} />
      )}
      {!data && !query.error && <Skeleton className="h-96" />}
      {data && !query.error && (isEmpty(data) ? <EmptyState title={empty} /> : children(data))}
    </AdminPage>
  );
}
