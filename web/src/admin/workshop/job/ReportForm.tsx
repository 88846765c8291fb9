import { wheels, WHEELS } from '@treadline/schema/trade/fitting/wheel';
import { useState, type SubmitEvent } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import type { CompleteBookingInput, Wheel } from '../../../apollo/schema.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { numberTyped } from './numberTyped.ts';

type Report = Omit<CompleteBookingInput, 'bookingId'>;

interface ReportFormProps {
  send: (report: Report) => Promise<{
    data?: { answer: { __typename: string; message?: string } | null } | null | undefined;
    error?: unknown;
  }>;
  onDone: () => void;
}

const MOTORCYCLE: readonly Wheel[] = ['FRONT', 'REAR'];
const MEASURED = WHEELS.filter((wheel) => !MOTORCYCLE.includes(wheel));

/** The record of a job that is done. All of it can be left out. */
export function ReportForm({ send, onDone }: ReportFormProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textOf = (name: string): string => String(form.get(name) ?? '');
    const depths = MEASURED.map((wheel) => ({ wheel, mm: numberTyped(textOf(wheel)) }));
    const [mileage, casings] = [numberTyped(textOf('mileage')), numberTyped(textOf('casings'))];
    const isClear = [mileage, casings, ...depths.map(({ mm }) => mm)].every((value) => !Number.isNaN(value));
    if (!isClear) return setRefusal('Enter the mileage, depths and old tyres in figures.');
    const treadDepths = depths.flatMap(({ wheel, mm }) => (mm === null ? [] : [{ wheel, mm }]));
    setBusy(true);
    const report = { mileage, casings, treadDepths, wasteCarrier: textOf('wasteCarrier') || null };
    const { data, error } = await send(report).catch(failed);
    setBusy(false);
    const answer = data?.answer;
    if (!answer || answer.message !== undefined) return setRefusal(answer?.message ?? failureText(error));
    toast('Recorded as done.');
    onDone();
  }

  return (
    <PostForm onSubmit={submit} className="grid gap-4">
      {refusal && <Notice tone="bad" title={refusal} />}
      <TextField
        name="mileage"
        label="Mileage"
        optional
        inputMode="numeric"
        hint="In miles, as on the dashboard."
      />
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="pb-1.5 text-sm font-[650]">Tread depth in mm</legend>
        {MEASURED.map((wheel) => (
          <TextField key={wheel} name={wheel} label={wheels[wheel].label} optional inputMode="decimal" />
        ))}
      </fieldset>
      <div className="grid grid-cols-2 items-end gap-3">
        <TextField name="casings" label="Old tyres taken" optional inputMode="numeric" />
        <TextField
          name="wasteCarrier"
          label="Waste carrier"
          optional
          autoCapitalize="characters"
          maxLength={20}
        />
      </div>
      <DialogActions keepLabel="Back">
        <Button type="submit" variant="primary" busy={busy}>
          Tyres are fitted
        </Button>
      </DialogActions>
    </PostForm>
  );
}
