import { useFormContext } from 'react-hook-form';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import { checkoutInputRules } from '../../../lib/form/inputRules.generated.ts';
import { EmailField } from '../../../ui/form/EmailField.tsx';
import { PhoneField } from '../../../ui/form/PhoneField.tsx';
import type { CheckoutFormValues } from '../draft/checkoutForm.ts';

/**
 * How to contact the shopper about the order.
 * @param keepsPhone whether the shop saves this phone number for the next checkout, as the account has none.
 */
export function ContactFields({ keepsPhone }: { keepsPhone: boolean }) {
  const form = useFormContext<CheckoutFormValues>();
  const field = fieldsOf(form, checkoutInputRules);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <EmailField hint="For your receipt and tracking" {...field('email')} />
      <PhoneField
        hint={
          keepsPhone
            ? 'In case the driver needs to call you. We’ll keep it in your account.'
            : 'In case the driver needs to call you'
        }
        {...field('phone')}
      />
    </div>
  );
}
