import { formatPrice } from '@treadline/schema/trade/values/money';
import { useState } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { useCancelFittingMutation, type FittingFragment } from './OrderFittings.generated.ts';

const FAILED_TEXT = 'Something went wrong, so the fitting isn’t cancelled. Please try again, or call us.';

/** Cancels a fitting after confirmation. Renders nothing if it's too late. */
export function CancelFitting({ fitting }: { fitting: FittingFragment }) {
  const { id, canCancel, cancelRefund } = fitting;
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [cancel, { loading }] = useCancelFittingMutation({ refetchQueries: ['OwnOrder'] });

  async function confirm() {
    setRefusal(undefined);
    const { data, error } = await cancel({ variables: { bookingId: id } }).catch(failed);
    const answer = data?.cancelBooking;
    if (answer?.__typename === 'Booking') setAsking(false);
    else setRefusal(answer?.message ?? failureText(error, FAILED_TEXT));
  }

  if (!canCancel) return null;
  return (
    <>
      <Button variant="plain" onClick={() => setAsking(true)}>
        Cancel the fitting
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Cancel this fitting?"
        confirmLabel="Yes, cancel it"
        keepLabel="Keep the fitting"
        refusal={refusal}
        busy={loading}
        onConfirm={() => void confirm()}
      >
        <p>
          Your time is given to others, and the tyres of this fitting aren’t sent to you.
          {cancelRefund !== null &&
            ` We’ll refund ${formatPrice(cancelRefund)} for the tyres and their fitting, the way you paid.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
