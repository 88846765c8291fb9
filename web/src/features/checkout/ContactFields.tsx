import { MAX_PHONE_LENGTH } from '@treadline/schema/trade/phone';
import { useFormContext } from 'react-hook-form';
import { EmailField } from '../../ui/EmailField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { CheckoutFormValues } from './checkoutForm.ts';
import { emailRule } from './checkoutRules.ts';

/** How the shopper can be reached about the order. */
export function ContactFields() {
  const { register, formState } = useFormContext<CheckoutFormValues>();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <EmailField
        hint="For your order confirmation and tracking"
        error={formState.errors.email?.message}
        {...register('email', { validate: emailRule })}
      />
      <TextField
        label="Phone"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={MAX_PHONE_LENGTH}
        hint="For the driver, should there be a question"
        error={formState.errors.phone?.message}
        {...register('phone')}
      />
    </div>
  );
}
