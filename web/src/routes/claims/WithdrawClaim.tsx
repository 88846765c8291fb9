import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { ConfirmButton } from '../../ui/overlay/ConfirmButton.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { useWithdrawClaimMutation } from './ClaimRoute.generated.ts';

/** Withdraws a claim after confirmation. */
export function WithdrawClaim({ id }: { id: string }) {
  const [withdrawClaim, { loading }] = useWithdrawClaimMutation({ refetchQueries: ['Claim'] });

  async function confirm(close: () => void) {
    const { data, error } = await withdrawClaim({ variables: { id } }).catch(failed);
    const answer = data?.withdrawClaim;
    if (!answer) return toastFailure(error);
    close();
    return toast(answer.__typename === 'Claim' ? 'Your claim is withdrawn.' : answer.message, { seconds: 8 });
  }

  return (
    <ConfirmButton
      label="Withdraw this claim"
      button={{ className: 'justify-self-start' }}
      title="Withdraw this claim?"
      confirmLabel="Yes, withdraw it"
      keepLabel="No, keep it"
      busy={loading}
      onConfirm={confirm}
    >
      <p>We’ll stop looking into it.</p>
    </ConfirmButton>
  );
}
