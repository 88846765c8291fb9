import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { useWithdrawReturnMutation } from './ReturnRoute.generated.ts';

/** Takes the return back after confirmation. */
export function WithdrawReturn({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  const [withdraw, { loading }] = useWithdrawReturnMutation({ refetchQueries: ['OwnReturn'] });

  async function confirm() {
    const answer = (await withdraw({ variables: { id } }).catch(() => undefined))?.data?.withdrawReturn;
    if (!answer) return toastFailure();
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
