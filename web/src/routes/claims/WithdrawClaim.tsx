import { useState } from 'react';
import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { Button } from '../../ui/base/Button.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { useWithdrawClaimMutation } from './ClaimRoute.generated.ts';

/** Withdraws a claim after confirmation. */
export function WithdrawClaim({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  const [withdrawClaim, { loading }] = useWithdrawClaimMutation({ refetchQueries: ['Claim'] });

  async function confirm() {
    const { data, error } = await withdrawClaim({ variables: { id } }).catch(failed);
    const answer = data?.withdrawClaim;
    if (!answer) return toastFailure(error);
    setAsking(false);
    return toast(answer.__typename === 'Claim' ? 'Your claim is withdrawn.' : answer.message, { seconds: 8 });
  }

  return (
    <>
      <Button className="justify-self-start" onClick={() => setAsking(true)}>
        Withdraw this claim
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Withdraw this claim?"
        confirmLabel="Yes, withdraw it"
        keepLabel="No, keep it"
        busy={loading}
        onConfirm={() => void confirm()}
      >
        <p>We’ll stop looking into it.</p>
      </ConfirmDialog>
    </>
  );
}
