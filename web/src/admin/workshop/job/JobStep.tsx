import { formatPrice } from '@treadline/schema/trade/values/money';
import { useState, type ReactNode } from 'react';
import { failed } from '../../../apollo/failureText.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { recounting } from '../../frame/waiting/useWaiting.ts';
import { refusalIn, type Answered } from './answered.ts';
import {
  useCancelJobMutation,
  useAskForAnotherTimeMutation,
  useCompleteJobMutation,
  useConfirmJobMutation,
  useRecordJobNoShowMutation,
  type JobDetailsFragment,
} from './Job.generated.ts';
import type { JobAct } from './JobActions.tsx';
import { JOB_LISTS } from './jobLists.ts';
import { MoveForm } from './MoveForm.tsx';
import { ReportForm } from './ReportForm.tsx';

/** The longest reason, as the API accepts it. */
const MOST_REASON = 500;

interface JobStepProps {
  act: JobAct;
  booking: JobDetailsFragment;
  onDone: () => void;
}

/** Takes one step with a job, after asking for its details. */
export function JobStep({ act, booking, onDone }: JobStepProps) {
  const options = recounting(...JOB_LISTS);
  const [confirmJob] = useConfirmJobMutation(options);
  const [completeJob] = useCompleteJobMutation(options);
  const [recordNoShow] = useRecordJobNoShowMutation(options);
  const [askForAnotherTime] = useAskForAnotherTimeMutation(options);
  const [reason, setReason] = useState('');
  const [cancelJob] = useCancelJobMutation(options);
  const { id: bookingId, cancelRefund } = booking;
  const variables = { bookingId };
  switch (act) {
    case 'move':
      return <MoveForm booking={booking} onDone={onDone} />;
    case 'complete':
      return (
        <ReportForm
          send={(report) => completeJob({ variables: { input: { bookingId, ...report } } })}
          onDone={onDone}
        />
      );
    case 'confirm':
      return (
        <Sure label="Confirm" done="Confirmed." send={() => confirmJob({ variables })} onDone={onDone}>
          The garage has agreed to the time by telephone. The buyer gets an email.
        </Sure>
      );
    case 'miss':
      return (
        <Sure
          label="Record no-show"
          done="Recorded."
          send={() => recordNoShow({ variables })}
          onDone={onDone}
        >
          The vehicle wasn’t there. The buyer gets an email.
        </Sure>
      );
    case 'giveUp':
      return (
        <Sure
          label="Ask the buyer"
          done="The buyer has been asked."
          send={() => askForAnotherTime({ variables: { bookingId, reason } })}
          onDone={onDone}
        >
          The time is free again, and the buyer is asked by email to choose another, or gets the money back.
          <TextAreaField
            label="Why it can’t be kept, for the buyer to read"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            length={reason.length}
            maxLength={MOST_REASON}
            rows={3}
            className="pt-3"
          />
        </Sure>
      );
    case 'cancel':
      return (
        <Sure
          label={cancelRefund ? `Cancel and refund ${formatPrice(cancelRefund)}` : 'Cancel fitting'}
          done="Cancelled."
          send={() => cancelJob({ variables })}
          onDone={onDone}
        >
          The time is free again, the tyres go back into stock, and what was paid for them and their fitting
          is refunded. The buyer gets an email. This can’t be undone.
        </Sure>
      );
  }
}

interface SureProps {
  label: string;
  /** The toast once it's done. */
  done: string;
  send: () => Promise<Answered>;
  onDone: () => void;
  children: ReactNode;
}

function Sure({ label, done, send, onDone, children }: SureProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function take() {
    setBusy(true);
    const refused = refusalIn(await send().catch(failed));
    setBusy(false);
    setRefusal(refused);
    if (refused !== null) return;
    toast(done);
    onDone();
  }

  return (
    <div className="grid gap-4">
      {refusal && <Notice tone="bad" title={refusal} />}
      <div>{children}</div>
      <DialogActions keepLabel="Back">
        <Button variant="primary" busy={busy} onClick={() => void take()}>
          {label}
        </Button>
      </DialogActions>
    </div>
  );
}
