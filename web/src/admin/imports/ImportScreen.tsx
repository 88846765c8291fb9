import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { downloadFile } from '../../apollo/downloadFile.ts';
import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { formatCount, formatCounted, formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Mark } from '../frame/mark/Mark.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import { polled } from '../frame/waiting/polled.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportRows } from './ImportRows.tsx';
import type { ShownImportFragment } from './Imports.generated.ts';
import type { ImportSection } from './importSection.ts';
import { importStates, isWorking } from './importWords.ts';

const POLL_MS = 1_000;

/** A file's columns, its effect, and what became of it. The address has its id. */
export function ImportScreen({ section }: { section: ImportSection }) {
  const id = Number(useParams()['id']) || 0;
  const query = section.useImport({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    ...polled(POLL_MS),
  });
  const one = query.data?.import;
  const back = { to: section.path, label: 'Imports' };
  if (!one)
    return (
      <NotShown query={query} thing="import" back={back}>
        The link may be incomplete.
      </NotShown>
    );
  const { label, tone } = importStates[one.status];
  return (
    <AdminPage
      title={one.fileName}
      mark={<Mark tone={tone}>{label}</Mark>}
      back={back}
      actions={<Actions section={section} one={one} />}
    >
      <p className="text-sm text-ink-2">
        {[
          one.format,
          one.decimalComma && 'decimal commas',
          formatCounted(one.total, 'row'),
          one.startedBy,
          formatDateTime(one.createdAt),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {one.problem && <Notice tone="bad" title={one.problem} />}
      {isWorking(one.status) && <Progress one={one} />}
      {one.status === 'READY' && one.work === 0 && (
        <Notice title="This file would change nothing">
          <p>Every row is as the shop has it, or can’t be applied.</p>
        </Notice>
      )}
      <Figures section={section} one={one} />
      {(one.status === 'MAPPING' || one.status === 'READY') && (
        <ImportColumns key={one.status} section={section} one={one} />
      )}
      {one.status !== 'MAPPING' && one.status !== 'CHECKING' && <ImportRows section={section} one={one} />}
    </AdminPage>
  );
}

function Progress({ one: { status, progress, work } }: { one: ShownImportFragment }) {
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm">
        {importStates[status].label}: {formatCount(progress)} of {formatCount(work)}
      </p>
      <progress
        className="h-2 w-full accent-ink"
        aria-label={importStates[status].label}
        value={progress}
        max={Math.max(work, 1)}
      />
    </div>
  );
}

/** The figures of rows with a fault. */
const FAULTY: readonly string[] = ['REFUSED', 'LATE', 'KEPT'];

interface Parts {
  section: ImportSection;
  one: ShownImportFragment;
}

function Figures({ section: { files, warnings }, one: { id, figures } }: Parts) {
  if (figures.length === 0) return null;
  const hasFaults = figures.some(({ name }) => FAULTY.includes(name));
  return (
    <Panel
      title="In figures"
      action={
        hasFaults && (
          <Button onClick={() => void downloadFile(`${files}/${id}/faults.csv`).catch(toastFailure)}>
            Download faults
          </Button>
        )
      }
    >
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {figures.map(({ name, label, count }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd
              className={`text-xl tabular-nums ${FAULTY.includes(name) || warnings.includes(name) ? 'text-bad' : ''}`}
            >
              {formatCount(count)}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const countOf = ({ figures }: ShownImportFragment, name: string): number =>
  figures.find((figure) => figure.name === name)?.count ?? 0;

function Actions({ section, one }: Parts) {
  const { id, status, work, canUndo } = one;
  const [apply, { loading: isApplying }] = section.useApply();
  const [cancel, { loading: isStopping }] = section.useCancel();
  const [isAsking, setAsking] = useState(false);

  async function onApply() {
    const { data, error } = await apply({ variables: { id, mode: 'EACH' } }).catch(failed);
    const said = data?.answer;
    if (!said) toastFailure(error);
    else if (said.__typename !== 'Import') toast(said.message, { seconds: 8 });
  }

  async function onCancel() {
    const { data, error } = await cancel({ variables: { id } }).catch(failed);
    const said = data?.answer;
    if (!said) toastFailure(error);
    else if (said.__typename !== 'Import') toast(said.message, { seconds: 8 });
  }

  const canStop = ['MAPPING', 'CHECKING', 'READY', 'APPLYING'].includes(status);
  return (
    <>
      {canStop && (
        <Button busy={isStopping} onClick={() => void onCancel()}>
          {status === 'APPLYING' ? 'Stop' : 'Discard'}
        </Button>
      )}
      {canUndo && <Button onClick={() => setAsking(true)}>Undo</Button>}
      {status === 'READY' && work > 0 && (
        <Button variant="primary" busy={isApplying} onClick={() => void onApply()}>
          Apply {formatCounted(work, 'row')}
        </Button>
      )}
      <UndoDialog section={section} one={one} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

function UndoDialog({ section, one, ...dialog }: Parts & { open: boolean; onClose: () => void }) {
  const [undo, { loading }] = section.useUndo();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function onConfirm() {
    const { data, error } = await undo({ variables: { id: one.id } }).catch(failed);
    const said = data?.answer;
    if (said?.__typename === 'Import') dialog.onClose();
    else if (said) setRefusal(said.message);
    else toastFailure(error);
  }

  return (
    <ConfirmDialog
      {...dialog}
      title="Undo this import?"
      confirmLabel="Undo it"
      keepLabel="Leave it"
      refusal={refusal}
      busy={loading}
      onConfirm={() => void onConfirm()}
    >
      <p>
        {formatCounted(countOf(one, 'DONE'), section.thing)} will be as before; new ones are deleted.{' '}
        {section.undoKeeps}
      </p>
    </ConfirmDialog>
  );
}
