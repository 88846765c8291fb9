import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { useState } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { EARLY_FITTING_ASKED } from '../../../features/fitting/earlyFitting.ts';
import { FittingTimes } from '../../../features/fitting/FittingTimes.tsx';
import { OtherCentre } from '../../../features/fitting/OtherCentre.tsx';
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

/** The new time, and the new centre; null for the same place. */
interface Choice {
  centre: string | null;
  start: string | null;
}

const ASK_FIRST =
  'This time is within the days in which the buyer can cancel the order, so they have to ask for it.';
const NOTHING: Choice = { centre: null, start: null };

/** Moves a job to another free time at its place or, while the tyres haven't been sent, at another centre. */
export function MoveForm({ booking, onDone }: MoveFormProps) {
  const { id, revision, order, centre, canChangeCentre } = booking;
  const [{ centre: elsewhere, start }, choose] = useState(NOTHING);
  const [isElsewhere, setElsewhere] = useState(false);
  const [asksEarly, setAsksEarly] = useState(false);
  const [early, setEarly] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [moveJob, { loading }] = useMoveJobMutation(recounting(...JOB_LISTS, 'FittingDays'));

  async function move() {
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
      {isElsewhere ? (
        <OtherCentre booking={booking} choice={{ centre: elsewhere, start }} onChoose={choose} />
      ) : (
        <FittingTimes
          orderId={order.id}
          bookingId={id}
          chosen={start}
          onChoose={(time) => choose({ centre: null, start: time })}
        />
      )}
      {canChangeCentre && (
        <Button
          variant="plain"
          className="justify-self-start px-0!"
          onClick={() => {
            setElsewhere(!isElsewhere);
            choose(NOTHING);
          }}
        >
          {isElsewhere ? `Stay at ${centre?.name}` : 'Choose another centre'}
        </Button>
      )}
      {centre && !canChangeCentre && (
        <p className="text-sm text-ink-2">
          The tyres have been sent to {centre.name}, so the job stays there.
        </p>
      )}
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
        <Button variant="primary" busy={loading} onClick={() => void move()}>
          Move job
        </Button>
      </DialogActions>
    </div>
  );
}
