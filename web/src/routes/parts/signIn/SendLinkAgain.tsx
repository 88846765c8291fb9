import { useRef, useState } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { useRequestEmailVerificationMutation } from './RequestEmailVerification.generated.ts';

type Sending = 'idle' | 'sent' | 'failed';

/** Resends the confirmation link, and reports the outcome. */
export function SendLinkAgain() {
  const [request, { loading, error }] = useRequestEmailVerificationMutation();
  const [sending, setSending] = useState<Sending>('idle');

  const box = useRef<HTMLDivElement>(null);

  async function send() {
    const answer = await request().catch(failed);
    setSending(answer.data ? 'sent' : 'failed');
    // The focused button disappears.
    if (answer.data) box.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={box} tabIndex={-1} className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 outline-none">
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
          {failureText(error, 'We couldn’t send it just now. Please try again later.')}
        </p>
      )}
    </div>
  );
}
