import { useState, type SubmitEvent } from 'react';
import { failed } from '../../apollo/failureText.ts';
import { reportIn } from '../../features/fitting/fittingReport.ts';
import { ReportFields } from '../../features/fitting/ReportFields.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import {
  useCompleteFittingJobMutation,
  useReportFittingNoShowMutation,
  type JobSheetFragment,
} from './FittingJobRoute.generated.ts';
import { refusalOf, type JobLink } from './jobAnswer.ts';

const REFETCH = { refetchQueries: ['FittingJob'], awaitRefetchQueries: true };
/** A garage's report once the time of a job has come. Renders nothing before, and after the report. */
export function JobReport({ job, link }: { job: JobSheetFragment; link: JobLink }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [complete, { loading }] = useCompleteFittingJobMutation(REFETCH);
  const [miss, missing] = useReportFittingNoShowMutation(REFETCH);
  if (!job.canReport) return null;

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const report = reportIn(new FormData(event.currentTarget));
    if (typeof report === 'string') return setRefusal(report);
    const input = { ...link, ...report };
    setRefusal(refusalOf(await complete({ variables: { input } }).catch(failed)));
  }

  async function sendNoShow() {
    setRefusal(refusalOf(await miss({ variables: { input: link } }).catch(failed)));
    setAsking(false);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      aria-label="Report"
      className="grid gap-4 rounded-lg border border-line bg-card p-5 md:p-6"
    >
      <h2 className="text-xl">Report the job</h2>
      {refusal && <Notice tone="bad" title={refusal} />}
      <ReportFields />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={loading}>
          The tyres are fitted
        </Button>
        <Button onClick={() => setAsking(true)}>Nobody came</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Nobody came?"
        confirmLabel="Yes, report it"
        busy={missing.loading}
        onConfirm={() => void sendNoShow()}
      >
        <p>We’ll email the buyer, and agree with you what happens to the tyres.</p>
      </ConfirmDialog>
    </form>
  );
}
