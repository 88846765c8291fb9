import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { ConfirmButton } from '../../ui/overlay/ConfirmButton.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { useWithdrawReturnMutation } from './ReturnRoute.generated.ts';

/** Withdraws the return after confirmation. */
export function WithdrawReturn({ id }: { id: string }) {
  const [withdraw, { loading }] = useWithdrawReturnMutation({ refetchQueries: ['OwnReturn'] });

  async function confirm(close: () => void) {
    const { data, error } = await withdraw({ variables: { id } }).catch(failed);
    const answer = data?.withdrawReturn;
    if (!answer) return toastFailure(error);
    close();
    return toast(answer.__typename === 'OrderReturn' ? 'You keep the tyres.' : answer.message, {
      seconds: 8,
    });
  }

  return (
    <ConfirmButton
      label="Keep the tyres"
      button={{ variant: 'plain' }}
      title="Keep the tyres?"
      confirmLabel="Yes, keep them"
      keepLabel="Go on with the return"
      busy={loading}
      onConfirm={confirm}
    >
      <p>We’ll close this return. You can ask for another one as long as the time lasts.</p>
    </ConfirmButton>
  );
}
