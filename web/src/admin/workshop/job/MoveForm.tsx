import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { useState, type SyntheticEvent } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { asLondonInput, fromLondonInput } from '../../form/londonTime.ts';
import { recounting } from '../../frame/waiting/useWaiting.ts';
import { useMoveJobMutation, type JobDetailsFragment } from './Job.generated.ts';
import { JOB_LISTS } from './jobLists.ts';

interface MoveFormProps {
  booking: JobDetailsFragment;
  onDone: () => void;
}

const ASK_FIRST =
  'This time is within the days in which the buyer can cancel the order, so they have to ask for it.';

/** Moves a job to another time at its place. If the time can't be had, it offers the next free ones. */
export function MoveForm({ booking: { id, revision, slot }, onDone }: MoveFormProps) {
  const [typed, setTyped] = useState(slot ? asLondonInput(slot.startsAt) : '');
  const [asksEarly, setAsksEarly] = useState(false);
  const [early, setEarly] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [next, setNext] = useState<readonly string[]>([]);
  const [moveJob, { loading }] = useMoveJobMutation(recounting(...JOB_LISTS));

  async function move(event: SyntheticEvent) {
    event.preventDefault();
    const start = fromLondonInput(typed);
    if (start === null) return setRefusal('Enter a day and a time.');
    const input = { bookingId: id, revision, start, requestsEarlyFitting: early };
    const { data, error } = await moveJob({ variables: { input } }).catch(failed);
    const answer = data?.moveBooking;
    if (answer?.__typename === 'Booking') {
      toast(`Moved to ${slotText(new Date(start))}.`);
      return onDone();
    }
    setNext(answer?.__typename === 'SlotUnavailable' ? answer.next.map(({ startsAt }) => startsAt) : []);
    if (answer?.__typename === 'InvalidInput') setAsksEarly(true);
    setRefusal(answer?.__typename === 'InvalidInput' ? ASK_FIRST : (answer?.message ?? failureText(error)));
  }

  return (
    <PostForm onSubmit={move} className="grid gap-4">
      {refusal && <Notice tone="bad" title={refusal} />}
      <TextField
        label="New time"
        type="datetime-local"
        step={1_800}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {next.length > 0 && (
        <div role="group" aria-label="Free times" className="flex flex-wrap gap-2">
          {next.map((startsAt) => (
            <Button key={startsAt} onClick={() => setTyped(asLondonInput(startsAt))}>
              {slotText(new Date(startsAt))}
            </Button>
          ))}
        </div>
      )}
      {asksEarly && (
        <Checkbox
          label="The buyer asks for fitting at this time, and knows that they can’t cancel it once it’s done."
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
