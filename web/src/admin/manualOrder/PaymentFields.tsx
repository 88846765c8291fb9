import { keysOf } from '@treadline/schema/trade/values/words';
import { useFormContext } from 'react-hook-form';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import {
  createManualOrderInputRules as rules,
  recordPaymentInputRules,
} from '../../lib/form/inputRules.generated.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Choice, ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { canBePaidNow, holdHint, manualPayments, type ManualOrderValues } from './manualOrderForm.ts';

/** How the order is paid, and what the staff should know about it. */
export function PaymentFields() {
  const form = useFormContext<ManualOrderValues>();
  const { register, watch, formState } = form;
  const field = fieldsOf(form, rules);
  const reference = fieldsOf(form, recordPaymentInputRules);
  const [payment, isPaid, note] = watch(['payment', 'isPaid', 'note']);
  return (
    <div className="grid gap-4">
      <ChoiceField legend="How it is paid" error={formState.errors.payment?.message}>
        <div className="flex flex-wrap gap-2">
          {keysOf(manualPayments).map((value) => (
            <Choice key={value} value={value} label={manualPayments[value].label} {...register('payment')} />
          ))}
        </div>
      </ChoiceField>
      <p className="text-sm text-ink-2">{holdHint(payment)}</p>
      {canBePaidNow(payment) && (
        <>
          <Checkbox label="The customer has paid" {...register('isPaid')} />
          {isPaid && (
            <TextField
              label="Reference"
              optional
              hint="What the terminal’s slip or the till says."
              autoComplete="off"
              {...reference('reference')}
            />
          )}
        </>
      )}
      <TextAreaField
        label="Note"
        optional
        rows={3}
        hint="For the shop’s staff."
        length={note.length}
        {...field('note')}
      />
    </div>
  );
}
