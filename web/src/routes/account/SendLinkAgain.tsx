import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useRequestEmailVerificationMutation } from './RequestEmailVerification.generated.ts';

type Sending = 'idle' | 'sent' | 'failed';

/** Has the link that confirms the address sent again, and says what became of that. */
export function SendLinkAgain() {
  const [request, { loading }] = useRequestEmailVerificationMutation();
  const [sending, setSending] = useState<Sending>('idle');

  async function send() {
    const answer = await request().catch(() => undefined);
    setSending(answer?.data ? 'sent' : 'failed');
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      {sending !== 'sent' && (
        <Button busy={loading} onClick={() => void send()}>
          Send the link again
        </Button>
      )}
      <p role="status" className="font-[600] empty:hidden">
        {sending === 'sent' && 'A new link is on its way.'}
      </p>
      {sending === 'failed' && (
        <p role="alert" className="font-[600] text-bad">
          We could not send it just now. Please try again later.
        </p>
      )}
    </div>
  );
}
