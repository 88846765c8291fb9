import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { failureText } from '../../apollo/failureText.ts';
import { sendBody } from '../../apollo/sendFile.ts';
import { formatCounted, formatDateTime } from '../../lib/text/format.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { DropArea } from '../../ui/form/DropArea.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { Pagination } from '../../ui/page/Pagination.tsx';
import { Mark } from '../frame/mark/Mark.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import { polled } from '../frame/waiting/polled.ts';
import { useListState } from '../list/state/useListState.ts';
import type { ShownImportFragment } from './Imports.generated.ts';
import type { ImportSection } from './importSection.ts';
import { stateOf } from './importWords.ts';

const POLL_MS = 5_000;
const DEFAULTS = { sort: '', sorts: [] };

interface ImportsScreenProps {
  section: ImportSection;
  /** The record that all rows belong to, such as a supplier's id. */
  about?: string;
}

/** Sends a file of a kind, and lists the imports so far. */
export function ImportsScreen({ section, about }: ImportsScreenProps) {
  const list = useListState(DEFAULTS);
  const { data, error, refetch } = section.useImports({
    variables: { page: list.page, ...(about === undefined ? {} : { about }) },
    fetchPolicy: 'cache-and-network',
    ...polled(POLL_MS),
  });
  const page = data?.imports;
  return (
    <AdminPage title={section.title} back={section.back}>
      <div className="grid gap-4 lg:grid-cols-2">
        <UploadPanel section={section} about={about} />
        <ColumnsPanel section={section} />
      </div>
      {!page && !error && <Skeleton className="h-40" />}
      {!page && error && <LoadFailed what="the imports" why={failureText(error)} onRetry={refetch} />}
      {page && page.items.length > 0 && (
        <Panel title="Imports so far">
          <ul className="divide-y divide-line">
            {page.items.map((one) => (
              <ImportLine key={one.id} one={one} to={`${section.path}/${one.id}`} />
            ))}
          </ul>
          <Pagination
            page={page.pageInfo.page}
            totalPages={page.pageInfo.totalPages}
            hrefFor={(to) => list.hrefFor({ page: to })}
          />
        </Panel>
      )}
    </AdminPage>
  );
}

function ImportLine({ one, to }: { one: ShownImportFragment; to: string }) {
  const { label, tone } = stateOf(one);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm">
      <Link to={to} className="min-w-0 font-[650] wrap-anywhere underline underline-offset-4">
        {one.fileName}
      </Link>
      <Mark tone={tone}>{label}</Mark>
      <span className="text-ink-2 sm:ml-auto">
        {formatCounted(one.total, 'row')} · {one.startedBy} · {formatDateTime(one.createdAt)}
      </span>
    </li>
  );
}

function UploadPanel({ section, about }: ImportsScreenProps) {
  const navigate = useNavigate();
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function send([file]: File[]) {
    if (!file || share !== null) return;
    setFault(null);
    setShare(0);
    const sent = await sendBody(
      `${section.files}?${new URLSearchParams({ apply: 'no', file: file.name, ...(about ? { about } : {}) })}`,
      file,
      setShare,
    );
    setShare(null);
    if ('fault' in sent) return setFault(sent.fault);
    // The path answers in its documented shape, which its own test proves.
    const { import: started } = sent.answer as unknown as { import: { id: number } };
    void navigate(`${section.path}/${started.id}`);
  }

  return (
    <Panel title="New import">
      <p className="text-sm text-ink-2">
        {section.introduction} An empty cell leaves what we have
        {section.clears !== false && ', and a dash clears it'}. Nothing changes until you’ve seen what would.
      </p>
      {fault && <Notice tone="bad" title={fault} />}
      <DropArea
        onFiles={(files) => void send(files)}
        className="grid min-h-28 cursor-pointer place-items-center content-center gap-1 p-4 text-center"
      >
        <FileUp className="size-5" />
        <span>
          {share === null
            ? 'Choose a CSV or XLSX file, or drop it here'
            : share < 1
              ? `Sending: ${Math.round(share * 100)}%`
              : 'Reading the file…'}
        </span>
        <span className="text-xs text-ink-2">Up to 200,000 rows and 64 MB</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.ndjson"
          className="sr-only"
          disabled={share !== null}
          onChange={({ target }) => {
            void send([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </DropArea>
    </Panel>
  );
}

function ColumnsPanel({ section }: { section: ImportSection }) {
  const { data } = section.useColumns();
  return (
    <Panel title="Columns">
      <p className="text-sm text-ink-2">
        Commas, semicolons, tabs, decimal commas and every usual encoding are recognised. Columns can come in
        any order and be left out; we match them by their names, and you can correct that.
      </p>
      <details>
        <summary className="flex min-h-9 cursor-pointer items-center text-sm underline underline-offset-4">
          Every column and its values
        </summary>
        <dl className="mt-2 grid gap-x-4 gap-y-1 rounded-md bg-tint p-3 text-sm sm:grid-cols-[auto_1fr]">
          {data?.columns?.map(({ name, label, meaning }) => (
            <div key={name} className="contents">
              <dt className="font-[650]">{label}</dt>
              <dd className="text-ink-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="text-sm text-ink-2">{section.pattern}</p>
    </Panel>
  );
}
