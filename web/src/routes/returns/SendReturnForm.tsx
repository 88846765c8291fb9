import { isReturnAt } from '@treadline/schema/trade/order/return-rights';
import { useState, type SubmitEvent } from 'react';
import { failureText } from '../../apollo/failureText.ts';
import { limitsOf } from '../../lib/form/inputRule.ts';
import { sendReturnInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import type { ReturnDetailsFragment } from './ReturnDetails.generated.ts';
import { useSendReturnMutation } from './ReturnRoute.generated.ts';

const FAILED_MESSAGE = 'We couldn’t save that. Please try again.';

/** Tells the shop that the tyres were sent, and with which carrier. Can be corrected later. */
export function SendReturnForm({ ret }: { ret: ReturnDetailsFragment }) {
  const { id, state } = ret;
  const [carrier, setCarrier] = useState(ret.carrier ?? '');
  const [trackingNumber, setTrackingNumber] = useState(ret.trackingNumber ?? '');
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { loading }] = useSendReturnMutation();
  const isSent = isReturnAt(state, 'ON_THE_WAY');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure(null);
    try {
      const answer = (await send({ variables: { input: { id, carrier, trackingNumber } } })).data?.sendReturn;
      if (answer?.__typename === 'OrderReturn') toast('Thank you. We’ll look out for your tyres.');
      else setFailure(answer?.message ?? FAILED_MESSAGE);
    } catch (error) {
      setFailure(failureText(error, FAILED_MESSAGE));
    }
  }

  return (
    <PostForm aria-label="Tell us that you’ve sent them" onSubmit={submit} className="grid max-w-2xl gap-4">
      <h2 className="text-xl">{isSent ? 'How you’ve sent them' : 'Have you sent them?'}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Carrier"
          optional
          value={carrier}
          {...limitsOf(rules.carrier)}
          onChange={({ target }) => setCarrier(target.value)}
        />
        <TextField
          label="Their tracking number"
          optional
          value={trackingNumber}
          {...limitsOf(rules.trackingNumber)}
          onChange={({ target }) => setTrackingNumber(target.value)}
        />
      </div>
      {failure && <Notice tone="bad" title={failure} />}
      <Button type="submit" busy={loading} className="justify-self-start">
        {isSent ? 'Save' : 'I’ve sent them'}
      </Button>
    </PostForm>
  );
}
