import { wheels } from '@treadline/schema/trade/fitting/wheel';
import { useState, type SubmitEvent } from 'react';
import { failed } from '../../apollo/failureText.ts';
import type { Wheel } from '../../apollo/schema.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import {
  useCompleteFittingJobMutation,
  useReportFittingNoShowMutation,
  type JobSheetFragment,
} from './FittingJobRoute.generated.ts';
import { refusalOf, type JobLink } from './jobAnswer.ts';

const REFETCH = { refetchQueries: ['FittingJob'], awaitRefetchQueries: true };
const MEASURED: readonly Wheel[] = ['FRONT_LEFT', 'FRONT_RIGHT', 'REAR_LEFT', 'REAR_RIGHT'];

const numberIn = (typed: FormDataEntryValue | null): number | null => {
  const text = String(typed ?? '')
    .trim()
    .replaceAll(',', '');
  return text === '' ? null : Number(text);
};

/** A garage's report once the time of a job has come. Renders nothing before, and after the report. */
export function JobReport({ job, link }: { job: JobSheetFragment; link: JobLink }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [complete, { loading }] = useCompleteFittingJobMutation(REFETCH);
  const [miss, missing] = useReportFittingNoShowMutation(REFETCH);
  if (!job.canReport) return null;

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const treadDepths = MEASURED.flatMap((wheel) => {
      const mm = numberIn(form.get(wheel));
      return mm === null ? [] : [{ wheel, mm }];
    });
    const input = {
      ...link,
      treadDepths,
      mileage: numberIn(form.get('mileage')),
      casings: numberIn(form.get('casings')),
      wasteCarrier: String(form.get('wasteCarrier') ?? ''),
    };
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
      <TextField name="mileage" label="Mileage, in miles" inputMode="numeric" />
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-[650]">Tread depths in mm</legend>
        <div className="grid grid-cols-2 gap-3">
          {MEASURED.map((wheel) => (
            <TextField key={wheel} name={wheel} label={wheels[wheel].label} inputMode="decimal" />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField name="casings" label="Old tyres taken" inputMode="numeric" />
        <TextField name="wasteCarrier" label="Waste carrier’s registration" autoCapitalize="characters" />
      </div>
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
