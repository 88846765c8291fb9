import { useState } from 'react';
import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { Button } from '../../ui/base/Button.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { useWithdrawReturnMutation } from './ReturnRoute.generated.ts';

/** Takes the return back after confirmation. */
export function WithdrawReturn({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  const [withdraw, { loading }] = useWithdrawReturnMutation({ refetchQueries: ['OwnReturn'] });

  async function confirm() {
    const { data, error } = await withdraw({ variables: { id } }).catch(failed);
    const answer = data?.withdrawReturn;
    if (!answer) return toastFailure(error);
    setAsking(false);
    return toast(answer.__typename === 'OrderReturn' ? 'You keep the tyres.' : answer.message, {
      seconds: 8,
    });
  }

  return (
    <>
      <Button variant="plain" onClick={() => setAsking(true)}>
        Keep the tyres
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Keep the tyres?"
        confirmLabel="Yes, keep them"
        keepLabel="Go on with the return"
        busy={loading}
        onConfirm={() => void confirm()}
      >
        <p>We’ll close this return. You can ask for another one as long as the time lasts.</p>
      </ConfirmDialog>
    </>
  );
}
