import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { downloadFile } from '../../apollo/downloadFile.ts';
import { failed } from '../../apollo/failureText.ts';
import type { ImportDoubtful } from '../../apollo/schema.generated.ts';
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
import { DoubtfulDialog } from './DoubtfulDialog.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportRows } from './ImportRows.tsx';
import type { ShownImportFragment } from './Imports.generated.ts';
import type { RunSection } from './importSection.ts';
import { importStates, isWorking, stateOf } from './importWords.ts';
import { LaterDialog } from './LaterDialog.tsx';

const POLL_MS = 1_000;

interface RunScreenProps {
  section: RunSection;
  /** Further facts about a run whose effect is known. */
  facts?: (one: ShownImportFragment) => ReactNode;
}

/** A change to many records: its effect, and what became of it. The address has its id. */
export function RunScreen({ section, facts }: RunScreenProps) {
  const id = Number(useParams()['id']) || 0;
  const query = section.useImport({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    ...polled(POLL_MS),
  });
  const one = query.data?.import;
  if (!one)
    return (
      <NotShown query={query} thing={section.run} back={section.list}>
        The link may be incomplete.
      </NotShown>
    );
  const { label, tone } = stateOf(one);
  return (
    <AdminPage
      title={one.fileName}
      mark={<Mark tone={tone}>{label}</Mark>}
      back={section.list}
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
      {one.reason && <p className="wrap-anywhere">{one.reason}</p>}
      {one.problem && <Notice tone="bad" title={one.problem} />}
      {one.hold && (one.status === 'READY' || one.status === 'MAPPING') && (
        <Notice tone="warn" title={one.hold} />
      )}
      {one.doubt && (
        <Notice tone="warn" title={one.doubt}>
          {section.elsewhere && (
            <Link to={section.elsewhere.to} className="justify-self-start underline underline-offset-4">
              {section.elsewhere.label}
            </Link>
          )}
        </Notice>
      )}
      {one.applyAt && (
        <Notice title={`It’s applied on ${formatDateTime(one.applyAt)}`}>
          <p>
            Rows whose records are edited before then are left out.
            {doubtfulOf(one).length > 0 &&
              (one.doubtful === 'APPLY' ? ' Doubtful rows are applied too.' : ' So are doubtful rows.')}
          </p>
        </Notice>
      )}
      {isWorking(one.status) && <Progress one={one} />}
      {one.status === 'READY' && one.work === 0 && <NothingToApply section={section} one={one} />}
      <Figures section={section} one={one} />
      {isChecked(one) && facts?.(one)}
      {section.useMap && (one.status === 'MAPPING' || one.status === 'READY') && (
        <ImportColumns key={one.status} section={{ ...section, useMap: section.useMap }} one={one} />
      )}
      {isChecked(one) && <ImportRows section={section} one={one} />}
    </AdminPage>
  );
}

const isChecked = ({ status }: ShownImportFragment): boolean => status !== 'MAPPING' && status !== 'CHECKING';

function NothingToApply({ section, one }: Parts) {
  const isAllRefused = countOf(one, 'REFUSED') === one.total;
  return isAllRefused ? (
    <Notice tone="warn" title={`Every row of this ${section.run} is refused`}>
      <p>The list below says why.</p>
    </Notice>
  ) : (
    <Notice title={`This ${section.run} would change nothing`}>
      <p>Every row is as the shop has it, or can’t be applied.</p>
    </Notice>
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
  section: RunSection;
  one: ShownImportFragment;
}

function Figures({ section: { files, warnings }, one: { id, figures } }: Parts) {
  const isBad = (name: string) => FAULTY.includes(name) || Object.hasOwn(warnings, name);
  if (figures.length === 0) return null;
  const hasFaults = figures.some(({ name }) => FAULTY.includes(name));
  return (
    <Panel
      title="In figures"
      action={
        files !== null &&
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
            <dd className={`text-xl tabular-nums ${isBad(name) ? 'text-bad' : ''}`}>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const doubtfulOf = ({ figures }: ShownImportFragment): ShownImportFragment['figures'] =>
  figures.filter(({ isDoubtful }) => isDoubtful);

const countOf = ({ figures }: ShownImportFragment, name: string): number =>
  figures.find((figure) => figure.name === name)?.count ?? 0;

type When = 'now' | 'later';

function Actions({ section, one }: Parts) {
  const { id, status, work, canUndo } = one;
  const [apply, { loading: isApplying }] = section.useApply();
  const [cancel, { loading: isStopping }] = section.useCancel();
  const [isAsking, setAsking] = useState(false);
  const [isLater, setLater] = useState(false);
  const [doubted, setDoubted] = useState<When | null>(null);
  const [doubtful, setDoubtful] = useState<ImportDoubtful>('LEAVE_OUT');
  const doubts = doubtfulOf(one);

  function onStart(when: When, treatment: ImportDoubtful) {
    setDoubted(null);
    setDoubtful(treatment);
    if (when === 'later') setLater(true);
    else void onApply(null, treatment);
  }

  const onPress = (when: When) => (doubts.length > 0 ? setDoubted(when) : onStart(when, 'LEAVE_OUT'));

  async function onApply(at: string | null, treatment: ImportDoubtful) {
    const variables = { id, mode: 'EACH', doubtful: treatment, at } as const;
    const { data, error } = await apply({ variables }).catch(failed);
    const said = data?.answer;
    if (!said) toastFailure(error);
    else if (said.__typename !== 'Import') toast(said.message, { seconds: 8 });
    else setLater(false);
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
        <>
          <Button onClick={() => onPress('later')}>Apply later…</Button>
          <Button variant="primary" busy={isApplying} onClick={() => onPress('now')}>
            Apply {formatCounted(work, 'row')}
          </Button>
        </>
      )}
      <DoubtfulDialog
        figures={doubts}
        open={doubted !== null}
        onClose={() => setDoubted(null)}
        busy={isApplying}
        onChoose={(treatment) => doubted && onStart(doubted, treatment)}
      />
      <LaterDialog
        open={isLater}
        onClose={() => setLater(false)}
        busy={isApplying}
        onChoose={(at) => onApply(at, doubtful)}
      />
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
      title={`Undo this ${section.run}?`}
      confirmLabel="Undo it"
      keepLabel="Leave it"
      refusal={refusal}
      busy={loading}
      onConfirm={() => void onConfirm()}
    >
      <p>
        {formatCounted(countOf(one, 'DONE'), section.thing)} will be as before
        {section.added !== null && '; new ones are deleted'}. {section.undoKeeps}
      </p>
    </ConfirmDialog>
  );
}
