import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { saveFile } from '../../lib/browser/saveFile.ts';
import { londonDay } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { Spinner } from '../../ui/base/Spinner.tsx';
import { DropArea } from '../../ui/form/DropArea.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import { sendCentreFile, type CentreImportAnswer } from './centreFile.ts';
import { useAskFittingCentreFile } from './Centres.generated.ts';
import { BACK_TO_CENTRES } from './fittingPaths.ts';
import { ImportPlan } from './ImportPlan.tsx';

/** /admin/fitting-centres/import: all centres as a file, and back. */
export function ImportScreen() {
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<CentreImportAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function send(chosen: File, step: 'check' | 'apply') {
    setFile(chosen);
    setBusy(true);
    const said = await sendCentreFile(chosen, step);
    setBusy(false);
    setAnswer(said);
    if (!('fault' in said) && said.is_applied) toast('Centres imported. Shoppers see them at once.');
  }

  const plan = answer && !('fault' in answer) ? answer : null;
  const canApply = plan !== null && !plan.is_applied && plan.fault_count === 0 && plan.centres.length > 0;
  return (
    <AdminPage title="Import and export centres" back={BACK_TO_CENTRES}>
      <div className="grid gap-4 lg:grid-cols-2">
        <Panel title="Export">
          <p className="text-sm text-ink-2">
            All centres in one CSV file, which a spreadsheet opens. Change it and import it again, or use it
            as a pattern for new centres.
          </p>
          <ExportButton />
        </Panel>
        <Panel title="Import">
          <p className="text-sm text-ink-2">
            Rows find their centres by their slugs; unknown ones are new. An empty cell leaves what we have, a
            dash clears it, and columns can be left out. Nothing changes until you’ve seen what would.
          </p>
          <FileDrop isBusy={isBusy} onFile={(chosen) => void send(chosen, 'check')} />
        </Panel>
      </div>
      {file && <h2 className="text-lg wrap-anywhere">{file.name}</h2>}
      {answer && 'fault' in answer && <Notice tone="bad" title={answer.fault} />}
      {plan && <ImportPlan plan={plan} />}
      {file && canApply && (
        <Button
          variant="primary"
          busy={isBusy}
          className="justify-self-start"
          onClick={() => void send(file, 'apply')}
        >
          Import {plan.added + plan.changed} {plan.added + plan.changed === 1 ? 'centre' : 'centres'}
        </Button>
      )}
    </AdminPage>
  );
}

function ExportButton() {
  const ask = useAskFittingCentreFile();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const text = (await ask())?.fittingCentreFile ?? '';
      saveFile(`fitting-centres-${londonDay(new Date())}.csv`, new Blob([text], { type: 'text/csv' }));
    } catch (error) {
      toastFailure(error);
    }
    setBusy(false);
  }

  return (
    <Button busy={isBusy} className="justify-self-start" onClick={() => void download()}>
      <Download className="size-4" />
      Download centres
    </Button>
  );
}

function FileDrop({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const take = ([file]: File[]) => {
    if (file) onFile(file);
  };
  return (
    <DropArea
      onFiles={take}
      className="grid min-h-24 cursor-pointer place-items-center gap-1 p-4 text-center"
    >
      {isBusy ? <Spinner /> : <FileUp className="size-5" />}
      <span>{isBusy ? 'Checking…' : 'Choose a CSV or XLSX file, or drop it here'}</span>
      <span className="text-xs text-ink-2">Up to 5,000 rows</span>
      <input
        type="file"
        accept=".csv,.xlsx,text/csv"
        className="sr-only"
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </DropArea>
  );
}
