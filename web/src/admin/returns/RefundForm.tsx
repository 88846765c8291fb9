import { formatPrice, parsePrice } from '@treadline/schema/trade/values/money';
import { useState, type SubmitEvent } from 'react';
import { limitsOf } from '../../lib/form/inputRule.ts';
import { refundReturnInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { PriceField } from '../form/PriceField.tsx';
import type { NextStepProps } from './nextStepProps.ts';
import { useReturnSteps } from './useReturnSteps.ts';

/** Refunds a return, less a deduction for use. The button shows the sum. */
export function RefundForm({ ret, onReload, isQuiet }: NextStepProps & { isQuiet: boolean }) {
  const { sums, refund: made } = ret;
  const [off, setOff] = useState('');
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, refund } = useReturnSteps(ret, onReload);
  const deduction = off.trim() === '' ? 0 : parsePrice(off);
  const total = made ? made.amount : sums.total + sums.deduction - (deduction ?? 0);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (deduction === null) return setFailure('Enter the deduction in pounds, such as 20 or 12.50.');
    const wish = made
      ? { deduction: sums.deduction, deductionReason: ret.deductionReason }
      : { deduction, deductionReason: reason };
    return setFailure(await refund(wish));
  }

  return (
    <PostForm onSubmit={submit} className="grid gap-4">
      {!made && (
        <div className="grid items-start gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <PriceField
            label="Deduct for use"
            optional
            value={off}
            maxLength={12}
            onChange={({ target }) => setOff(target.value)}
          />
          <TextField
            label="Reason"
            optional={!deduction}
            hint="Shown to the customer in the email and on the tracking page."
            value={reason}
            {...limitsOf(rules.deductionReason)}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      )}
      {failure && <Notice tone="bad" title={failure} />}
      <Button
        type="submit"
        variant={isQuiet ? 'outlined' : 'primary'}
        busy={busy}
        className="justify-self-start"
      >
        {made ? 'Try again: ' : 'Refund '}
        {formatPrice(Math.max(0, total))}
      </Button>
    </PostForm>
  );
}
