import { useState, type SubmitEvent } from 'react';
import { failed } from '../../../apollo/failureText.ts';
import { reportIn, type TypedReport } from '../../../features/fitting/fittingReport.ts';
import { ReportFields } from '../../../features/fitting/ReportFields.tsx';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { refusalIn, type Answered } from './answered.ts';

interface ReportFormProps {
  send: (report: TypedReport) => Promise<Answered>;
  onDone: () => void;
}

/** Records that a job is done. */
export function ReportForm({ send, onDone }: ReportFormProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const report = reportIn(new FormData(event.currentTarget));
    if (typeof report === 'string') return setRefusal(report);
    setBusy(true);
    const refused = refusalIn(await send(report).catch(failed));
    setBusy(false);
    setRefusal(refused);
    if (refused !== null) return;
    toast('Recorded as done.');
    onDone();
  }

  return (
    <PostForm onSubmit={submit} className="grid gap-4">
      {refusal && <Notice tone="bad" title={refusal} />}
      <ReportFields />
      <DialogActions keepLabel="Back">
        <Button type="submit" variant="primary" busy={busy}>
          Tyres are fitted
        </Button>
      </DialogActions>
    </PostForm>
  );
}
