import { formatPrice } from '@treadline/schema/trade/values/money';
import { useState, type SubmitEvent } from 'react';
import { failed, failureText } from '../../apollo/failureText.ts';
import { limitsOf } from '../../lib/form/inputRule.ts';
import { refundOrderInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Choice, ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { PriceField } from '../form/PriceField.tsx';
import { emptyDraft, faultOf, inputOf, priceOf, sumOf, type RefundDraft } from './refundDraft.ts';
import { RefundLines } from './RefundLines.tsx';
import { AFTER_A_MOVE, isUnsent, REFUND_OUTCOMES, type RefundableOrder } from './refundOrder.ts';
import { useRefundAnOrderMutation, type RefundAnOrderMutation } from './RefundPanel.generated.ts';

interface RefundDialogProps {
  order: RefundableOrder;
  open: boolean;
  onClose: () => void;
}

/** Refunds tyres, the delivery charge or an amount. The button shows the sum. */
export function RefundDialog({ order, open, onClose }: RefundDialogProps) {
  return (
    <Dialog title={`Refund ${order.number}`} open={open} onClose={onClose}>
      <RefundForm order={order} onDone={onClose} />
    </Dialog>
  );
}

/** Why nothing was refunded, if the user can do something about it in the form; null otherwise. */
function failureOf(answer: RefundAnOrderMutation['refundOrder'] | undefined, error: unknown): string | null {
  switch (answer?.__typename) {
    case 'Order':
    case 'RefundPending':
    case 'RefundRefused':
      return null;
    case 'StaleWrite':
      return (
        'A colleague has refunded part of this order in the meantime. The figures are now up to date: check them and ' +
        'refund again.'
      );
    case 'InvalidInput':
      return `${answer.fields.map(({ message }) => message).join('. ')}.`;
    case undefined:
    case 'InvalidTransition':
    case 'NothingLeftToRefund':
    case 'OrderNotFound':
    case 'RefundNotFound':
      return answer?.message ?? failureText(error);
  }
}

function sayOutcome(answer: RefundAnOrderMutation['refundOrder'] | undefined, sum: number): void {
  if (answer?.__typename === 'Order') toast(`Refunded ${formatPrice(sum)}.`);
  if (answer?.__typename === 'RefundPending' || answer?.__typename === 'RefundRefused')
    toast(REFUND_OUTCOMES[answer.__typename], { seconds: 8 });
}

function RefundForm({ order, onDone }: { order: RefundableOrder; onDone: () => void }) {
  const [draft, setDraft] = useState<RefundDraft>(() => emptyDraft(order, isUnsent(order)));
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string | null>(null);
  const [refund, { loading }] = useRefundAnOrderMutation(AFTER_A_MOVE);
  const change = (changes: Partial<RefundDraft>) => {
    setFailure(null);
    // A different refund gets a new key. If the earlier request went through after all, the revision shows that.
    setKey(crypto.randomUUID());
    setDraft({ ...draft, ...changes });
  };
  const sum = sumOf(draft, order);
  const left = order.refundable ?? 0;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fault = faultOf(draft, order, formatPrice);
    if (fault !== null || sum === null) return setFailure(fault);
    const answer = await refund({ variables: { input: inputOf(draft, order, key) } }).catch(failed);
    const result = answer.data?.refundOrder;
    const why = failureOf(result ?? undefined, answer.error);
    setFailure(why);
    // If no answer came, the retry repeats the key, so nothing is refunded twice.
    if (result) setKey(crypto.randomUUID());
    if (why !== null) return;
    sayOutcome(result ?? undefined, sum);
    onDone();
  }

  return (
    <PostForm onSubmit={submit} className="grid gap-5">
      <p className="text-sm text-ink-2">{formatPrice(left)} can still be refunded.</p>
      <ChoiceField legend="What to refund">
        <div className="flex flex-wrap gap-2">
          {(
            [
              ['UNITS', 'Tyres and delivery'],
              ['AMOUNT', 'An amount'],
            ] as const
          ).map(([by, label]) => (
            <Choice
              key={by}
              name="by"
              label={label}
              checked={draft.by === by}
              onChange={() => change({ by, amount: '' })}
            />
          ))}
        </div>
      </ChoiceField>
      {draft.by === 'UNITS' && (
        <>
          <RefundLines order={order} draft={draft} onChange={(units) => change({ units })} />
          {(order.refundableDelivery ?? 0) > 0 && (
            <Checkbox
              label={`Delivery charge, ${formatPrice(order.refundableDelivery ?? 0)}`}
              checked={draft.withDelivery}
              onChange={({ target }) => change({ withDelivery: target.checked })}
            />
          )}
        </>
      )}
      <PriceField
        label={draft.by === 'AMOUNT' ? 'Amount in pounds' : 'Refund less'}
        optional={draft.by === 'UNITS'}
        hint={
          draft.by === 'AMOUNT'
            ? 'For example, as goodwill. No tyres are marked as returned.'
            : `Instead of ${formatPrice(priceOf(draft, order))}, if the tyres have lost value.`
        }
        value={draft.amount}
        maxLength={12}
        onChange={({ target }) => change({ amount: target.value })}
      />
      <TextField
        label="Reason"
        optional
        hint="Shown to the customer in the email and on the tracking page."
        value={draft.reason}
        {...limitsOf(rules.reason)}
        onChange={({ target }) => change({ reason: target.value })}
      />
      {failure && <Notice tone="bad" title={failure} />}
      {sum === left && left > 0 && (
        <p className="text-sm text-ink-2">
          This refunds everything that’s left, so it ends the order
          {isUnsent(order) && draft.by === 'AMOUNT' && ' and puts its tyres back into stock'}.
        </p>
      )}
      {order.offlinePayment && (
        <p className="text-sm text-ink-2">
          This order wasn’t paid through Stripe, so this only records the refund. Hand the money back
          yourself.
        </p>
      )}
      <DialogActions>
        <Button type="submit" variant="primary" busy={loading}>
          {sum ? `Refund ${formatPrice(sum)}` : 'Refund'}
        </Button>
      </DialogActions>
    </PostForm>
  );
}
