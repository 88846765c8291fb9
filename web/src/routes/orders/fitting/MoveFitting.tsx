import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { useState } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { NewSlot, NO_NEW_SLOT } from '../../../features/fitting/NewSlot.tsx';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import {
  useMoveFittingMutation,
  type FittingFragment,
  type OrderFittingsFragment,
} from './OrderFittings.generated.ts';

const FAILED_TEXT = 'Something went wrong, so the fitting hasn’t moved. Please try again, or call us.';

const EARLY =
  'Please fit the tyres within the period in which I can cancel. Once they’re fitted, I can’t cancel the fitting.';

interface MoveFittingProps {
  order: OrderFittingsFragment;
  fitting: FittingFragment;
}

/** Moves a fitting to another free time or, while the tyres haven't been sent, another centre. */
export function MoveFitting({ order, fitting }: MoveFittingProps) {
  const [isOpen, setOpen] = useState(false);
  if (!fitting.canMove) return null;
  const isAsked = fitting.slot === null || fitting.proposals.length > 0;
  return (
    <>
      <Button variant={isAsked ? 'primary' : 'outlined'} onClick={() => setOpen(true)}>
        {isAsked ? 'Choose a time' : 'Change the time'}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Choose another time">
        <MoveForm order={order} fitting={fitting} onMoved={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function MoveForm({ order, fitting, onMoved }: MoveFittingProps & { onMoved: () => void }) {
  const { centre } = fitting;
  const [choice, setChoice] = useState(NO_NEW_SLOT);
  const [early, setEarly] = useState(false);
  const [asksEarly, setAsksEarly] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [move, { loading }] = useMoveFittingMutation({ refetchQueries: ['OwnOrder', 'FittingDays'] });

  async function confirm() {
    setRefusal(undefined);
    if (choice.start === null) return setRefusal('Please choose a time first.');
    const input = {
      bookingId: fitting.id,
      revision: fitting.revision,
      start: choice.start,
      centre: choice.centre,
      requestsEarlyFitting: early,
    };
    const { data, error } = await move({ variables: { input } }).catch(failed);
    const answer = data?.moveBooking;
    if (answer?.__typename === 'Booking') return onMoved();
    if (answer?.__typename === 'InvalidInput') setAsksEarly(true);
    setRefusal(answer?.message ?? failureText(error, FAILED_TEXT));
    setChoice({ ...choice, start: null });
  }

  return (
    <div className="grid gap-4">
      {refusal && <Notice tone="bad" title={refusal} />}
      {fitting.proposals.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-[650]">{centre?.name} proposes</legend>
          {fitting.proposals.map(({ startsAt }) => (
            <Button
              key={startsAt}
              aria-pressed={choice.start === startsAt}
              onClick={() => setChoice({ centre: null, start: startsAt })}
            >
              {slotText(new Date(startsAt))}
            </Button>
          ))}
        </fieldset>
      )}
      <NewSlot orderId={order.id} booking={fitting} choice={choice} onChoose={setChoice} />
      {asksEarly && (
        <Checkbox checked={early} onChange={({ target }) => setEarly(target.checked)} label={EARLY} />
      )}
      <DialogActions keepLabel="Keep the old time">
        <Button variant="primary" busy={loading} onClick={() => void confirm()}>
          Move the fitting
        </Button>
      </DialogActions>
    </div>
  );
}
