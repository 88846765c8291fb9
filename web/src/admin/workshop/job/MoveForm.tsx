import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { useState, type SyntheticEvent } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { EARLY_FITTING_ASKED } from '../../../features/fitting/earlyFitting.ts';
import { FittingTimes } from '../../../features/fitting/FittingTimes.tsx';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { recounting } from '../../frame/waiting/useWaiting.ts';
import { useMoveJobMutation, type JobDetailsFragment } from './Job.generated.ts';
import { JOB_LISTS } from './jobLists.ts';

interface MoveFormProps {
  booking: JobDetailsFragment;
  onDone: () => void;
}

const ASK_FIRST =
  'This time is within the days in which the buyer can cancel the order, so they have to ask for it.';

/** Moves a job to another free time at its place. */
export function MoveForm({ booking: { id, revision, order }, onDone }: MoveFormProps) {
  const [start, setStart] = useState<string | null>(null);
  const [asksEarly, setAsksEarly] = useState(false);
  const [early, setEarly] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [moveJob, { loading }] = useMoveJobMutation(recounting(...JOB_LISTS, 'FittingDays'));

  async function move(event: SyntheticEvent) {
    event.preventDefault();
    if (start === null) return setRefusal('Choose a time first.');
    const input = { bookingId: id, revision, start, requestsEarlyFitting: early };
    const { data, error } = await moveJob({ variables: { input } }).catch(failed);
    const answer = data?.moveBooking;
    if (answer?.__typename === 'Booking') {
      toast(`Moved to ${slotText(new Date(start))}.`);
      return onDone();
    }
    if (answer?.__typename === 'InvalidInput') setAsksEarly(true);
    setRefusal(answer?.__typename === 'InvalidInput' ? ASK_FIRST : (answer?.message ?? failureText(error)));
  }

  return (
    <PostForm onSubmit={move} className="grid gap-4">
      {refusal && <Notice tone="bad" title={refusal} />}
      <FittingTimes orderId={order.id} bookingId={id} chosen={start} onChoose={setStart} />
      {start !== null && (
        <p aria-live="polite" className="font-[650]">
          New time: {slotText(new Date(start))}
        </p>
      )}
      {asksEarly && (
        <Checkbox
          label={EARLY_FITTING_ASKED}
          checked={early}
          onChange={({ target }) => setEarly(target.checked)}
        />
      )}
      <p className="text-sm text-ink-2">The buyer gets an email. A partner has to confirm the new time.</p>
      <DialogActions keepLabel="Keep the old time">
        <Button type="submit" variant="primary" busy={loading}>
          Move job
        </Button>
      </DialogActions>
    </PostForm>
  );
}
