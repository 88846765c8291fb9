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

/** The payment method, and a note for staff. */
export function PaymentFields() {
  const form = useFormContext<ManualOrderValues>();
  const { register, watch, formState } = form;
  const field = fieldsOf(form, rules);
  const reference = fieldsOf(form, recordPaymentInputRules);
  const [payment, isPaid, note, fitting] = watch(['payment', 'isPaid', 'note', 'fitting']);
  return (
    <div className="grid gap-4">
      <ChoiceField legend="Payment method" error={formState.errors.payment?.message}>
        <div className="flex flex-wrap gap-2">
          {keysOf(manualPayments).map((value) => (
            <Choice key={value} value={value} label={manualPayments[value].label} {...register('payment')} />
          ))}
        </div>
      </ChoiceField>
      <p className="text-sm text-ink-2">
        {holdHint(payment)}
        {fitting &&
          ' If the fitting is soon, this ends earlier, so that the tyres can still be there in time.'}
      </p>
      {canBePaidNow(payment) && (
        <>
          <Checkbox label="The customer has paid" {...register('isPaid')} />
          {isPaid && (
            <TextField
              label="Reference"
              optional
              hint="From the card slip or the till."
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
        hint="Only staff can see this."
        length={note.length}
        {...field('note')}
      />
    </div>
  );
}
