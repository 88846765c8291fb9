import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { useWithdrawClaimMutation } from './Claim.generated.ts';

/** Withdraws a claim, after a question. */
export function WithdrawClaim({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  const [withdrawClaim, { loading }] = useWithdrawClaimMutation({ refetchQueries: ['OwnOrder'] });

  async function withdraw() {
    const answer = (await withdrawClaim({ variables: { id } }).catch(() => undefined))?.data?.withdrawClaim;
    if (!answer) return toastFailure();
    if (answer.__typename !== 'Claim') toast(answer.message, { seconds: 8 });
    return setAsking(false);
  }

  if (!isAsking)
    return (
      <Button className="justify-self-start" onClick={() => setAsking(true)}>
        Withdraw this claim
      </Button>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>Withdraw this claim? We’ll stop looking into it.</p>
      <Button variant="primary" busy={loading} onClick={() => void withdraw()}>
        Yes, withdraw it
      </Button>
      <Button onClick={() => setAsking(false)}>No, keep it</Button>
    </div>
  );
}
