import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { useWithdrawReturnMutation } from './OwnReturn.generated.ts';

/** Takes the return back after confirmation. */
export function WithdrawReturn({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  const [withdraw, { loading }] = useWithdrawReturnMutation({ refetchQueries: ['OwnReturn'] });

  async function confirm() {
    const answer = (await withdraw({ variables: { id } }).catch(() => undefined))?.data?.withdrawReturn;
    setAsking(false);
    if (!answer) return toastFailure();
    return toast(answer.__typename === 'OrderReturn' ? 'You keep the tyres.' : answer.message);
  }

  return (
    <>
      <Button variant="plain" onClick={() => setAsking(true)}>
        Keep the tyres
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Keep the tyres?">
        <div className="grid gap-5">
          <p>We’ll close this return. You can ask for another one as long as the time lasts.</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" busy={loading} onClick={() => void confirm()}>
              Yes, keep them
            </Button>
            <Button onClick={() => setAsking(false)}>Go on with the return</Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
