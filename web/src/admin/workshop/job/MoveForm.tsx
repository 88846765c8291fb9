import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { useState } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { EARLY_FITTING_ASKED } from '../../../features/fitting/earlyFitting.ts';
import { NewSlot, NO_NEW_SLOT } from '../../../features/fitting/NewSlot.tsx';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
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

/** Moves a job to another free time at its place or, while the tyres haven't been sent, at another centre. */
export function MoveForm({ booking, onDone }: MoveFormProps) {
  const { id, revision, order, centre, canChangeCentre } = booking;
  const [choice, choose] = useState(NO_NEW_SLOT);
  const [asksEarly, setAsksEarly] = useState(false);
  const [early, setEarly] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [moveJob, { loading }] = useMoveJobMutation(recounting(...JOB_LISTS, 'FittingDays'));

  async function move() {
    const { centre: elsewhere, start } = choice;
    if (start === null) return setRefusal('Choose a time first.');
    const input = { bookingId: id, revision, start, centre: elsewhere, requestsEarlyFitting: early };
    const { data, error } = await moveJob({ variables: { input } }).catch(failed);
    const answer = data?.moveBooking;
    if (answer?.__typename === 'Booking') {
      const place = elsewhere === null ? [] : [answer.centre?.name];
      toast(`Moved to ${[...place, slotText(new Date(start))].join(', ')}.`);
      return onDone();
    }
    if (answer?.__typename === 'InvalidInput') setAsksEarly(true);
    setRefusal(answer?.__typename === 'InvalidInput' ? ASK_FIRST : (answer?.message ?? failureText(error)));
  }

  return (
    <div className="grid gap-4">
      {refusal && <Notice tone="bad" title={refusal} />}
      <NewSlot orderId={order.id} booking={booking} choice={choice} onChoose={choose} />
      {centre && !canChangeCentre && (
        <p className="text-sm text-ink-2">
          The tyres have been sent to {centre.name}, so the job stays there.
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
        <Button variant="primary" busy={loading} onClick={() => void move()}>
          Move job
        </Button>
      </DialogActions>
    </div>
  );
}
